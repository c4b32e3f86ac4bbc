import { TextInput } from '@mantine/core'
import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import type { EntryFields, EntrySaved } from '../../kernel/entries/entries.ts'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { taxonomiesText } from './taxonomies.text.ts'
import type { TaxonomyKind } from './taxonomyKind.ts'

export function useTaxonomyForm(
  { save, update, codeRequired }: TaxonomyKind,
  row: Taxonomy | undefined,
  saved: EntrySaved,
): EntryFields {
  const t = useText(taxonomiesText)
  const code = (slug: string) => (slug || codeRequired ? { slug } : {})
  const form = useEntryForm(save, update, {
    row,
    initial: {
      name_en: row?.name_en ?? '',
      name_ar: row?.name_ar ?? '',
      slug: row?.slug ?? '',
      imagefile: null as File | null,
    },
    body: {
      // An empty chooser is what the schema complains of.
      add: ({ slug, imagefile, ...values }) => ({
        ...values,
        ...code(slug),
        imagefile: imagefile as File,
      }),
      change: ({ slug, imagefile, ...values }) => ({
        ...values,
        ...code(slug),
        ...(!slug && !codeRequired && row?.slug && { clear: ['slug' as const] }),
        ...(imagefile && { imagefile }),
      }),
    },
    saved,
    failed: 'shown',
  })
  const more = (
    <>
      <TextInput
        label={t('code')}
        description={t('codeHint')}
        dir="ltr"
        labelProps={{ dir: 'auto' }}
        descriptionProps={{ dir: 'auto' }}
        errorProps={{ dir: 'auto' }}
        maxLength={5}
        autoComplete="off"
        withAsterisk={codeRequired}
        {...form.field('slug')}
      />
      <ImageField
        label={t('icon')}
        preset="category"
        current={row?.image}
        required={!row}
        {...form.field('imagefile')}
      />
    </>
  )
  const names = { en: form.field('name_en'), ar: form.field('name_ar'), maxLength: 100, required: true }
  return { form, ...names, more }
}
