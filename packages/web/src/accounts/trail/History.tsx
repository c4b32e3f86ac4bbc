import { Button, Loader } from '@mantine/core'
import { trail } from '@sufra/contract/accounts/trail'
import type { RecordTable } from '@sufra/contract/accounts/trail.tables'
import { formatMonth } from '@sufra/contract/kernel/clock'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { Change } from './Change.tsx'
import { historyText } from './history.text.ts'
import { archiveText } from './trail.text.ts'

/** Where a page begins; the first begins with the newest change. */
interface From {
  readonly before?: number
  /** An archived month. */
  readonly month?: string
}

interface Props {
  readonly table: RecordTable
  readonly id: number | string
}

/** The changes of a record, the newest first, page by page. */
export function History({ table, id }: Props) {
  const t = useText(historyText)
  const archive = useText(archiveText)
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  const [pages, setPages] = useState<readonly From[]>([])
  const from = pages.at(-1)
  const body = { table, id: String(id), count: 25, ...from }
  const query = useOperation(trail.record, { body }, { keep: true })
  if (!query.data)
    return query.error ? (
      <Failed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Loader aria-label={kernel('loading')} role="status" mx="auto" my="xl" display="block" />
    )
  const { changes, next, archived_month } = query.data
  const none = changes.length === 0
  const month = from?.month ?? (none ? archived_month : undefined)
  const sentence = none ? (from?.month ? 'noneIn' : 'noneSince') : 'inArchive'
  const open = (page: From) => setPages([...pages, page])
  if (none && !from && !archived_month)
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
      {month && <p>{archive(sentence, { month: formatMonth(month, language) })}</p>}
      {from && (
        <Button variant="default" mt="md" me="sm" onClick={() => setPages(pages.slice(0, -1))}>
          {t('newer')}
        </Button>
      )}
      {next && (
        <Button variant="default" mt="md" onClick={() => open({ ...from, before: next })}>
          {t('older')}
        </Button>
      )}
      {archived_month && (
        <Button variant="default" mt="md" onClick={() => open({ month: archived_month })}>
          {archive('archived', { month: formatMonth(archived_month, language) })}
        </Button>
      )}
    </>
  )
}
