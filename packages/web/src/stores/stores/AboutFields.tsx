import { TextInput } from '@mantine/core'
import type { Store } from '@sufra/contract/stores/stores'
import { FieldRow, Section } from '../../kernel/display/Section.tsx'
import { BilingualFields } from '../../kernel/inputs/BilingualInput.tsx'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { PhoneInput } from '../../kernel/inputs/PhoneInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { storeFormText } from './storeForm.text.ts'
import type { useStoreForm } from './useStoreForm.ts'

export interface FieldsProps {
  readonly form: ReturnType<typeof useStoreForm>
  readonly store: Store | undefined
  readonly readOnly: boolean
}

/** Names, descriptions and contact details. */
export function AboutFields({ form: { field }, readOnly }: FieldsProps) {
  const t = useText(storeFormText)
  return (
    <>
      <Section title={t('about')}>
        <BilingualFields
          texts={[
            { name: 'name', label: t('name'), maxLength: 120 },
            { name: 'description', label: t('description'), maxLength: 2000, long: true },
          ]}
          field={field}
          readOnly={readOnly}
        />
      </Section>
      <Section title={t('contact')}>
        <FieldRow>
          <TextInput
            label={t('email')}
            withAsterisk={!readOnly}
            type="email"
            dir="ltr"
            labelProps={{ dir: 'auto' }}
            errorProps={{ dir: 'auto' }}
            autoComplete="off"
            readOnly={readOnly}
            {...field('email')}
          />
          <PhoneInput label={t('phone')} withAsterisk={!readOnly} readOnly={readOnly} {...field('phone')} />
        </FieldRow>
      </Section>
    </>
  )
}

export function PictureFields({ form: { field }, store, readOnly }: FieldsProps) {
  const t = useText(storeFormText)
  const shared = { required: !store && !readOnly, readOnly }
  return (
    <Section title={t('pictures')}>
      <ImageField label={t('logo')} preset="logo" current={store?.logo} {...shared} {...field('logofile')} />
      <ImageField
        label={t('cover')}
        preset="cover"
        current={store?.thumb}
        {...shared}
        {...field('thumbfile')}
      />
      <ImageField
        label={t('menuImage')}
        preset="menu"
        current={store?.image}
        {...shared}
        {...field('imagefile')}
      />
    </Section>
  )
}
