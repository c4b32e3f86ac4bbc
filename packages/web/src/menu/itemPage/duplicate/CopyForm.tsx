import { items } from '@sufra/contract/menu/items'
import { stores } from '@sufra/contract/stores/stores'
import { useOperation } from '../../../kernel/data/operations.ts'
import { useFormRow } from '../../../kernel/forms/useFormRow.ts'
import { QueryBoundary } from '../../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { ItemForm } from '../../items/ItemForm.tsx'
import { duplicateText } from './duplicate.text.ts'

interface Props {
  readonly from: number
  readonly storeId: number
  readonly restaurantId: number
  readonly onSaved: (id: number) => void
  readonly onBack: () => void
}

/** The form filled in from the source item; saving it creates the copy. */
export function CopyForm({ from, storeId, restaurantId, onSaved, onBack }: Props) {
  const t = useText(duplicateText)
  const row = useFormRow(items.show, { params: { id: from } })
  const all = useOperation(stores.listOf, { params: { id: restaurantId }, body: {} })
  return (
    <QueryBoundary query={row}>
      {({ item }) => (
        <QueryBoundary query={all}>
          {(found) => (
            <ItemForm
              key={row.key}
              storeId={storeId}
              source={item}
              stores={found.stores}
              save={t('save')}
              cancel={t('back')}
              onSaved={onSaved}
              onCancel={onBack}
              onTakeTheirs={row.renew}
            />
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}
