import { Loader } from '@mantine/core'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { stores } from '@sufra/contract/stores/stores'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { ArchivedMonth } from '../../accounts/trail/ArchivedMonth.tsx'
import { Change } from '../../accounts/trail/Change.tsx'
import { useOperation } from '../../kernel/data/operations.ts'
import { Drawer } from '../../kernel/dialogs/Drawer.tsx'
import Pager from '../../kernel/list/table/Pager.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { historyText } from './history.text.ts'

interface Props {
  readonly store: { readonly id: number; readonly name: Bilingual }
  readonly onClose: () => void
}

export default function HistoryDrawer({ store, onClose }: Props) {
  const t = useText(historyText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const [{ page, month }, show] = useState<{ page: number; month?: string | undefined }>({ page: 1 })
  const [count, setCount] = useState(25)
  const query = useOperation(
    stores.history,
    { params: { id: store.id }, body: { page, count, ...(month && { month }) } },
    { keep: true },
  )
  const body = () => {
    if (!query.data)
      return query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loader aria-label={kernel('loading')} role="status" mx="auto" my="xl" display="block" />
      )
    const { data, total, archived_month } = query.data
    const empty = total === 0
    if (empty && !month && !archived_month)
      return (
        <Empty
          words={{
            icon: <IconHistory size={32} stroke={1.25} aria-hidden />,
            title: t('empty'),
            text: t('emptyText'),
          }}
        />
      )
    return (
      <>
        <ol aria-busy={query.isPlaceholderData}>
          {data.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
        {!empty && (
          <Pager
            label={t('title', { name: pick(store.name) })}
            page={page}
            count={count}
            total={total}
            onPage={(next) => show({ page: next, month })}
            onCount={(next) => {
              setCount(next)
              show({ page: 1, month })
            }}
          />
        )}
        <ArchivedMonth
          month={month}
          next={archived_month}
          empty={empty}
          onMonth={(next) => show({ page: 1, month: next })}
        />
      </>
    )
  }
  return (
    <Drawer onClose={onClose} position="right" size={520} title={t('title', { name: pick(store.name) })}>
      {body()}
    </Drawer>
  )
}
