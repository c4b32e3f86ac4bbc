import { type AdminUser, adminUsers } from '@sufra/contract/accounts/adminUsers'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { SignInSwitch } from '../signInSwitch/SignInSwitch.tsx'
import { adminUsersText } from './adminUsers.text.ts'

export function AdminUserSwitch({ user }: { user: AdminUser }) {
  const t = useText(adminUsersText)
  const { can } = useSession()
  const { id, status, own, within } = user
  const { run, pending } = useConfirmed(adminUsers.updateStatus, { invalidates: [adminUsers.list] })
  return (
    <SignInSwitch
      user={user}
      mayChange={can(adminUsers.updateStatus) && !own && within}
      offText={t('offText')}
      pending={pending}
      change={(question) => run(question, { params: { id }, body: { status: !status } })}
    />
  )
}
