import { homes } from '@sufra/contract/kernel/kinds'
import { statements } from '@sufra/contract/money/statements'
import { storePositions } from '@sufra/contract/money/storePositions'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../../money/figures/Figure.tsx'
import type { FigureOf } from '../../money/figures/figureOf.ts'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

interface Due {
  readonly due: number
  readonly expected: number
  readonly requested: number
}
type DueFigure = keyof Due
interface Props {
  readonly query: {
    readonly data: Due | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly title: string
  readonly to: string
  readonly link: string
  /** What each figure is worked out of, row by row. */
  readonly of: Readonly<Record<DueFigure, FigureOf['figure']>>
}

function Figures({ query, title, to, link, of }: Props) {
  const t = useText(todayText)
  return (
    <HomeSection title={title} aside={<Link to={to}>{link}</Link>} query={query}>
      {(figures) => (
        <dl className={css.figures}>
          {(['due', 'expected', 'requested'] as const).map((figure) => (
            <div key={figure}>
              <dt>{t(figure)}</dt>
              <dd>
                <Figure name={t(figure)} amount={figures[figure]} of={{ figure: of[figure] }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </HomeSection>
  )
}

function DueToStores() {
  const t = useText(todayText)
  const { data, error, refetch } = useOperation(storePositions.list, { body: { count: 5, page: 1 } })
  return (
    <Figures
      query={{ data: data?.totals, error, refetch }}
      title={t('dueToStores')}
      to="/main/payments/stores-payments"
      link={t('toPositions')}
      of={{ due: 'total_due', expected: 'total_expected', requested: 'total_requested' }}
    />
  )
}

function DueToUs() {
  const t = useText(todayText)
  const { kind } = useSession()
  const { data, error, refetch } = useOperation(statements.show, { body: { count: 5, page: 1 } })
  return (
    <Figures
      query={{ data: data && { ...data, due: data.closing_balance }, error, refetch }}
      title={t('dueToUs')}
      to={`${homes[kind]}/payments/statement-of-accounts`}
      link={t('toStatement')}
      of={{ due: 'balance', expected: 'expected', requested: 'requested' }}
    />
  )
}

/** What is due between the platform and its stores, by the ledger. */
export default function MoneyDue() {
  const { kind, can } = useSession()
  if (kind === 'admin') return can(storePositions.list) && <DueToStores />
  return can(statements.show) && <DueToUs />
}
