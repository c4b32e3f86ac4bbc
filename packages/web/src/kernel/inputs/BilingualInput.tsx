import { Textarea, TextInput } from '@mantine/core'
import type { Language } from '@sufra/contract/kernel/language'
import { inLanguageText } from '../text/inLanguage.text.ts'
import { useText } from '../text/language.tsx'
import css from './BilingualInput.module.css'

interface Field {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}
interface Props {
  /** Common label, such as "Name". */
  readonly label: string
  readonly en: Field
  readonly ar: Field
  readonly maxLength: number
  /** Multi-line. */
  readonly long?: boolean
  readonly required?: boolean
  readonly autoFocus?: boolean
  readonly readOnly?: boolean
}

/** A text in both languages side by side. English is at the start side in either page direction. */
export function BilingualInput({ label, en, ar, maxLength, long, required, autoFocus, readOnly }: Props) {
  const t = useText(inLanguageText)
  const side = (language: 'en' | 'ar', { onChange, ...field }: Field) => {
    const props = {
      ...field,
      label: t(language, { what: label }),
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      labelProps: { dir: 'auto' },
      errorProps: { dir: 'auto' },
      maxLength,
      readOnly,
      withAsterisk: required,
      'data-autofocus': (autoFocus && language === 'en') || undefined,
      onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    }
    return long ? <Textarea autosize minRows={3} maxRows={10} {...props} /> : <TextInput {...props} />
  }
  return (
    <div className={css.pair}>
      {side('en', en)}
      {side('ar', ar)}
    </div>
  )
}

interface FieldsProps<Name extends string> {
  readonly texts: readonly {
    /** What its columns are called without their language. */
    readonly name: Name
    readonly label: string
    readonly maxLength: number
    readonly long?: true
    readonly optional?: true
  }[]
  readonly field: (name: `${NoInfer<Name>}_${Language}`) => Field
  readonly readOnly: boolean
}

/** The texts of a long form. */
export function BilingualFields<Name extends string>({ texts, field, readOnly }: FieldsProps<Name>) {
  return texts.map(({ name, optional, ...text }) => (
    <BilingualInput
      key={name}
      {...text}
      en={field(`${name}_en`)}
      ar={field(`${name}_ar`)}
      required={!readOnly && !optional}
      readOnly={readOnly}
    />
  ))
}
