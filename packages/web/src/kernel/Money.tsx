import { type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import css from './Money.module.css'

/** An amount of dirhams; `bare` where the column already says QAR. */
export function Money({ amount, bare = false }: { amount: Dirhams; bare?: boolean }) {
  return (
    <bdi dir="ltr" className={css.money}>
      {!bare && <span className={css.unit}>QAR&nbsp;</span>}
      {formatQar(amount)}
    </bdi>
  )
}
