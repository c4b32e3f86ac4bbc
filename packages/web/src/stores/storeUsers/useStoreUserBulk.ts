import { type StoreUser, storeUsers } from '@sufra/contract/stores/storeUsers'
import { signInSwitchText } from '../../accounts/signInSwitch/signInSwitch.text.ts'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { storeUsersText } from './storeUsers.text.ts'

const turn = ({ id }: StoreUser, on: boolean) =>
  call(storeUsers.updateStatus, { params: { id }, body: { status: on }, from: 'bulk' })

/** Several people of a store may sign in, or no longer, or are deleted. Who may do more than the caller is left out. */
export function useStoreUserBulk(): Bulk<StoreUser> {
  const t = useText(bulkText)
  const words = useText(storeUsersText)
  const signIn = useText(signInSwitchText)
  const { can } = useSession()
  const skip = ({ within }: StoreUser) => !within && words('mayMore')
  const switches = switchActions<StoreUser>(t, {
    isOn: ({ status }) => status,
    turn,
    words: { turnOn: signIn('turnOn'), turnOff: signIn('turnOff'), on: signIn('on'), off: signIn('off') },
    offText: words('offAllText'),
    dangerOff: true,
    skip,
  })
  return {
    nameOf: ({ name }) => name,
    invalidates: [storeUsers.list],
    actions: [
      ...(can(storeUsers.updateStatus) ? switches : []),
      ...(can(storeUsers.remove)
        ? [
            removeAction<StoreUser>(t, {
              label: words('remove'),
              text: words('removeText'),
              skip,
              remove: storeUsers.remove,
            }),
          ]
        : []),
    ],
  }
}
