import type { ComponentProps } from 'react'
import { ListScreen } from '../ListScreen.tsx'
import type { Bulk } from './bulk.ts'
import { SelectionContext } from './RowTick.tsx'
import { useBulkRows } from './useBulkRows.tsx'

type Props<Row> = ComponentProps<typeof ListScreen<Row>> & { readonly bulk: Bulk<Row> }

/** A list whose rows can be selected, for what is done to all of them. */
export function BulkList<Row>({ bulk, ...list }: Props<Row>) {
  const { selection, columns, card, above, below } = useBulkRows(bulk, list)
  return (
    <SelectionContext value={selection}>
      <ListScreen
        {...list}
        columns={columns}
        card={card}
        beforeRows={
          <>
            {list.beforeRows}
            {above}
          </>
        }
      />
      {below}
    </SelectionContext>
  )
}
