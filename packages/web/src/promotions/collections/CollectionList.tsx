import { type Collection, collections } from '@sufra/contract/promotions/collections'
import { useAction } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { SortableList } from '../../kernel/sorting/SortableList.tsx'
import { SortingStatus } from '../../kernel/sorting/SortingStatus.tsx'
import { useSorting } from '../../kernel/sorting/useSorting.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { CollectionRow } from './CollectionRow.tsx'
import { collectionsText } from './collections.text.ts'

const idOf = ({ id }: Collection) => id

interface Props {
  readonly all: readonly Collection[]
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
  readonly onEdit: (collection: Collection) => void
  readonly onSorted: () => Promise<unknown>
}

export function CollectionList({ all, chosen, onChoose, onEdit, onSorted }: Props) {
  const t = useText(collectionsText)
  const pick = usePick()
  const { can } = useSession()
  const sort = useAction(collections.sort, { success: false, failure: false })
  const sorting = useSorting({
    list: 'collections',
    ids: all.map(idOf),
    save: async (order) => {
      await sort.mutateAsync({ body: { collections: [...order] } })
      await onSorted()
    },
  })
  const byId = new Map(all.map((each) => [each.id, each]))
  return (
    <>
      <SortingStatus state={sorting.state} onRetry={sorting.retry} />
      <SortableList
        label={t('title')}
        rows={sorting.order.flatMap((id) => byId.get(id) ?? [])}
        idOf={idOf}
        nameOf={({ name_en, name_ar }) => pick({ en: name_en, ar: name_ar })}
        fixed={!can(collections.sort)}
        onMove={sorting.move}
      >
        {(each, handle) => (
          <CollectionRow
            collection={each}
            handle={handle}
            chosen={each.id === chosen}
            onChoose={() => onChoose(each.id)}
            onEdit={() => onEdit(each)}
          />
        )}
      </SortableList>
    </>
  )
}
