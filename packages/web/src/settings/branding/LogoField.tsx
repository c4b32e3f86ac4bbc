import { Button } from '@mantine/core'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { Picture } from '@sufra/contract/kernel/uploads'
import { branding } from '@sufra/contract/settings/branding'
import { useRef, useState } from 'react'
import { ApiError } from '../../kernel/data/api.ts'
import { messageOf, useAction } from '../../kernel/data/operations.ts'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { brandingText } from './branding.text.ts'
import css from './SettingPanel.module.css'

export type UploadedLogo = NonNullable<OutputOf<typeof branding.saveImages>['logo']>
type Name = 'logo' | 'small_logo'

interface Props {
  readonly name: Name
  readonly label: string
  readonly current: Picture | null
  /** Undefined: unchanged. Null: the built-in mark. */
  readonly value: UploadedLogo | null | undefined
  readonly onChange: (value: UploadedLogo | null | undefined) => void
  readonly onUploading: (name: Name, uploading: boolean) => void
  readonly error: string | undefined
  readonly readOnly: boolean
}

/** A logo, uploaded as soon as it is chosen and shown to everybody once the form is saved. */
export function LogoField({ name, label, current, value, onChange, onUploading, error, readOnly }: Props) {
  const t = useText(brandingText)
  const kernel = useText(kernelText)
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<string>()
  const upload = useAction(branding.saveImages, { success: false, failure: false })
  /** The answer to an upload counts only if nothing else was chosen meanwhile. */
  const wanted = useRef<File>(null)
  const choose = async (chosen: File | null) => {
    wanted.current = chosen
    setFile(chosen)
    setRefused(undefined)
    onUploading(name, chosen !== null)
    if (!chosen) return onChange(undefined)
    try {
      const kept = await upload.mutateAsync({ body: { [name]: chosen } })
      if (wanted.current === chosen) onChange(kept[name] ?? undefined)
    } catch (failure) {
      if (wanted.current !== chosen) return
      setFile(null)
      const ofField = failure instanceof ApiError ? failure.body.errors?.[name] : undefined
      setRefused(ofField ?? messageOf(failure) ?? kernel('unavailable'))
    } finally {
      if (wanted.current === chosen) onUploading(name, false)
    }
  }
  const shown = value === null ? null : (value?.image ?? current)
  const clear = () => {
    wanted.current = null
    onUploading(name, false)
    setFile(null)
    onChange(null)
  }
  return (
    <div className={css.logo}>
      <ImageField
        name={name}
        label={label}
        preset="logo"
        current={shown}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        error={refused ?? error}
        readOnly={readOnly}
      />
      {!readOnly && shown && (
        <div>
          <Button size="xs" variant="subtle" color="gray" onClick={clear}>
            {t('builtInLogo')}
          </Button>
        </div>
      )}
    </div>
  )
}
