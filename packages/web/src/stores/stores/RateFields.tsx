import { FieldRow, Section } from '../../kernel/display/Section.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { FieldsProps } from './AboutFields.tsx'
import { storeFormText } from './storeForm.text.ts'
import type { Percentage } from './storeForm.values.ts'

const shares = [
  ['catering_comission', 'commission'],
  ['catering_advance', 'advance'],
  ['credit_card_fee', 'creditFee'],
  ['debit_card_fee', 'debitFee'],
  ['value_added_tax', 'vat'],
] as const satisfies readonly (readonly [Percentage, string])[]

/** Rates and limits set by the platform: changed by admins, read by the others (DECISIONS 10). */
export function RateFields({ form: { field }, readOnly }: FieldsProps) {
  const t = useText(storeFormText)
  const byPlatform = useSession().kind !== 'admin'
  const shared = { withAsterisk: !byPlatform, readOnly: readOnly || byPlatform }
  return (
    <Section title={t('rates')} text={byPlatform && t('ratesByPlatform')}>
      <FieldRow>
        {shares.map(([name, label]) => (
          <NumberInput key={name} label={t(label)} decimals={2} unit="%" {...shared} {...field(name)} />
        ))}
        <MoneyInput label={t('cashLimit')} {...shared} {...field('cash_on_delivery_limit')} />
      </FieldRow>
    </Section>
  )
}
