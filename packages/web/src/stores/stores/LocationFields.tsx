import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FieldRow, Section } from '../../kernel/display/Section.tsx'
import { BilingualFields } from '../../kernel/inputs/BilingualInput.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { FieldsProps } from './AboutFields.tsx'
import { isShortened, positionOf } from './position.rules.ts'
import css from './StoreForm.module.css'
import { storeFormText } from './storeForm.text.ts'

/** Address and position; a pasted maps link fills in the position. */
export function LocationFields({ form, readOnly }: FieldsProps) {
  const t = useText(storeFormText)
  const [link, setLink] = useState('')
  const { field, set, values } = form
  const paste = (text: string) => {
    setLink(text)
    const position = positionOf(text)
    if (!position) return
    set('latitude', position.latitude)
    set('longitude', position.longitude)
  }
  const { latitude, longitude } = values
  const coordinate = { decimals: 6, withAsterisk: !readOnly, readOnly }
  return (
    <Section title={t('location')}>
      <BilingualFields
        texts={[{ name: 'address', label: t('address'), maxLength: 300 }]}
        field={field}
        readOnly={readOnly}
      />
      {!readOnly && (
        <TextInput
          label={t('mapsLink')}
          description={t('mapsHint')}
          descriptionProps={{ dir: 'auto' }}
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          inputMode="url"
          autoComplete="off"
          value={link}
          error={link.trim() !== '' && !positionOf(link) && t(isShortened(link) ? 'shortened' : 'noPosition')}
          onChange={(event) => paste(event.currentTarget.value)}
        />
      )}
      <FieldRow>
        <NumberInput label={t('latitude')} {...coordinate} {...field('latitude')} />
        <NumberInput label={t('longitude')} {...coordinate} {...field('longitude')} />
      </FieldRow>
      {latitude && longitude && (
        <a
          className={css.link}
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer noopener"
        >
          {t('showMap')}
        </a>
      )}
    </Section>
  )
}
