import type { StorePosition } from '@sufra/contract/money/storePositions'
import { type ReactNode, useState } from 'react'
import { RowCheckbox } from '../../kernel/list/bulk/RowCheckbox.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storePositionsText } from './storePositions.text.ts'

export interface PaySelection {
  /** The chosen stores, those of other pages too. */
  readonly ids: readonly number[]
  readonly head: ReactNode
  readonly cell: (row: StorePosition) => ReactNode
}

const payable = ({ due, requested }: StorePosition) => due > requested

/** Stores are chosen that have something to be paid beyond what is requested already. */
export function usePaySelection(rows: readonly StorePosition[] = []): PaySelection {
  const t = useText(storePositionsText)
  const pick = usePick()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const open = rows.filter(payable).map(({ id }) => id)
  const chosen = open.filter((id) => selected.has(id))
  const all = open.length > 0 && chosen.length === open.length
  const change = (ids: readonly number[], on: boolean) => {
    const next = new Set(selected)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setSelected(next)
  }
  return {
    ids: [...selected],
    head: (
      <RowCheckbox
        label={t('selectAll')}
        checked={all}
        mixed={chosen.length > 0 && !all}
        onToggle={() => change(open, !all)}
      />
    ),
    cell: (row) =>
      payable(row) && (
        <RowCheckbox
          label={t('select', { store: pick(row.name) })}
          checked={selected.has(row.id)}
          onToggle={() => change([row.id], !selected.has(row.id))}
        />
      ),
  }
}
