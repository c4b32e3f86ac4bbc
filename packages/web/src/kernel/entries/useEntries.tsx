import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useCallback } from 'react'
import { late } from '../browser/late.ts'
import { useEditedRow } from '../forms/useEditedRow.ts'
import { useSession } from '../session/session.tsx'
import { usePick } from '../text/language.tsx'
import { EntryActions } from './EntryActions.tsx'
import type { Entry, EntryList } from './entries.ts'

const EntryDialog = late(() => import('./EntryDialog.tsx')) as typeof import('./EntryDialog.tsx')['default']

interface Options<Row, Data> {
  readonly query: { readonly refetch: () => Promise<{ readonly data: Data | undefined }> }
  readonly rowsOf: (data: Data) => readonly Row[]
  readonly onAdded?: (id: number) => void
  /** Part of a page that has a first action of its own. */
  readonly second?: boolean
}
interface Entries<Row> {
  /** For whoever may change the list. */
  readonly add: ReactNode
  /** Readers have only those that change nothing. */
  readonly actions: ((row: Row) => ReactNode) | undefined
  readonly edit: (row: Row) => void
  readonly dialog: ReactNode
}

/** How entries are added, changed and deleted, wherever their buttons stand. */
export function useEntries<Row extends Entry, Data>(
  of: EntryList<Row>,
  { query, rowsOf, onAdded, second }: Options<Row, Data>,
): Entries<Row> {
  const pick = usePick()
  const writes = useSession().can(of.remove)
  const { isOpen, row, edit, close, renew } = useEditedRow(async () => {
    const { data } = await query.refetch()
    return data && rowsOf(data)
  })
  const actions = useCallback(
    (each: Row) => <EntryActions of={of} row={each} onEdit={writes ? () => edit(each) : undefined} />,
    [of, writes, edit],
  )
  return {
    add: writes && (
      <Button
        variant={second ? 'default' : 'filled'}
        data-do="add"
        leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
        onClick={() => edit('new')}
      >
        {pick(of.texts.add)}
      </Button>
    ),
    actions: writes || of.moreActions ? actions : undefined,
    edit,
    dialog: (
      <Suspense>
        {isOpen && (
          <EntryDialog
            of={of}
            row={row}
            onClose={close}
            onAdded={onAdded}
            onTakeTheirs={() => void renew()}
          />
        )}
      </Suspense>
    ),
  }
}
