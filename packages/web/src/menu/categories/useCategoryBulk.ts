import { type Category, categories } from '@sufra/contract/menu/categories'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'

const turn = ({ id }: Category, status: boolean) =>
  call(categories.updateStatus, { params: { id }, body: { status }, from: 'bulk' })

/** Several categories are shown, hidden or deleted. Those that hold items are not deleted. */
export function useCategoryBulk(): Bulk<Category> {
  const t = useText(bulkText)
  const words = useText(menuText)
  const pick = usePick()
  const { can } = useSession()
  const switches = switchActions<Category>(t, {
    isOn: ({ status }) => status,
    turn,
    words: { turnOn: words('show'), turnOff: words('hide'), on: words('shown'), off: words('hidden') },
    onText: words('categoriesOn'),
    offText: words('categoriesOff'),
  })
  const remove = removeAction<Category>(t, {
    label: words('remove'),
    text: words('removeCategoryText'),
    skip: ({ item_count: count }) => count > 0 && words('items', { count }),
    remove: categories.remove,
  })
  return {
    nameOf: ({ name }) => pick(name),
    invalidates: [categories.list],
    actions: [...(can(categories.updateStatus) ? switches : []), ...(can(categories.remove) ? [remove] : [])],
  }
}
