import type { Picture } from '@sufra/contract/kernel/uploads'
import { Section } from '../../kernel/display/Section.tsx'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Gallery } from './Gallery.tsx'
import { itemsText } from './items.text.ts'
import type { FieldsProps } from './NameFields.tsx'

interface Props extends FieldsProps {
  /** The current photo, or that of the source item. */
  readonly current: Picture | null | undefined
  readonly error: string | undefined
}

export function PictureFields({ form, readOnly, current, error }: Props) {
  const t = useText(itemsText)
  return (
    <Section title={t('pictures')}>
      <ImageField
        label={t('mainPhoto')}
        preset="item"
        current={current ?? null}
        required={!current && !readOnly}
        readOnly={readOnly}
        {...form.field('thumbfile')}
      />
      <Gallery
        entries={form.values.images}
        onChange={(entries) => form.set('images', entries)}
        error={
          error ??
          form.errorOf('images') ??
          form.values.images.map((_, at) => form.errorOf(`images.${at}`)).find(Boolean)
        }
        readOnly={readOnly}
      />
    </Section>
  )
}
