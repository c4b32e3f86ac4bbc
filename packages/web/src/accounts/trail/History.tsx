import { Button, Loader } from '@mantine/core'
import { trail } from '@sufra/contract/accounts/trail'
import type { RecordTable } from '@sufra/contract/accounts/trail.tables'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { Change } from './Change.tsx'
import { historyText } from './history.text.ts'

interface Props {
  readonly table: RecordTable
  readonly id: number | string
}

/** The changes of a record, the newest first, page by page. */
export function History({ table, id }: Props) {
  const t = useText(historyText)
  const kernel = useText(kernelText)
  const [pages, setPages] = useState<readonly number[]>([])
  const before = pages.at(-1)
  const body = { table, id: String(id), count: 25, ...(before && { before }) }
  const query = useOperation(trail.record, { body }, { keep: true })
  if (!query.data)
    return query.error ? (
      <Failed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Loader aria-label={kernel('loading')} role="status" mx="auto" my="xl" display="block" />
    )
  const { changes, next } = query.data
  if (changes.length === 0 && !before)
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
        {changes.map((change) => (
          <Change key={change.id} change={change} named />
        ))}
      </ol>
      {before && (
        <Button variant="default" mt="md" me="sm" onClick={() => setPages(pages.slice(0, -1))}>
          {t('newer')}
        </Button>
      )}
      {next && (
        <Button variant="default" mt="md" onClick={() => setPages([...pages, next])}>
          {t('older')}
        </Button>
      )}
    </>
  )
}
