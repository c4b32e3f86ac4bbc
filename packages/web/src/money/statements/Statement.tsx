import { Button } from '@mantine/core'
import { addDays } from '@sufra/contract/kernel/clock'
import { type StatementRow, statements } from '@sufra/contract/money/statements'
import { IconPrinter, IconReportMoney } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { ExportButton } from '../../kernel/sheets/ExportButton.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { daysOf, textOf, useListSearch, useListState } from '../../kernel/url/search.ts'
import type { FigureOf } from '../figures/figureOf.ts'
import { statementPrintPath } from '../months/statementPrintPath.ts'
import { MonthFilter } from './MonthFilter.tsx'
import { MonthState } from './MonthState.tsx'
import { StatementFigures } from './StatementFigures.tsx'
import type { StatementTotal } from './statementCells.tsx'
import { statementCard, statementColumns } from './statementColumns.tsx'
import css from './statements.module.css'
import { statementsText } from './statements.text.ts'

const DayRange = late(() => import('../../kernel/list/filters/DayRange.tsx'))
const idOf = ({ id }: StatementRow) => id

interface Props {
  /** The store it is about, or all stores of a restaurant; without either, the caller's own stores. */
  readonly store: number | undefined
  readonly restaurant?: number | undefined
  /** Chooses the store. */
  readonly picker?: ReactNode
}

/** What changed the balance due to a store: opening balance, every row of the range, closing balance. */
export function Statement({ store, restaurant, picker }: Props) {
  const t = useText(statementsText)
  const pick = usePick()
  const { language } = useLanguage()
  const { kind } = useSession()
  const navigate = useNavigate()
  const [{ page, count }, set] = useListState()
  const url = useListSearch()
  const range = { from: textOf(url.from), to: textOf(url.to) }
  const body = {
    ...(store !== undefined && { restaurant_store_id: store }),
    ...(restaurant !== undefined && { restaurant_id: restaurant }),
    ...daysOf(url),
  }
  const query = useOperation(statements.show, { body: { ...body, count, page } }, { keep: true })
  const { data } = query
  const rows = data?.statements.data
  const severalStores = store === undefined && kind !== 'store_user'
  const whose = {
    ...(store !== undefined && { restaurant_store_id: store }),
    ...(restaurant !== undefined && { restaurant_id: restaurant }),
  }
  // What stands beside the balance, of a closed month as it was then.
  const beside = (figure: 'expected' | 'requested'): FigureOf =>
    data?.month?.closed_at ? { figure: `${figure}_at_close`, ...body } : { figure, ...whose }
  const inRange = (figure: FigureOf['figure']): FigureOf => ({ figure, ...body })
  const totals: readonly StatementTotal[] | undefined = data && [
    { key: 'total', name: t('orderTotal'), amount: data.totalOrders, of: inRange('order_total') },
    { key: 'received', name: t('received'), amount: data.totalOrderAmountReceived, of: inRange('received') },
    {
      key: 'commission',
      name: t('commission'),
      amount: data.totalOrderPlatformComissions,
      of: inRange('commission'),
    },
    { key: 'gateway', name: t('gateway'), amount: data.totalOrderPGWCharges, of: inRange('gateway_charge') },
    { key: 'amount', name: t('amount'), amount: data.totalOrderBalance, of: inRange('balance') },
  ]
  const means = { t, pick, language, stores: severalStores, whose, totals }
  const opening: FigureOf | undefined =
    body.start_date === undefined
      ? undefined
      : { figure: 'balance', ...whose, end_date: addDays(body.start_date, -1) }
  const closing: FigureOf = {
    figure: 'balance',
    ...whose,
    ...(body.end_date !== undefined && { end_date: body.end_date }),
  }
  const write = async (onProgress: (done: number, count: number) => void) => {
    const { exportStatement } = await import('./exportStatement.ts')
    const of = data?.month?.documents[0] ?? rows?.[0]
    const name = of && !severalStores ? pick(of.store.name) : t('allStores')
    return t('exported', { count: await exportStatement({ body, name, t, pick, language, onProgress }) })
  }
  return (
    <>
      <ListScreen
        headless
        label={t('statement')}
        notice={data?.month && <MonthState of={data.month} />}
        figures={
          <StatementFigures
            figures={[
              { name: t('opening'), amount: data?.opening_balance, of: opening },
              { name: t('closing'), amount: data?.closing_balance, of: closing },
              {
                name: t('requested'),
                amount: data?.requested,
                hint: t('requestedHint'),
                of: beside('requested'),
              },
              {
                name: t('expected'),
                amount: data?.expected,
                hint: t('expectedHint'),
                of: beside('expected'),
              },
            ]}
          />
        }
        filters={
          <>
            <ExportButton label={t('exportXls')} total={data?.statements.total} write={write} />
            <Button
              variant="default"
              data-do="print"
              leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
              disabled={!data}
              onClick={() =>
                void navigate({ to: statementPrintPath[kind], search: { store, restaurant, ...range } })
              }
            >
              {t('print')}
            </Button>
          </>
        }
        narrowing={{
          names: kind === 'restaurant' ? ['from', 'to', 'store'] : ['from', 'to'],
          controls: (
            <>
              {picker}
              <MonthFilter search={url} set={set} />
              <DayRange search={url} set={set} />
            </>
          ),
        }}
        columnPicker={{ list: 'statement' }}
        columns={statementColumns(means)}
        card={statementCard(means)}
        idOf={idOf}
        empty={{
          icon: <IconReportMoney size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={rows}
        total={data?.statements.total}
      />
      {data && totals && data.statements.total > 0 && (
        <section className={css.totals} aria-labelledby="statement-totals">
          <h2 id="statement-totals">{t('totals')}</h2>
          <StatementFigures figures={totals} />
        </section>
      )}
    </>
  )
}
