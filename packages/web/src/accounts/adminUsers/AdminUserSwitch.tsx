import { type AdminUser, adminUsers } from '@sufra/contract/accounts/adminUsers'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { adminUsersText } from './adminUsers.text.ts'

export function AdminUserSwitch({ user: { id, name, status, own, within } }: { user: AdminUser }) {
  const t = useText(adminUsersText)
  const { can } = useSession()
  const change = useConfirmed(adminUsers.updateStatus, { invalidates: [adminUsers.list] })
  if (!can(adminUsers.updateStatus) || own || !within) return t(status ? 'on' : 'off')
  return (
    <StatusSwitch
      label={t('switchOne', { name })}
      checked={status}
      pending={change.pending}
      onToggle={() =>
        void change.run(
          {
            title: t(status ? 'offAsk' : 'onAsk', { name }),
            text: status && t('offText'),
            action: t(status ? 'turnOff' : 'turnOn'),
            danger: status,
            success: t(status ? 'turnedOff' : 'turnedOn', { name }),
          },
          { params: { id }, body: { status: !status } },
        )
      }
    />
  )
}
