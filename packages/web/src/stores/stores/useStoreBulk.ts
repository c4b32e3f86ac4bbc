import { type StoreRow, stores } from '@sufra/contract/stores/stores'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storesText } from './stores.text.ts'

const turn = ({ id }: StoreRow, on: boolean) =>
  call(stores.updateCateringStatus, { params: { id }, body: { catering_status: on }, from: 'bulk' })

/** Several stores take orders, or no more, or are deleted. */
export function useStoreBulk(): Bulk<StoreRow> {
  const t = useText(bulkText)
  const words = useText(storesText)
  const pick = usePick()
  const { can } = useSession()
  const switches = switchActions<StoreRow>(t, {
    isOn: ({ catering_status }) => catering_status,
    turn,
    words: { turnOn: words('turnOn'), turnOff: words('turnOff'), on: words('on'), off: words('off') },
    onText: words('onText'),
    offText: words('offText'),
    dangerOff: true,
  })
  return {
    nameOf: ({ name }) => pick(name),
    invalidates: [stores.list, stores.listOf, stores.show],
    actions: [
      ...(can(stores.updateCateringStatus) ? switches : []),
      ...(can(stores.remove)
        ? [
            removeAction<StoreRow>(t, {
              label: words('remove'),
              text: words('removeText'),
              remove: stores.remove,
            }),
          ]
        : []),
    ],
  }
}
