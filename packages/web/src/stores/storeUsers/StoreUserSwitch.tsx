import { type StoreUser, storeUsers } from '@sufra/contract/stores/storeUsers'
import { SignInSwitch } from '../../accounts/signInSwitch/SignInSwitch.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { storeUsersText } from './storeUsers.text.ts'

export function StoreUserSwitch({ user }: { user: StoreUser }) {
  const t = useText(storeUsersText)
  const { can } = useSession()
  const { id, status } = user
  const { run, pending } = useConfirmed(storeUsers.updateStatus, { invalidates: [storeUsers.list] })
  return (
    <SignInSwitch
      user={user}
      mayChange={can(storeUsers.updateStatus) && user.within}
      offText={t('offText')}
      pending={pending}
      change={(question) => run(question, { params: { id }, body: { status: !status } })}
    />
  )
}
