import { TextInput } from '@mantine/core'
import type { EntryForm } from '../../kernel/forms/useEntryForm.ts'
import type { InlineControl } from '../../kernel/inline/InlineEditor.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import type { itemOptionsText } from './optionGroups.text.ts'

interface Named extends Record<string, unknown> {
  readonly name_en: string
  readonly name_ar: string
}

/** An option's name in both languages, as fields of a row. */
export function nameFields<Values extends Named>(
  form: EntryForm<Values>,
  t: Translate<typeof itemOptionsText>,
) {
  const side = (name: 'name_en' | 'name_ar', language: 'en' | 'ar', label: string) => ({
    name,
    label,
    control: (given: InlineControl<string>) => (
      <TextInput
        {...form.field(name)}
        {...given}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        autoComplete="off"
        miw={140}
        maxLength={120}
      />
    ),
  })
  return [side('name_en', 'en', t('nameIn')), side('name_ar', 'ar', t('nameInArabic'))]
}
