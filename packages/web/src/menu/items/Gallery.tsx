import { Button } from '@mantine/core'
import { imageTypes } from '@sufra/contract/kernel/uploads'
import { maxUploadedAtOnce } from '@sufra/contract/menu/items.shapes'
import { IconUpload } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useFileDrop } from '../../kernel/browser/useFileDrop.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { SortableList } from '../../kernel/sorting/SortableList.tsx'
import { moved } from '../../kernel/sorting/sorting.rules.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './Gallery.module.css'
import { KeptTile, SentTile } from './GalleryTile.tsx'
import { defaultOf, type GalleryEntry } from './itemForm.values.ts'
import { itemsText } from './items.text.ts'

interface Props {
  readonly entries: readonly GalleryEntry[]
  readonly onChange: (entries: readonly GalleryEntry[]) => void
  readonly error: string | undefined
  readonly readOnly: boolean
}

const keyOf = ({ key }: GalleryEntry) => key
let made = 0

/** An item's gallery: pictures are uploaded as soon as they are chosen; order and default are saved with the item. */
export function Gallery({ entries, onChange, error, readOnly }: Props) {
  const t = useText(itemsText)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [tooMany, setTooMany] = useState(false)
  // Several uploads may finish before the next render.
  const latest = useRef(entries)
  latest.current = entries
  const put = (change: (before: readonly GalleryEntry[]) => readonly GalleryEntry[]) => {
    latest.current = change(latest.current)
    onChange(latest.current)
  }

  const take = (files: readonly File[]) => {
    if (readOnly || files.length === 0) return
    setTooMany(files.length > maxUploadedAtOnce)
    if (files.length > maxUploadedAtOnce) return
    const added = files.map((file) => ({ key: --made, file, is_default: false }))
    put((before) => [...before, ...added])
  }
  const dropping = useFileDrop(take)
  const drop = (key: number) => put((before) => before.filter((entry) => entry.key !== key))
  const ask = async (key: number) => {
    const yes = await confirm({
      title: t('removePictureAsk'),
      text: t('removePictureText'),
      action: t('remove'),
      danger: true,
    })
    if (yes) drop(key)
  }
  const move = (key: number, to: number) =>
    put((before) => {
      const byKey = new Map(before.map((entry) => [entry.key, entry]))
      return moved(before.map(keyOf), key, to).flatMap((each) => byKey.get(each) ?? [])
    })
  const first = defaultOf(entries)?.key
  const numberOf = ({ key }: GalleryEntry) => entries.findIndex((entry) => entry.key === key) + 1
  const wrong = tooMany ? t('tooMany') : error

  return (
    <fieldset className={css.gallery}>
      <legend className={css.title}>{t('gallery')}</legend>
      {readOnly && entries.length === 0 && <p className={css.hint}>{t('noPictures')}</p>}
      {entries.length > 0 && (
        <SortableList
          grid
          label={t('gallery')}
          className={css.grid}
          rows={entries}
          idOf={keyOf}
          nameOf={(entry) => t('picture', { number: numberOf(entry) })}
          fixed={readOnly || entries.length < 2}
          onMove={move}
        >
          {(entry, handle) =>
            entry.file && entry.image_id === undefined ? (
              <SentTile
                file={entry.file}
                onKept={(image_id, image) =>
                  put((before) =>
                    before.map((each) => (each.key === entry.key ? { ...each, image_id, image } : each)),
                  )
                }
                onRemove={() => drop(entry.key)}
              />
            ) : (
              <KeptTile
                entry={entry}
                number={numberOf(entry)}
                first={entry.key === first}
                handle={handle}
                readOnly={readOnly}
                onFirst={() =>
                  put((before) => before.map((each) => ({ ...each, is_default: each.key === entry.key })))
                }
                onRemove={() => void ask(entry.key)}
              />
            )
          }
        </SortableList>
      )}
      {!readOnly && (
        <div className={css.slot} {...dropping}>
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            multiple
            name="images"
            accept={imageTypes.join(',')}
            aria-label={t('addPictures')}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
            onChange={(event) => {
              take([...(event.currentTarget.files ?? [])])
              // Allows the same file to be chosen again after it was fixed.
              event.currentTarget.value = ''
            }}
          />
          <Button
            variant="default"
            tabIndex={-1}
            aria-hidden
            leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t('addPictures')}
          </Button>
          <span className={css.hint}>{t('dropPictures')}</span>
        </div>
      )}
      {!readOnly && (
        <p id={`${id}-hint`} className={css.hint}>
          {t('galleryHint')}
        </p>
      )}
      {wrong && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
