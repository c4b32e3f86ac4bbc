import { coupons } from '@sufra/contract/promotions/coupons'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { CouponForm } from './CouponForm.tsx'
import { couponFormText } from './coupons.text.ts'
import type { CouponBody } from './couponValues.ts'

interface Props {
  /** Undefined for a new coupon. */
  readonly id: number | undefined
  readonly trial?: FormPanel<CouponBody> | undefined
  readonly onClose: () => void
}

/** Creates a coupon, or changes what is not locked of one. */
export default function CouponDialog({ id, trial, onClose }: Props) {
  const t = useText(couponFormText)
  const row = useFormRow(
    coupons.show,
    { body: { catering_coupon_id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  if (id === undefined) return <CouponForm coupon={undefined} trial={trial} onClose={onClose} />
  return (
    <QueryDialog query={row} title={t('editTitle')} onClose={onClose}>
      {({ cateringCoupon }) => (
        <CouponForm
          key={row.key}
          coupon={cateringCoupon}
          trial={trial}
          onClose={onClose}
          onTakeTheirs={row.renew}
        />
      )}
    </QueryDialog>
  )
}
