import { type Coupon, coupons } from '@sufra/contract/promotions/coupons'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { couponName } from './couponBatch.ts'
import { couponsText } from './coupons.text.ts'

interface Props {
  readonly coupon: Coupon
  /** Undefined for whoever may only read. */
  readonly onEdit: (() => void) | undefined
}

export function CouponActions({ coupon, onEdit }: Props) {
  const { id } = coupon
  const code = couponName(coupon)
  const t = useText(couponsText)
  const remove = useConfirmed(coupons.remove, { invalidates: [coupons.list] })
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { code }),
        text: t('removeText'),
        action: t('remove'),
        success: t('removed', { code }),
        danger: true,
      },
      { params: { id } },
    )
  return (
    <RowActions
      name={code}
      onEdit={onEdit}
      more={<HistoryButton table="coupons" id={id} name={code} />}
      onRemove={onEdit && (() => void drop())}
      removing={remove.pending}
    />
  )
}
