import { promotionTrials } from '@sufra/contract/insight/promotionTrials'
import type { ComponentProps } from 'react'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import type { CouponBody } from '../../promotions/coupons/couponValues.ts'
import { TrialPanel } from './TrialPanel.tsx'

/** A coupon, tried on the last orders. */
export default function CouponTrial({ id, body, form }: ComponentProps<FormPanel<CouponBody>>) {
  return (
    <TrialPanel
      operation={promotionTrials.tryCoupon}
      body={{ ...body, ...(id !== undefined && { id }) }}
      form={form}
      kind="coupon"
    />
  )
}
