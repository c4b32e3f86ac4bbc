import { Button } from '@mantine/core'
import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { statements } from '@sufra/contract/money/statements'
import {
  positionBalances,
  positionSorts,
  type StorePosition,
  storePositions,
} from '@sufra/contract/money/storePositions'
import { IconBuildingBank } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { daysOf, textOf, useListSearch, useListState, wholeOf } from '../../kernel/url/search.ts'
import { PositionFilters } from './PositionFilters.tsx'
import { PositionTotals } from './PositionTotals.tsx'
import { positionCard, positionColumns, statementOf } from './positionColumns.tsx'
import { storePositionsText } from './storePositions.text.ts'
import { usePaySelection } from './usePaySelection.tsx'

const PayStores = late(() => import('../payoutRuns/PayStores.tsx'))
const idOf = ({ id }: StorePosition) => id

/** Where each store stands with the platform (spec 3 §2 Stores payments). */
export function StorePositions() {
  const t = useText(storePositionsText)
  const pick = usePick()
  const { language } = useLanguage()
  const { can } = useSession()
  const navigate = useNavigate()
  const [{ page, count, search }, set] = useListState()
  const url = useListSearch()
  const { sorting, body } = useListSort(positionSorts, 'name')
  const restaurant = wholeOf(url.restaurant)
  const balance = positionBalances.find((each) => each === textOf(url.balance))
  const shown = {
    ...(search && { search }),
    ...(restaurant && { restaurant_id: restaurant }),
    ...(balance && { balance }),
  }
  const query = useOperation(
    storePositions.list,
    {
      body: {
        count,
        page,
        ...shown,
        ...daysOf(url),
        ...body,
      },
    },
    { keep: true },
  )
  const { data } = query
  const selection = usePaySelection(data?.stores.data)
  const [paying, setPaying] = useState(false)
  const means = {
    t,
    pick,
    language,
    answer: data,
    shown,
    statements: can(statements.show),
    selection: can(payoutRuns.make) ? selection : undefined,
  }
  return (
    <>
      <ListScreen
        label={t('stores')}
        actions={
          means.selection && (
            <Button onClick={() => setPaying(true)}>
              {selection.ids.length > 0 ? t('paySelected', { count: selection.ids.length }) : t('pay')}
            </Button>
          )
        }
        search={{ label: t('search') }}
        narrowing={{
          names: ['balance', 'restaurant', 'from', 'to'],
          controls: <PositionFilters url={url} set={set} balance={balance} restaurant={restaurant} />,
        }}
        sorting={sorting}
        columnPicker={{ list: 'positions' }}
        columns={positionColumns(means)}
        card={positionCard(means)}
        idOf={idOf}
        {...(means.statements && { onOpen: (row: StorePosition) => void navigate(statementOf(row)) })}
        openName={(row) => t('statementOf', { store: pick(row.name) })}
        empty={{
          icon: <IconBuildingBank size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={data?.stores.data}
        total={data?.stores.total}
      />
      <Suspense>{paying && <PayStores stores={selection.ids} onClose={() => setPaying(false)} />}</Suspense>
      {data && data.stores.total > 0 && <PositionTotals answer={data} shown={shown} />}
    </>
  )
}
