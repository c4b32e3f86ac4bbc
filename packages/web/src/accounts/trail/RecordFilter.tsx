import { tableNames } from '@sufra/contract/accounts/trail.names'
import { areaOf, tablesSeenBy, trailAreas, trailTables } from '@sufra/contract/accounts/trail.tables'
import { westernDigits } from '@sufra/contract/kernel/digits'
import { useState } from 'react'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import css from '../../kernel/list/filters/Filters.module.css'
import { useFilterChip } from '../../kernel/list/filters/filterChip.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ListSearch, textOf } from '../../kernel/url/search.ts'
import { auditText } from './auditPage.text.ts'

interface Props {
  readonly search: ListSearch
  readonly set: (change: ListSearch) => void
}

/** Records of a kind, and one of them by its number. A row's own button chooses both. */
export function RecordFilter({ search, set }: Props) {
  const t = useText(auditText)
  const pick = usePick()
  const { kind } = useSession()
  const area = trailAreas.find((each) => each === search.area)
  const tables = tablesSeenBy(kind).filter((table) => area === undefined || areaOf(table) === area)
  const table = trailTables.find((each) => each === search.table)
  const number = textOf(search.record) ?? ''
  const [typed, setTyped] = useState(number)
  const [sought, setSought] = useState(number)
  if (sought !== number) {
    setSought(number)
    setTyped(number)
  }
  const find = () => {
    const record = westernDigits(typed).trim() || undefined
    if (record !== textOf(search.record)) set({ record })
  }
  useFilterChip(
    table && {
      label: t('what'),
      value: [pick(tableNames[table]), number].filter(Boolean).join(' '),
      remove: () => set({ table: undefined, record: undefined }),
    },
  )
  return (
    <>
      <FilterSelect
        label={t('recordKind')}
        value={table ?? ''}
        active={table !== undefined}
        chip={false}
        options={[
          ['', t('anyRecord')],
          ...tables
            .map((each) => [each, pick(tableNames[each])] as const)
            .toSorted(([, a], [, b]) => a.localeCompare(b)),
        ]}
        onChange={(next) => set({ table: next || undefined, record: undefined })}
      />
      {table && (
        <input
          className={css.chip}
          aria-label={t('recordNumber')}
          placeholder={t('recordNumber')}
          value={typed}
          maxLength={100}
          size={16}
          data-active={number !== '' || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={find}
          onKeyDown={(event) => {
            if (event.key === 'Enter') find()
          }}
        />
      )}
    </>
  )
}
