import { type Item, items } from '@sufra/contract/menu/items'
import { useState } from 'react'
import { call } from '../../kernel/data/api.ts'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { ItemForm } from '../items/ItemForm.tsx'

interface Props {
  readonly id: number
  readonly storeId: number
  readonly onCancel: () => void
}

/** Fetches the item to change; after saving, the form continues with the saved values. */
export function EditItem({ id, storeId, onCancel }: Props) {
  const row = useFormRow(items.show, { params: { id } })
  const [kept, setKept] = useState<{ readonly item: Item; readonly round: string } | null>(null)
  const round = `${row.key}-${kept?.round ?? ''}`
  const renew = () => {
    setKept(null)
    row.renew()
  }
  const readAgain = async () => {
    try {
      const { item } = await call(items.show, { params: { id } })
      setKept({ item, round: String(item.version) + Date.now() })
    } catch {
      renew()
    }
  }
  return (
    <QueryBoundary query={row}>
      {({ item }) => (
        <ItemForm
          key={round}
          storeId={storeId}
          item={kept?.item ?? item}
          justSaved={kept !== null}
          onSaved={() => void readAgain()}
          onCancel={onCancel}
          onTakeTheirs={renew}
        />
      )}
    </QueryBoundary>
  )
}
