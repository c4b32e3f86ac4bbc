import { Button, Stack, TextInput } from '@mantine/core'
import { type CouponTrial, couponTrials } from '@sufra/contract/insight/couponTrials'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { type Coupon, canonicalCode } from '@sufra/contract/promotions/coupons'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { PhoneInput } from '../../kernel/inputs/PhoneInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import css from './couponTrials.module.css'
import { couponTrialsText } from './couponTrials.text.ts'
import { type Line, TrialLine } from './TrialLine.tsx'
import { TrialResult } from './TrialResult.tsx'

const noLine: Line = { item_id: undefined, quantity: '10' }

interface Values extends Record<string, unknown> {
  coupon_code: string
  store_id: number | undefined
  items: readonly Line[]
  mobile: string
  day: string
}

/** A basket, a customer and a day, and what the coupon gives to them. */
export function TrialForm({ coupon }: { readonly coupon: Coupon }) {
  const t = useText(couponTrialsText)
  const [trial, setTrial] = useState<CouponTrial | null>(null)
  const form = useOperationForm(couponTrials.run, {
    initial: {
      coupon_code: '',
      store_id: undefined,
      items: [noLine],
      mobile: '',
      day: qatarDay(Date.now()),
    } as Values,
    body: ({ coupon_code, store_id, items, mobile, day }) => ({
      catering_coupon_id: coupon.id,
      ...(coupon_code.trim() && { coupon_code }),
      store_id: store_id as number,
      items: items.map(({ item_id, quantity }) => ({
        item_id: item_id as number,
        quantity: numberOf(quantity),
      })),
      ...(mobile.trim() && { mobile }),
      day,
    }),
    saved: (answer) => setTrial(answer.trial),
    failed: 'shown',
  })
  const { values, set, errorOf } = form
  const code = form.field('coupon_code')
  const setLine = (at: number, line: Line) =>
    set(
      'items',
      values.items.map((each, index) => (index === at ? line : each)),
    )
  return (
    <div className={css.columns}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="md">
          {form.failure && <Callout tone="error">{form.failure}</Callout>}
          <div>
            <StoreFilter
              label={t('store')}
              any={t('anyStore')}
              value={values.store_id}
              onPick={(id) => {
                set('store_id', id)
                set('items', [noLine])
              }}
            />
            {errorOf('store_id') && (
              <p role="alert" className={css.error}>
                {errorOf('store_id')}
              </p>
            )}
          </div>
          {values.store_id !== undefined &&
            values.items.map((line, index) => (
              <TrialLine
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
                key={index}
                store={values.store_id as number}
                line={line}
                number={index + 1}
                errors={[errorOf(`items.${index}.item_id`), errorOf(`items.${index}.quantity`)]}
                onChange={(next) => setLine(index, next)}
                onRemove={
                  values.items.length > 1
                    ? () =>
                        set(
                          'items',
                          values.items.filter((_, at) => at !== index),
                        )
                    : undefined
                }
              />
            ))}
          {values.store_id !== undefined && (
            <Button
              variant="default"
              className={css.add}
              leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
              onClick={() => set('items', [...values.items, noLine])}
            >
              {t('addItem')}
            </Button>
          )}
          {coupon.code_prefix !== null && (
            <TextInput
              label={t('code')}
              description={t('codeHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              dir="ltr"
              labelProps={{ dir: 'auto' }}
              descriptionProps={{ dir: 'auto' }}
              errorProps={{ dir: 'auto' }}
              maxLength={32}
              autoComplete="off"
              {...code}
              onChange={(event) => code.onChange(canonicalCode(event.currentTarget.value))}
            />
          )}
          <PhoneInput label={t('mobile')} description={t('mobileHint')} {...form.field('mobile')} />
          <DayInput label={t('day')} {...form.field('day')} />
          <Button type="submit" className={css.add} loading={form.pending}>
            {t('run')}
          </Button>
        </Stack>
      </form>
      <div aria-live="polite">{trial && !form.failure && <TrialResult trial={trial} />}</div>
    </div>
  )
}
