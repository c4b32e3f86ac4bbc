import { Button } from '@mantine/core'
import { lastDayOf } from '@sufra/contract/kernel/clock'
import type { Permission } from '@sufra/contract/kernel/permissions'
import type { Listed, MonthEnd } from '@sufra/contract/money/reconciliation'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { ListSearch } from '../../kernel/url/search.ts'
import { Figure } from '../figures/Figure.tsx'
import type { FigureOf } from '../figures/figureOf.ts'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

interface Step {
  readonly name: string
  /** Null: the checks have not run since. */
  readonly count: number | null
  /** What stands there if there are none. */
  readonly none?: string
  readonly sum?: { readonly amount: number; readonly of: FigureOf }
  /** The list of exactly these. */
  readonly to?: { readonly path: string; readonly search: ListSearch; readonly needs: Permission }
  /** Its place on this page. */
  readonly anchor?: string
}

const whole = (number: number) => number.toLocaleString('en-US')

function StepRow({ step }: { readonly step: Step }) {
  const t = useText(reconciliationText)
  const { can } = useSession()
  const { name, count, none = t('none'), sum, to, anchor } = step
  const isDone = count === 0
  const label = t('showStep', { step: name })
  return (
    <li className={css.step} data-open={!isDone || undefined}>
      {isDone ? (
        <IconCircleCheck size={22} stroke={1.6} aria-label={t('done')} role="img" />
      ) : (
        <IconAlertTriangle size={22} stroke={1.6} aria-label={t('toDo')} role="img" />
      )}
      <span className={css.stepName}>{name}</span>
      <span className={css.figures}>
        <strong>
          {count === null ? t('notRun') : count === 0 ? none : <bdi dir="ltr">{whole(count)}</bdi>}
        </strong>
        {sum && sum.amount > 0 && <Figure name={name} {...sum} />}
      </span>
      <span className={css.stepAction}>
        {!isDone && to && can(to.needs) && (
          <Button
            variant="default"
            size="xs"
            aria-label={label}
            renderRoot={(props) => <Link {...props} to={to.path} search={to.search} />}
          >
            {t('show')}
          </Button>
        )}
        {!isDone && anchor && (
          <Button variant="default" size="xs" component="a" href={anchor} aria-label={label}>
            {t('show')}
          </Button>
        )}
      </span>
    </li>
  )
}

const days = ({ from, to }: Listed): ListSearch => ({ from: from ?? to, to })

/** Each step with how many are open, and the list of exactly these. */
export function MonthEndSteps({ found }: { readonly found: MonthEnd }) {
  const t = useText(reconciliationText)
  const { run, refunds, store_requests, custom_requests, accepted_orders, pending_orders } = found
  const requests = (tab: 'store' | 'admin', listed: Listed) => ({
    path: '/main/payments/payment-requests',
    search: { tab: tab === 'admin' ? undefined : tab, status: 'PENDING', ...days(listed) } as ListSearch,
    needs: 'payments.read' as const,
  })
  const orders = (status: string, listed: Listed) => ({
    path: '/main/orders',
    search: { status, day: 'range', ...days(listed) },
    needs: 'orders.read' as const,
  })
  const open = ({ count, amount }: Pick<Listed, 'count' | 'amount'>, of: FigureOf) => ({
    count,
    sum: { amount, of },
  })
  const raised = (raised_by: 'admin' | 'store', listed: Listed) =>
    open(listed, { figure: 'requests_pending', raised_by, end_date: listed.to })
  const steps: readonly Step[] = [
    {
      name: t('stepChecks'),
      count: run ? run.differences : null,
      none: t('noDifferences'),
      ...(run && {
        to: {
          path: '/main/payments/reconciliation',
          search: { run: run.id, month: found.month },
          needs: 'payments.read',
        },
      }),
    },
    {
      name: t('stepStoreRequests'),
      ...raised('store', store_requests),
      to: requests('store', store_requests),
    },
    {
      name: t('stepCustomRequests'),
      ...raised('admin', custom_requests),
      to: requests('admin', custom_requests),
    },
    {
      name: t('stepRefunds'),
      ...open(refunds, { figure: 'refunds_open', end_date: lastDayOf(found.month) }),
      anchor: '#open-refunds',
    },
    {
      name: t('stepAccepted'),
      ...open(accepted_orders, { figure: 'orders_accepted', end_date: accepted_orders.to }),
      to: orders('accepted', accepted_orders),
    },
    {
      name: t('stepPending'),
      ...open(pending_orders, { figure: 'orders_pending', end_date: pending_orders.to }),
      to: orders('newOrder', pending_orders),
    },
  ]
  return (
    <ul className={css.steps}>
      {steps.map((step) => (
        <StepRow key={step.name} step={step} />
      ))}
    </ul>
  )
}
