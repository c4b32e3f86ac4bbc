import type { Coupon } from '@sufra/contract/promotions/coupons'
import { useText } from '../../kernel/text/language.tsx'
import css from './coupons.module.css'
import { couponsText } from './coupons.text.ts'

/** How many codes of a batch are made. */
export function CodesProgress({ coupon: { codes_made, code_count } }: { readonly coupon: Coupon }) {
  const t = useText(couponsText)
  const of = code_count ?? 0
  const words = t('codesMade', { made: codes_made.toLocaleString('en-US'), of: of.toLocaleString('en-US') })
  return (
    <span className={css.making}>
      <span>{words}</span>
      <progress max={of} value={codes_made} aria-label={words} />
    </span>
  )
}
