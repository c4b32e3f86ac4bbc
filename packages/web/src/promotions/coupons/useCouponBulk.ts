import { type Coupon, coupons } from '@sufra/contract/promotions/coupons'
import { couponUses } from '@sufra/contract/promotions/couponUses'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { couponName } from './couponBatch.ts'
import { couponsText } from './coupons.text.ts'

const turn = ({ id }: Coupon, on: boolean) =>
  call(coupons.updateStatus, { params: { id }, body: { status: on }, from: 'bulk' })

/** Several coupons are switched or deleted. */
export function useCouponBulk(): Bulk<Coupon> {
  const t = useText(bulkText)
  const words = useText(couponsText)
  const { can } = useSession()
  return {
    nameOf: couponName,
    invalidates: [coupons.list, couponUses.show],
    actions: [
      ...(can(coupons.updateStatus) ? switchActions<Coupon>(t, { isOn: ({ status }) => status, turn }) : []),
      ...(can(coupons.remove)
        ? [
            removeAction<Coupon>(t, {
              label: words('remove'),
              text: words('removeText'),
              remove: coupons.remove,
            }),
          ]
        : []),
    ],
  }
}
