import { createContext, useContext } from 'react'
import { useText } from '../../text/language.tsx'
import { bulkText } from './bulk.text.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { Selection } from './useSelection.ts'

export const SelectionContext = createContext<Pick<Selection, 'ids' | 'toggle'>>({
  ids: new Set(),
  toggle: () => {},
})

/** Selects a row of the list it stands in. Of all that a row shows, only this is drawn anew when it is ticked. */
export function RowTick({ id, name }: { readonly id: number; readonly name: string }) {
  const t = useText(bulkText)
  const { ids, toggle } = useContext(SelectionContext)
  return (
    <RowCheckbox
      label={t('selectOne', { name })}
      checked={ids.has(id)}
      onToggle={(range) => toggle(id, range)}
    />
  )
}
