import { Button, Group } from '@mantine/core'
import { type TrailChange, trail, trailActions } from '@sufra/contract/accounts/trail'
import { trailAreas, trailTables } from '@sufra/contract/accounts/trail.tables'
import { formatInstant, formatMonth } from '@sufra/contract/kernel/clock'
import { IconHistory } from '@tabler/icons-react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import {
  daysOf,
  type ListSearch,
  textOf,
  useListSearch,
  useListState,
  wholeOf,
} from '../../kernel/url/search.ts'
import { useAuditColumns } from './auditColumns.tsx'
import { auditText } from './auditPage.text.ts'
import { archiveText } from './trail.text.ts'

const AuditFilters = late(() => import('./AuditFilters.tsx'))

const filterNames = ['person', 'area', 'kind', 'from', 'to', 'table', 'record', 'before', 'month']
const idOf = ({ id }: TrailChange) => id
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value)

/** What the address asks for: it may be typed by hand. */
function askedOf(url: ListSearch, search: string) {
  const actor_id = wholeOf(url.person)
  const area = oneOf(trailAreas, url.area)
  const action = oneOf(trailActions, url.kind)
  const table = oneOf(trailTables, url.table)
  const row_id = textOf(url.record)
  const before = wholeOf(url.before)
  const month = textOf(url.month)
  return {
    count: 25,
    ...daysOf(url),
    ...(search && { search }),
    ...(actor_id && { actor_id }),
    ...(area && { area }),
    ...(action && { action }),
    ...(table && { table, ...(row_id && { row_id }) }),
    ...(before && { before }),
    ...(month && { month }),
  }
}

/** Who changed what, found by person, record, area, days, kind and words. */
export function AuditPage() {
  const t = useText(auditText)
  const archive = useText(archiveText)
  const { language } = useLanguage()
  const url = useListSearch()
  const [{ search }, set] = useListState()
  // Other filters begin with the newest changes.
  const narrow = (change: ListSearch) => set({ before: undefined, month: undefined, ...change })
  const query = useOperation(trail.list, { body: askedOf(url, search) }, { keep: true })
  const { columns, card } = useAuditColumns({
    onRecord: ({ table, row_id }) =>
      row_id === null ? undefined : () => narrow({ table, record: row_id, area: undefined }),
  })
  const { changes, next = null, searched_to = null, archived_month = null } = query.data ?? {}
  const month = textOf(url.month)
  return (
    <>
      <ListScreen
        label={t('title')}
        search={{ label: t('search') }}
        narrowing={{ names: filterNames, controls: <AuditFilters search={url} set={narrow} /> }}
        columns={columns}
        columnPicker={{ list: 'audit' }}
        card={card}
        idOf={idOf}
        empty={{
          icon: <IconHistory size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={changes}
        total={undefined}
      />
      <Group justify="end" gap="sm" mt="md">
        {searched_to && <span>{t('searchedTo', { at: formatInstant(searched_to, language) })}</span>}
        {month && <span>{archive('inArchive', { month: formatMonth(month, language) })}</span>}
        {(month || wholeOf(url.before)) && (
          <Button variant="default" onClick={() => set({ before: undefined, month: undefined })}>
            {archive('newest')}
          </Button>
        )}
        {next && (
          <Button variant="default" onClick={() => set({ before: next }, { replace: false })}>
            {t(searched_to ? 'searchOn' : 'older')}
          </Button>
        )}
        {archived_month && (
          <Button
            variant="default"
            onClick={() => set({ before: undefined, month: archived_month }, { replace: false })}
          >
            {archive('archived', { month: formatMonth(archived_month, language) })}
          </Button>
        )}
      </Group>
    </>
  )
}
