import { TextInput } from '@mantine/core'
import { canonicalCode, longestPrefix, mostCodes } from '@sufra/contract/promotions/coupons'
import type { EntryForm } from '../../kernel/forms/useEntryForm.ts'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { isolated } from '../../kernel/text/isolated.ts'
import { useText } from '../../kernel/text/language.tsx'
import { CodeField } from './CodeField.tsx'
import css from './coupons.module.css'
import { couponFormText } from './coupons.text.ts'
import type { CouponValues } from './couponValues.ts'

interface Props {
  readonly form: Pick<EntryForm<CouponValues>, 'values' | 'set' | 'field'>
  readonly locked: boolean
}

const below = ['label', 'input', 'description', 'error'] as const

/** The code that everybody types, or what many codes begin with and how many there are. */
export function CodesField({ form: { values, set, field }, locked }: Props) {
  const t = useText(couponFormText)
  const prefix = field('code_prefix')
  return (
    <>
      {!locked && (
        <fieldset className={css.reach}>
          <legend>{t('oneOrMany')}</legend>
          {(['one', 'many'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="codes"
                value={each}
                checked={values.codes === each}
                onChange={() => set('codes', each)}
              />
              {t(each)}
            </label>
          ))}
        </fieldset>
      )}
      {values.codes === 'one' ? (
        <CodeField locked={locked} field={field('code')} onGenerated={(code) => set('code', code)} />
      ) : (
        <div className={css.pair}>
          <TextInput
            label={t('prefix')}
            description={t('prefixHint', {
              example: isolated(`${values.code_prefix || 'EID'}-7KQ4MWTXA3`),
            })}
            dir="ltr"
            labelProps={{ dir: 'auto' }}
            descriptionProps={{ dir: 'auto' }}
            errorProps={{ dir: 'auto' }}
            inputWrapperOrder={[...below]}
            maxLength={longestPrefix}
            autoComplete="off"
            autoCapitalize="characters"
            withAsterisk={!locked}
            readOnly={locked}
            {...prefix}
            onChange={(event) => prefix.onChange(canonicalCode(event.currentTarget.value))}
          />
          <NumberInput
            label={t('number')}
            description={t('numberHint', { most: mostCodes.toLocaleString('en-US') })}
            inputWrapperOrder={[...below]}
            withAsterisk={!locked}
            readOnly={locked}
            {...field('code_count')}
          />
        </div>
      )}
    </>
  )
}
