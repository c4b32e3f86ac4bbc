import { today } from '@sufra/contract/insight/today'
import { formatDayAndWeekday } from '@sufra/contract/kernel/clock'
import { orders } from '@sufra/contract/orders/orders'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useToday } from '../../kernel/browser/useToday.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage } from '../../kernel/text/language.tsx'
import { Attention } from './Attention.tsx'
import { Events } from './Events.tsx'
import { FullDays } from './FullDays.tsx'
import { Menus } from './Menus.tsx'
import css from './today.module.css'
import { useLiveToday } from './useLiveToday.ts'
import { WaitingOrders } from './WaitingOrders.tsx'
import { WeekFigures } from './WeekFigures.tsx'

// It stands last, so that nothing moves when it comes.
const MoneyDue = late(() => import('./MoneyDue.tsx'))

/**
 * The first page of each kind (DECISIONS 45): what to cook, what to worry about, and how the week goes. Each figure leads
 * to the list that makes it up.
 */
export function HomePage() {
  const { can } = useSession()
  const { language } = useLanguage()
  const day = useToday()
  useLiveToday()
  return (
    <>
      <PageHeader aside={<span className={css.day}>{formatDayAndWeekday(day, language)}</span>} />
      <div className={css.home}>
        <div className={css.column}>
          <Attention />
          {can(today.events) && <Events />}
        </div>
        <div className={css.column}>
          {can(orders.list) && <WaitingOrders />}
          {can(today.fullDays) && <FullDays />}
          {can(today.menus) && <Menus />}
          <WeekFigures />
          <Suspense>
            <MoneyDue />
          </Suspense>
        </div>
      </div>
    </>
  )
}
