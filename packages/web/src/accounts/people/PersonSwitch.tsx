import { type Person, people } from '@sufra/contract/accounts/people'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { SignInSwitch } from '../signInSwitch/SignInSwitch.tsx'
import { peopleText } from './people.text.ts'

export function PersonSwitch({ user }: { user: Person }) {
  const t = useText(peopleText)
  const { can } = useSession()
  const { id, status, own, within } = user
  const { run, pending } = useConfirmed(people.updateStatus, { invalidates: [people.list] })
  return (
    <SignInSwitch
      user={user}
      mayChange={can(people.updateStatus) && !own && within}
      offText={t('offText')}
      pending={pending}
      change={(question) => run(question, { params: { id }, body: { status: !status } })}
    />
  )
}
