import { type Coupon, coupons } from '@sufra/contract/promotions/coupons'
import { couponUses } from '@sufra/contract/promotions/couponUses'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { couponName } from './couponBatch.ts'
import { couponsText } from './coupons.text.ts'

/** Whether orders can use a coupon; switching asks first (spec 3 §4). */
export function CouponSwitch({ coupon }: { readonly coupon: Coupon }) {
  const { id, status: on } = coupon
  const code = couponName(coupon)
  const t = useText(couponsText)
  const status = useConfirmed(coupons.updateStatus, { invalidates: [coupons.list, couponUses.show] })
  const toggle = () =>
    status.run(
      {
        title: t('statusAsk'),
        text: t(on ? 'offText' : 'onText', { code }),
        action: t(on ? 'turnOff' : 'turnOn'),
        success: t(on ? 'turnedOff' : 'turnedOn', { code }),
      },
      { params: { id }, body: { status: !on } },
    )
  return (
    <StatusSwitch
      label={t('statusOf', { code })}
      checked={on}
      pending={status.pending}
      onToggle={() => void toggle()}
    />
  )
}
