import { Button, Input } from '@mantine/core'
import { type ImagePreset, imagePresets } from '@sufra/contract/kernel/imagePresets'
import { imageTypes, type Picture } from '@sufra/contract/kernel/uploads'
import { IconPhoto, IconUpload } from '@tabler/icons-react'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { useFileDrop } from '../browser/useFileDrop.ts'
import { useText } from '../text/language.tsx'
import css from './ImageField.module.css'
import { imageFieldText } from './imageField.text.ts'

interface Props {
  readonly name: string
  readonly label: string
  readonly preset: ImagePreset
  /** The stored picture, shown until another is chosen. */
  readonly current?: Picture | null
  readonly value: File | null
  readonly onChange: (file: File | null) => void
  readonly error?: string | undefined
  readonly required?: boolean
  /** Shows the picture only. */
  readonly readOnly?: boolean
}

export function usePreview(file: File | null): string | null {
  const [uri, setUri] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUri(null)
    const made = URL.createObjectURL(file)
    setUri(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return uri
}

/** A picture, chosen or dropped. It is previewed, and sent with the form. */
export function ImageField(props: Props) {
  const { name, label, preset, current, value, onChange, error, required, readOnly } = props
  const t = useText(imageFieldText)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(value)
  const [unreadable, setUnreadable] = useState<string>()
  const uri = preview ?? current?.uri
  // If the browser can't render the file, the server decides whether it is valid.
  const shown = uri === unreadable ? undefined : uri
  const { width, height, fit } = imagePresets[preset]
  const take = (file: File | undefined) => {
    if (file && !readOnly) onChange(file)
  }
  const dropping = useFileDrop(([file]) => take(file), { readOnly })
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={readOnly ? undefined : t('pictureHint', { width, height })}
      error={error}
      withAsterisk={required}
    >
      <div className={css.field} data-error={error ? true : undefined} {...dropping}>
        <div
          className={css.frame}
          data-whole={fit === 'inside' || undefined}
          style={{ '--ratio': `${width} / ${height}` } as CSSProperties}
        >
          {shown ? (
            <img src={shown} alt="" onError={() => setUnreadable(shown)} />
          ) : (
            <IconPhoto size={28} stroke={1.25} aria-hidden />
          )}
        </div>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          name={name}
          accept={imageTypes.join(',')}
          disabled={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            // Allows choosing the same file again after it was corrected.
            event.currentTarget.value = ''
          }}
        />
        <div className={css.actions} hidden={readOnly}>
          <Button
            variant="default"
            tabIndex={-1}
            aria-hidden
            leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t(uri ? 'changePicture' : 'choosePicture')}
          </Button>
          {value && current && (
            <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
              {t('undoPicture')}
            </Button>
          )}
          <span className={css.drop}>{value ? <bdi>{value.name}</bdi> : t('dropPicture')}</span>
        </div>
      </div>
    </Input.Wrapper>
  )
}
