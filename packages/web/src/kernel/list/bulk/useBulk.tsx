import { type ReactNode, Suspense, useRef, useState } from 'react'
import { late } from '../../browser/late.ts'
import { useText } from '../../text/language.tsx'
import { bulkText } from './bulk.text.ts'
import type { Bulk, BulkAction } from './bulk.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { shareOf } from './selection.rules.ts'
import { type Selection, useSelection } from './useSelection.ts'

const BulkBar = late(() => import('./BulkBar.tsx')) as typeof import('./BulkBar.tsx')['default']
const BulkDialog = late(() => import('./BulkDialog.tsx')) as typeof import('./BulkDialog.tsx')['default']

interface Bulked {
  readonly selection: Selection
  /** Selects all rows shown: for the head of a table, and with its words for above other rows. */
  readonly all: ReactNode
  readonly labelledAll: ReactNode
  /** What can be done to the selected rows, and the dialog that does it. */
  readonly below: ReactNode
}

/** The selected rows of a list, of several pages too, and what is done to all of them. */
export function useBulk<Row>(bulk: Bulk<Row>, rows: readonly Row[], idOf: (row: Row) => number): Bulked {
  const t = useText(bulkText)
  const shown = new Map(rows.map((row) => [idOf(row), row]))
  /** The selected rows as they were last seen: some may be on other pages. */
  const seen = useRef<ReadonlyMap<number, Row>>(new Map())
  const selection = useSelection([...shown.keys()], new Set([...seen.current.keys(), ...shown.keys()]))
  seen.current = new Map(
    [...selection.ids].flatMap((id) => {
      const row = shown.get(id) ?? seen.current.get(id)
      return row === undefined ? [] : [[id, row] as const]
    }),
  )
  const selected = [...seen.current.values()]
  const hidden = [...seen.current.keys()].filter((id) => !shown.has(id)).length
  const [action, setAction] = useState<BulkAction<Row>>()
  const share = shareOf(selection.ids, [...shown.keys()])
  const tickAll = (labelled: boolean) => (
    <RowCheckbox
      label={t('selectAll')}
      labelled={labelled}
      checked={share === 'all'}
      mixed={share === 'some'}
      onToggle={selection.toggleAll}
    />
  )
  return {
    selection,
    all: tickAll(false),
    labelledAll: tickAll(true),
    below: (
      <Suspense>
        {selected.length > 0 && (
          <BulkBar
            actions={bulk.actions}
            count={selected.length}
            hidden={hidden}
            onAction={setAction}
            onClear={selection.clear}
          />
        )}
        {action && (
          <BulkDialog
            bulk={bulk}
            action={action}
            rows={selected}
            hidden={hidden}
            idOf={idOf}
            onDone={selection.drop}
            onClose={() => setAction(undefined)}
          />
        )}
      </Suspense>
    ),
  }
}
