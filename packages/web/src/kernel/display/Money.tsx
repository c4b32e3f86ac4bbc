import { currency, type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import { useLanguage } from '../text/language.tsx'
import css from './Money.module.css'

/** What amounts are in, in the reader's language: in a field, or once in a column's head. */
export function Currency() {
  const { language } = useLanguage()
  return <span className={css.unit}>{currency[language]}</span>
}

/** An amount of dirhams; `bare` where the column already says the currency, which stands behind it in Arabic. */
export function Money({ amount, bare = false }: { amount: Dirhams; bare?: boolean }) {
  const { language } = useLanguage()
  const figure = formatQar(amount)
  if (!bare && language === 'ar')
    return (
      <bdi dir="rtl" className={css.money}>
        <bdi dir="ltr">{figure}</bdi>&nbsp;
        <Currency />
      </bdi>
    )
  return (
    <bdi dir="ltr" className={css.money}>
      {!bare && (
        <>
          <Currency />
          &nbsp;
        </>
      )}
      {figure}
    </bdi>
  )
}
