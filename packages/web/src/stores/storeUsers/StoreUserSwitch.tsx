import { type StoreUser, storeUsers } from '@sufra/contract/stores/storeUsers'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { storeUsersText } from './storeUsers.text.ts'

export function StoreUserSwitch({ user: { id, name, status } }: { user: StoreUser }) {
  const t = useText(storeUsersText)
  const { can } = useSession()
  const change = useConfirmed(storeUsers.updateStatus, { invalidates: [storeUsers.list] })
  if (!can(storeUsers.updateStatus)) return t(status ? 'on' : 'off')
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
