import { type Coupon, coupons } from '@sufra/contract/promotions/coupons'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { couponsText } from './coupons.text.ts'

/** Whether orders can use a coupon; switching asks first (spec 3 §4). */
export function CouponSwitch({ coupon: { id, code, status: on } }: { readonly coupon: Coupon }) {
  const t = useText(couponsText)
  const status = useConfirmed(coupons.updateStatus, { invalidates: [coupons.list] })
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
