import { Checkbox, Stack } from '@mantine/core'
import { useText } from '../../kernel/text/language.tsx'
import { couponFormText } from './coupons.text.ts'
import type { CouponValues, Target } from './couponValues.ts'
import { isForAll } from './couponValues.ts'
import { StorePicker } from './StorePicker.tsx'

interface Props {
  readonly values: CouponValues
  readonly error: string | undefined
  readonly onAllStores: (all: boolean) => void
  readonly onTargets: (targets: readonly Target[]) => void
}

/** The stores of a coupon, each with its items where the coupon is for certain items. */
export function CouponTargets({ values, error, onAllStores, onTargets }: Props) {
  const t = useText(couponFormText)
  return (
    <Stack gap="xs">
      {values.type === 'Store' && (
        <Checkbox
          name="all_stores"
          label={t('allStores')}
          description={t('allStoresHint')}
          checked={values.all_stores}
          onChange={(event) => onAllStores(event.currentTarget.checked)}
        />
      )}
      {!isForAll(values) && (
        <StorePicker
          targets={values.coupons}
          withItems={values.type === 'Item'}
          error={error}
          onChange={onTargets}
        />
      )}
    </Stack>
  )
}
