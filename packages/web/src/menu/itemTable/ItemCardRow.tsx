import { memo } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { Photo } from '../../kernel/display/Photo.tsx'
import { RowCheckbox } from '../../kernel/list/bulk/RowCheckbox.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Completeness } from '../items/Completeness.tsx'
import { ItemCell } from '../items/ItemCell.tsx'
import { bulkText } from './bulk.text.ts'
import { FlagCell, NameCell } from './cells.tsx'
import css from './ItemCards.module.css'
import type { ItemRowProps } from './ItemTableRow.tsx'
import { OpenItem } from './OpenItem.tsx'
import { useColumnName } from './useColumnName.ts'

interface Props extends ItemRowProps {
  readonly total: number
  readonly measure: (element: Element | null) => void
}

export const ItemCardRow = memo(function ItemCardRow(props: Props) {
  const { item, at, total, measure, columns, category, to, selected, onSelect, onSwitch } = props
  const bulk = useText(bulkText)
  const nameOf = useColumnName()
  const name = usePick()(item.name)
  return (
    <li
      ref={measure}
      className={css.card}
      data-index={at}
      data-id={item.id}
      data-hidden={!item.show || !item.status || undefined}
      aria-setsize={total}
      aria-posinset={at + 1}
    >
      <div className={css.head}>
        {onSelect && (
          <RowCheckbox
            label={bulk('selectOne', { name })}
            checked={selected ?? false}
            onToggle={(range) => onSelect(item.id, range)}
          />
        )}
        <Photo picture={item.images[0] ?? null} name={name} size={44} />
        <div className={css.names}>
          <NameCell item={item} />
        </div>
        <HistoryButton table="items" id={item.id} name={name} />
        <OpenItem item={item} to={to} size={20} className={css.open} />
      </div>
      <p className={css.place}>
        <ItemCell item={item} field="sub_category_id">
          <bdi>{category}</bdi>
        </ItemCell>
        <Completeness gaps={item.gaps} problems={item.problems} name={name} />
      </p>
      <dl className={css.facts}>
        {columns.map((column) => {
          if (column.kind === 'other') return null
          return (
            <div key={column.key} data-kind={column.kind}>
              <dt>{nameOf(column.key)}</dt>
              <dd>
                {column.kind === 'figure' ? (
                  <ItemCell item={item} field={column.key} />
                ) : (
                  <FlagCell item={item} flag={column.key} writable={column.writable} onSwitch={onSwitch} />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
})
