import type { ItemRow } from '@sufra/contract/menu/items'
import { memo } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { Photo } from '../../kernel/display/Photo.tsx'
import { RowCheckbox } from '../../kernel/list/bulk/RowCheckbox.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Completeness } from '../items/Completeness.tsx'
import { ItemCell } from '../items/ItemCell.tsx'
import { bulkText } from './bulk.text.ts'
import { FlagCell, NameCell } from './cells.tsx'
import type { Column } from './columns.ts'
import css from './ItemTable.module.css'
import { OpenItem } from './OpenItem.tsx'
import type { Flag } from './sortAndFilter.rules.ts'

export interface ItemRowProps {
  readonly item: ItemRow
  readonly at: number
  readonly columns: readonly Column[]
  readonly category: string
  /** Path of the item's form. */
  readonly to: string
  readonly selected: boolean | undefined
  readonly onSelect: ((id: number, range: boolean) => void) | undefined
  readonly onSwitch: (item: ItemRow, flag: Flag) => Promise<void>
}

export const ItemTableRow = memo(function ItemTableRow(props: ItemRowProps) {
  const { item, at, columns, category, to, selected, onSelect, onSwitch } = props
  const bulk = useText(bulkText)
  const name = usePick()(item.name)
  const cell = (column: Column) => {
    if (column.kind === 'figure') return <ItemCell item={item} field={column.key} bare />
    if (column.kind === 'flag')
      return <FlagCell item={item} flag={column.key} writable={column.writable} onSwitch={onSwitch} />
    if (column.key === 'category')
      return (
        <ItemCell item={item} field="sub_category_id">
          <bdi title={category}>{category}</bdi>
        </ItemCell>
      )
    if (column.key === 'gaps') return <Completeness gaps={item.gaps} problems={item.problems} name={name} />
    return (
      <span className={css.name}>
        <Photo picture={item.images[0] ?? null} name={name} size={28} />
        <NameCell item={item} />
      </span>
    )
  }
  return (
    <tr
      data-id={item.id}
      data-hidden={!item.show || !item.status || undefined}
      aria-rowindex={at + 2}
      aria-selected={selected}
    >
      {onSelect && (
        <td data-key="select">
          <RowCheckbox
            label={bulk('selectOne', { name })}
            checked={selected ?? false}
            onToggle={(range) => onSelect(item.id, range)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-kind={column.kind} data-key={column.key}>
          {cell(column)}
        </td>
      ))}
      <td data-key="history">
        <HistoryButton table="items" id={item.id} name={name} />
      </td>
      <td>
        <OpenItem item={item} to={to} size={18} className={css.open} />
      </td>
    </tr>
  )
})
