import type { ItemRow } from '@sufra/contract/menu/items'
import { useLocation } from '@tanstack/react-router'
import type { Selection } from '../../kernel/list/bulk/useSelection.ts'
import { useColumns } from './columns.ts'
import type { ItemRowProps } from './ItemTableRow.tsx'
import { useFlagSwitch } from './useFlagSwitch.ts'
import { useLatest } from './useLatest.ts'
import type { TableState } from './useTableState.ts'

export interface RowsProps {
  readonly rows: readonly ItemRow[]
  readonly ids: readonly number[]
  readonly categoryOf: (id: number) => string
  readonly state: TableState
  /** Undefined if this person may not change items. */
  readonly selection: Selection | undefined
}

/** The props an item is rendered from, as a table row or as a card. */
export function useItemRows({ rows, categoryOf, selection }: RowsProps) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const columns = useColumns()
  const onSwitch = useLatest(useFlagSwitch())
  const propsOf = (at: number): ItemRowProps | undefined => {
    const item = rows[at]
    return (
      item && {
        item,
        at,
        columns,
        category: categoryOf(item.sub_category_id),
        to: `${here}/form-menu/${item.id}`,
        selected: selection?.ids.has(item.id),
        onSelect: selection?.toggle,
        onSwitch,
      }
    )
  }
  return { columns, propsOf }
}
