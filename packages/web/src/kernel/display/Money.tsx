import { currency, type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import { useLanguage } from '../text/language.tsx'
import css from './Money.module.css'

/** The currency in the reader's language, for a field or a column's heading. */
export function Currency() {
  const { language } = useLanguage()
  return <span className={css.unit}>{currency[language]}</span>
}

/**
 * An amount of dirhams. `bare` omits the currency if the column heading has it. In Arabic the currency follows the
 * amount.
 */
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
