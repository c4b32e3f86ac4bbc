import { qar } from '@sufra/contract/kernel/money'
import { general, type PlatformSettings } from '@sufra/contract/settings/general'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { NumberInput, numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { SettingForm } from '../branding/SettingPanel.tsx'
import { generalText } from './general.text.ts'

interface Props {
  readonly rates: PlatformSettings['rates']
  readonly onTakeTheirs: () => void
}

const shares = [
  ['catering_comission', 'commission'],
  ['catering_advance', 'advance'],
  ['credit_card_fee', 'creditFee'],
  ['debit_card_fee', 'debitFee'],
  ['value_added_tax', 'vat'],
] as const

/** What a new store begins with (DECISIONS 10). */
export function RatesForm({ rates, onTakeTheirs }: Props) {
  const t = useText(generalText)
  const writes = useSession().can(general.saveRates)
  const form = useOperationForm(general.saveRates, {
    initial: {
      catering_comission: String(rates.catering_comission),
      catering_advance: String(rates.catering_advance),
      credit_card_fee: String(rates.credit_card_fee),
      debit_card_fee: String(rates.debit_card_fee),
      value_added_tax: String(rates.value_added_tax),
      cash_on_delivery_limit: rates.cash_on_delivery_limit as number | null,
      cancellation_days: String(rates.cancellation_days),
    },
    version: rates.version,
    body: ({ cash_on_delivery_limit: limit, ...numbers }) => ({
      catering_comission: numberOf(numbers.catering_comission),
      catering_advance: numberOf(numbers.catering_advance),
      credit_card_fee: numberOf(numbers.credit_card_fee),
      debit_card_fee: numberOf(numbers.debit_card_fee),
      value_added_tax: numberOf(numbers.value_added_tax),
      cancellation_days: numberOf(numbers.cancellation_days),
      cash_on_delivery_limit: limit === null ? (null as unknown as number) : qar(limit),
    }),
    saved: () => toast.success(t('ratesSaved')),
    failed: 'shown',
  })
  const shared = { withAsterisk: writes, readOnly: !writes }
  return (
    <SettingForm
      record={{ table: 'settings', id: 'default_rates' }}
      title={t('rates')}
      text={t('ratesText')}
      form={form}
      writes={writes}
      onTakeTheirs={onTakeTheirs}
    >
      <FieldRow>
        {shares.map(([name, label]) => (
          <NumberInput
            key={name}
            label={t(label)}
            description={t(`${label}Text`)}
            decimals={2}
            unit="%"
            {...shared}
            {...form.field(name)}
          />
        ))}
        <MoneyInput
          label={t('cashLimit')}
          description={t('cashLimitText')}
          {...shared}
          {...form.field('cash_on_delivery_limit')}
        />
        <NumberInput
          label={t('cancellationDays')}
          description={t('cancellationText')}
          unit="days"
          {...shared}
          {...form.field('cancellation_days')}
        />
      </FieldRow>
    </SettingForm>
  )
}
