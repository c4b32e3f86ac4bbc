import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { historyText } from '../../accounts/trail/history.text.ts'
import { Currency } from '../../kernel/display/Money.tsx'
import { RowCheckbox } from '../../kernel/list/bulk/RowCheckbox.tsx'
import { shareOf } from '../../kernel/list/bulk/selection.rules.ts'
import type { Selection } from '../../kernel/list/bulk/useSelection.ts'
import { useText } from '../../kernel/text/language.tsx'
import { isAmount } from '../items/itemCell.rules.ts'
import { bulkText } from './bulk.text.ts'
import type { Column } from './columns.ts'
import { itemTableText } from './itemTable.text.ts'
import { nextSort, type SortKey } from './sortAndFilter.rules.ts'
import { useColumnName } from './useColumnName.ts'
import type { TableState } from './useTableState.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly state: TableState
  readonly ids: readonly number[]
  /** Rows have checkboxes. */
  readonly ticked: boolean
  readonly selection: Selection | undefined
}

/** The columns and their heads, which sort the table. */
export function TableHead({ columns, state: { sort, setSort }, ids, ticked, selection }: Props) {
  const t = useText(itemTableText)
  const bulk = useText(bulkText)
  const history = useText(historyText)
  const nameOf = useColumnName()
  const share = selection ? shareOf(selection.ids, ids) : 'none'
  const Arrow = sort?.down ? IconArrowDown : IconArrowUp
  const sortedBy = (key: SortKey) => (sort?.key === key ? (sort.down ? 'descending' : 'ascending') : 'none')
  return (
    <>
      <colgroup>
        {ticked && <col data-key="select" />}
        {columns.map(({ key, kind }) => (
          <col key={key} data-key={key} data-kind={kind} />
        ))}
        <col data-key="history" />
        <col data-key="open" />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {ticked && (
            <th scope="col" data-key="select">
              {selection ? (
                <RowCheckbox
                  label={bulk('selectAll')}
                  checked={share === 'all'}
                  mixed={share === 'some'}
                  onToggle={selection.toggleAll}
                />
              ) : (
                <span className="visually-hidden">{t('select')}</span>
              )}
            </th>
          )}
          {columns.map(({ key, kind }) => (
            <th key={key} scope="col" data-kind={kind} aria-sort={sortedBy(key)}>
              <button type="button" onClick={() => setSort(nextSort(sort, key))}>
                <span>
                  {nameOf(key)}
                  {isAmount(key) && (
                    <>
                      {' '}
                      <Currency />
                    </>
                  )}
                </span>
                {sort?.key === key && <Arrow size={14} stroke={2} aria-hidden />}
              </button>
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{history('history')}</span>
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('open')}</span>
          </th>
        </tr>
      </thead>
    </>
  )
}
