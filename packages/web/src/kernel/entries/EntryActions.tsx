import { RowActions } from '../list/RowActions.tsx'
import type { Entry, EntryList } from './entries.ts'
import { useEntryRemoval } from './useEntryRemoval.ts'

interface Props<Row extends Entry> {
  readonly of: EntryList<Row>
  readonly row: Row
  /** Undefined for whoever may only read. */
  readonly onEdit: (() => void) | undefined
}

export function EntryActions<Row extends Entry>({ of, row, onEdit }: Props<Row>) {
  const { name, remove, pending, dialog } = useEntryRemoval(of, row)
  return (
    <>
      <RowActions
        name={name}
        onEdit={onEdit}
        more={of.moreActions?.(row, name)}
        onRemove={onEdit && remove}
        removing={pending}
      />
      {dialog}
    </>
  )
}
