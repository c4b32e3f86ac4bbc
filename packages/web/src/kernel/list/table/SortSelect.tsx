import type { ListSorts } from '@sufra/contract/kernel/listSort'
import { useText } from '../../text/language.tsx'
import { FilterSelect } from '../filters/FilterSelect.tsx'
import { written } from './listSort.rules.ts'
import { sortText } from './sort.text.ts'
import type { Column } from './Table.tsx'

interface Props {
  readonly sorts: ListSorts
  readonly own: string | undefined
  readonly value: string
  readonly columns: readonly Column<never>[]
  readonly onChange: (value: string) => void
}

/** Sorts a list whose rows are cards, by what the heads of its table sort by. */
export default function SortSelect({ sorts, own, value, columns, onChange }: Props) {
  const t = useText(sortText)
  const options = columns.flatMap(({ key, sortKey = key, name, head }) => {
    const first = sorts[sortKey]
    if (!first) return []
    const column = name ?? (typeof head === 'string' ? head : key)
    const ways = [first === 'desc', first !== 'desc']
    return ways.map((down) => {
      const order = written({ key: sortKey, down })
      return [order === own ? '' : order, t(down ? 'down' : 'up', { column })] as const
    })
  })
  const hasOwn = options.some(([order]) => order === '')
  return (
    <FilterSelect
      label={t('sortBy')}
      value={value}
      options={hasOwn ? options : [['', t('own')], ...options]}
      onChange={onChange}
    />
  )
}
