import { ActionIcon, Button } from '@mantine/core'
import type { Picture } from '@sufra/contract/kernel/uploads'
import { IconRefresh, IconStar, IconTrash, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePreview } from '../../kernel/inputs/ImageField.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './Gallery.module.css'
import type { GalleryEntry } from './itemForm.values.ts'
import { itemsText } from './items.text.ts'
import { useUpload } from './useUpload.ts'

interface KeptProps {
  readonly entry: GalleryEntry
  readonly number: number
  readonly first: boolean
  readonly handle: ReactNode
  readonly readOnly: boolean
  readonly onFirst: () => void
  readonly onRemove: () => void
}

const uriOf = ({ uri, sizes }: Picture) => sizes[0]?.uri ?? uri

/** A picture that is uploaded. */
export function KeptTile({ entry, number, first, handle, readOnly, onFirst, onRemove }: KeptProps) {
  const t = useText(itemsText)
  return (
    <div className={css.tile}>
      <div className={css.frame}>
        {entry.image && <img src={uriOf(entry.image)} alt={t('picture', { number })} />}
        {first && <span className={css.first}>{t('isDefault')}</span>}
      </div>
      {!readOnly && (
        <div className={css.actions}>
          {handle}
          {!first && (
            <ActionIcon
              aria-label={t('makeDefault', { number })}
              data-tip={t('makeDefault', { number })}
              onClick={onFirst}
            >
              <IconStar size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon aria-label={t('removePicture', { number })} data-tip={t('remove')} onClick={onRemove}>
            <IconTrash size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}

interface SentProps {
  readonly file: File
  readonly onKept: (image_id: number, image: Picture) => void
  readonly onRemove: () => void
}

/** A picture being uploaded: its progress, and buttons to stop, retry or remove it. */
export function SentTile({ file, onKept, onRemove }: SentProps) {
  const t = useText(itemsText)
  const preview = usePreview(file)
  const { upload, stop, again } = useUpload(file, ({ image_id, image }) => onKept(image_id, image))
  const { name } = file
  const percent = upload.state === 'sending' ? Math.round(upload.share * 100) : 0
  return (
    <div className={css.tile}>
      <div className={css.frame} data-waiting>
        {preview && <img src={preview} alt="" />}
      </div>
      {upload.state === 'sending' ? (
        <div className={css.actions}>
          <progress
            className={css.bar}
            max={100}
            value={percent}
            aria-label={t('sendingOne', { name, percent })}
          />
          <ActionIcon aria-label={t('stopOne', { name })} data-tip={t('stopOne', { name })} onClick={stop}>
            <IconX size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
      ) : (
        <>
          <p className={css.state} role="alert" data-failed={upload.state === 'failed' || undefined}>
            <bdi>{name}</bdi>: {upload.state === 'failed' ? upload.why : t('stopped')}
          </p>
          <div className={css.actions}>
            {(upload.state === 'stopped' || upload.lost) && (
              <Button
                size="xs"
                variant="default"
                aria-label={t('sendAgain', { name })}
                leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
                onClick={again}
              >
                {t('again')}
              </Button>
            )}
            <ActionIcon
              aria-label={t('leaveOut', { name })}
              data-tip={t('leaveOut', { name })}
              onClick={onRemove}
            >
              <IconTrash size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          </div>
        </>
      )}
    </div>
  )
}
