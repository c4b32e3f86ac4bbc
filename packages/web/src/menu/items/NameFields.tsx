import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { Section } from '../../kernel/display/Section.tsx'
import { BilingualFields } from '../../kernel/inputs/BilingualInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './ItemForm.module.css'
import { itemsText } from './items.text.ts'
import type { ItemFormState } from './useItemForm.ts'

const RichTextEditor = late(async () => ({
  default: (await import('../../kernel/richText/RichTextEditor.tsx')).RichTextEditor,
}))

export interface FieldsProps {
  readonly form: ItemFormState
  readonly readOnly: boolean
}

export function NameFields({ form: { field }, readOnly }: FieldsProps) {
  const t = useText(itemsText)
  return (
    <Section title={t('naming')}>
      <BilingualFields
        texts={[
          { name: 'name', label: t('name'), maxLength: 120 },
          { name: 'dish', label: t('dish'), maxLength: 120, optional: true },
          { name: 'short_description', label: t('shortDescription'), maxLength: 500, long: true },
        ]}
        field={field}
        readOnly={readOnly}
      />
    </Section>
  )
}

const sides = [
  { name: 'description_en', language: 'en', label: 'descriptionIn' },
  { name: 'description_ar', language: 'ar', label: 'descriptionInArabic' },
] as const

export function DescriptionFields({ form, readOnly }: FieldsProps) {
  const t = useText(itemsText)
  return (
    <Section title={t('description')}>
      <div className={css.pair}>
        {sides.map(({ name, language, label }) => (
          <Suspense key={name} fallback={<div className={css.waiting} />}>
            <RichTextEditor
              name={name}
              label={t(label)}
              language={language}
              readOnly={readOnly}
              value={form.values[name]}
              error={form.errorOf(name)}
              onChange={(value) => form.set(name, value)}
            />
          </Suspense>
        ))}
      </div>
    </Section>
  )
}
