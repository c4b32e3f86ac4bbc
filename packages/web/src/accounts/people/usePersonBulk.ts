import { type Person, people } from '@sufra/contract/accounts/people'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk, BulkAction } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { signInSwitchText } from '../signInSwitch/signInSwitch.text.ts'
import { peopleText } from './people.text.ts'

const turn = ({ id }: Person, on: boolean) =>
  call(people.updateStatus, { params: { id }, body: { status: on }, from: 'bulk' })

/**
 * Several people may sign in, or no longer, are signed out or deleted. The caller, and who may do more than the caller,
 * are left out.
 */
export function usePersonBulk(): Bulk<Person> {
  const t = useText(bulkText)
  const words = useText(peopleText)
  const signIn = useText(signInSwitchText)
  const { can } = useSession()
  const skip = ({ own, within }: Person) => (own && words('isYou')) || (!within && words('mayMore'))
  const switches = switchActions<Person>(t, {
    isOn: ({ status }) => status,
    turn,
    words: { turnOn: signIn('turnOn'), turnOff: signIn('turnOff'), on: signIn('on'), off: signIn('off') },
    offText: words('offAllText'),
    dangerOff: true,
    skip,
  })
  const signOut: BulkAction<Person> = {
    key: 'signOut',
    label: words('signOut'),
    danger: true,
    text: words('signOutText'),
    becomes: { to: words('isSignedOut') },
    skip,
    run: ({ id }) => call(people.signOut, { params: { id }, from: 'bulk' }),
  }
  return {
    nameOf: ({ name }) => name,
    invalidates: [people.list],
    actions: [
      ...(can(people.updateStatus) ? switches : []),
      ...(can(people.signOut) ? [signOut] : []),
      ...(can(people.remove)
        ? [
            removeAction<Person>(t, {
              label: words('remove'),
              text: words('removeText'),
              skip,
              remove: people.remove,
            }),
          ]
        : []),
    ],
  }
}
