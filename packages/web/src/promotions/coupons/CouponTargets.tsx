import { useText } from '../../kernel/text/language.tsx'
import css from './coupons.module.css'
import { couponFormText } from './coupons.text.ts'
import type { CouponValues } from './couponValues.ts'
import { isForAll } from './couponValues.ts'
import { StorePicker } from './StorePicker.tsx'

const reaches = {
  all: { type: 'Store', all_stores: true },
  stores: { type: 'Store', all_stores: false },
  items: { type: 'Item', all_stores: false },
} as const
type Reach = keyof typeof reaches

const reachOf = (values: CouponValues): Reach =>
  values.type === 'Item' ? 'items' : isForAll(values) ? 'all' : 'stores'

interface Props {
  readonly values: CouponValues
  /** The coupon exists: its type cannot be changed. */
  readonly locked: boolean
  readonly error: string | undefined
  readonly onChange: (change: Partial<CouponValues>) => void
}

/** What a coupon is for: all stores, certain stores, or certain items of them. */
export function CouponTargets({ values, locked, error, onChange }: Props) {
  const t = useText(couponFormText)
  const now = reachOf(values)
  return (
    <>
      <fieldset className={css.reach}>
        <legend>{t('reach')}</legend>
        {(Object.keys(reaches) as Reach[]).map((reach) => (
          <label key={reach}>
            <input
              type="radio"
              name="all_stores"
              value={reach}
              checked={now === reach}
              disabled={locked && reaches[reach].type !== values.type}
              onChange={() => onChange(reaches[reach])}
            />
            {t(reach)}
          </label>
        ))}
      </fieldset>
      {now !== 'all' && (
        <StorePicker
          targets={values.coupons}
          withItems={now === 'items'}
          error={error}
          onChange={(coupons) => onChange({ coupons })}
        />
      )}
    </>
  )
}
