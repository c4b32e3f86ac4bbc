import { Stack } from '@mantine/core'
import { type CouponDetails, canonicalCode, coupons } from '@sufra/contract/promotions/coupons'
import { couponUses } from '@sufra/contract/promotions/couponUses'
import { Suspense } from 'react'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { CodesField } from './CodesField.tsx'
import { CouponTargets } from './CouponTargets.tsx'
import { couponName } from './couponBatch.ts'
import css from './coupons.module.css'
import { couponFormText } from './coupons.text.ts'
import { addBody, type CouponBody, changeBody, valuesOf } from './couponValues.ts'

interface Props {
  readonly coupon: CouponDetails | undefined
  /** Tries the coupon before it is saved. */
  readonly trial?: FormPanel<CouponBody> | undefined
  readonly onClose: () => void
  readonly onTakeTheirs?: () => void
}

export function CouponForm({ coupon, trial: Trial, onClose, onTakeTheirs }: Props) {
  const t = useText(couponFormText)
  const form = useEntryForm(coupons.save, coupons.update, {
    row: coupon,
    initial: valuesOf(coupon),
    body: { add: addBody, change: (values) => changeBody(coupon?.id ?? 0, values) },
    saved: (_, { codes, code, code_prefix }) => {
      const many = codes === 'many'
      const name = couponName(
        many
          ? { code: null, code_prefix: canonicalCode(code_prefix) }
          : { code: canonicalCode(code), code_prefix: null },
      )
      toast.success(t(many && !coupon ? 'saving' : 'saved', { code: name }))
      for (const shown of [coupons.list, couponUses.show])
        void queryClient.invalidateQueries({ queryKey: keyOf(shown) })
      onClose()
    },
    failed: 'shown',
  })
  const { values, set, field, errorOf } = form
  const locked = coupon !== undefined
  const fixed = { readOnly: locked, withAsterisk: !locked } as const
  return (
    <FormDialog
      title={t(locked ? 'editTitle' : 'addTitle')}
      size={720}
      form={form}
      onClose={onClose}
      {...(onTakeTheirs && { onTakeTheirs })}
    >
      <Stack gap="md">
        {locked && <Callout tone="info">{t('locked')}</Callout>}
        <BilingualInput
          label={t('title')}
          en={field('title_en')}
          ar={field('title_ar')}
          maxLength={100}
          required
          autoFocus
        />
        <BilingualInput
          label={t('shortDescription')}
          en={field('short_description_en')}
          ar={field('short_description_ar')}
          maxLength={300}
          long
          required
        />
        <CodesField form={form} locked={locked} />
        <div className={css.pair}>
          <NumberInput label={t('discount')} unit="%" decimals={2} {...fixed} {...field('discount')} />
          <NumberInput
            label={t('contribution')}
            description={t('contributionHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            unit="%"
            decimals={2}
            {...fixed}
            {...field('platform_contribution')}
          />
          <DayInput label={t('start')} {...fixed} {...field('start_date')} />
          <DayInput label={t('end')} {...fixed} {...field('end_date')} />
          {values.codes === 'one' && (
            <NumberInput
              label={t('total')}
              description={t('noLimit')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              readOnly={locked}
              {...field('total_usage_limit')}
            />
          )}
          <NumberInput
            label={t('perUser')}
            description={t('noLimit')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            readOnly={locked}
            {...field('limit_per_user')}
          />
          <MoneyInput
            label={t('minimum')}
            description={t('minimumHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            name="minimum_order_amount"
            value={values.minimum_order_amount}
            error={errorOf('minimum_order_amount')}
            onChange={(amount) => set('minimum_order_amount', amount)}
          />
        </div>
        <CouponTargets
          values={values}
          locked={locked}
          error={errorOf('coupons') ?? errorOf('all_stores')}
          onChange={(change) => {
            for (const [name, value] of Object.entries(change)) set(name, value)
          }}
        />
        <Suspense>{Trial && <Trial id={coupon?.id} body={addBody(values)} form={form} />}</Suspense>
      </Stack>
    </FormDialog>
  )
}
