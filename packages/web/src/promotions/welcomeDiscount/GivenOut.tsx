import { welcomeDiscount } from '@sufra/contract/promotions/welcomeDiscount'
import { useToday } from '../../kernel/browser/useToday.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './WelcomeDiscount.module.css'
import { shareOf, stateOf } from './welcomeDiscount.rules.ts'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

/** Whether it is given at the moment, and what it has cost so far: as saved, whatever is being typed. */
export function GivenOut() {
  const t = useText(welcomeDiscountText)
  const today = useToday()
  const { data } = useOperation(welcomeDiscount.list, {}, { every: refetchEvery.live })
  const saved = data?.discounts[0]
  if (!saved) return <div className={css.given} aria-busy />
  const { budget, given_value, given_count } = saved
  const state = stateOf(saved, today)
  return (
    <section className={css.given} aria-label={t('given')} data-state={state}>
      <p className={css.state}>{t(state)}</p>
      <p>
        {t('given')}: <Money amount={given_value} />{' '}
        {budget !== null && (
          <>
            {t('ofBudget')} <Money amount={budget} />{' '}
          </>
        )}
        <span className={css.quiet}>{t('givenOrders', { count: given_count })}</span>
      </p>
      {budget !== null && (
        <meter
          className={css.meter}
          min={0}
          max={100}
          value={shareOf(given_value, budget)}
          aria-label={t('budget')}
        />
      )}
    </section>
  )
}
