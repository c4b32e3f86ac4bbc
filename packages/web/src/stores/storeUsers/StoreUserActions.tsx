import { type StoreUser, storeUsers } from '@sufra/contract/stores/storeUsers'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { storeUsersText } from './storeUsers.text.ts'

export function StoreUserActions({ user: { id, name }, onEdit }: { user: StoreUser; onEdit: () => void }) {
  const t = useText(storeUsersText)
  const { can } = useSession()
  const remove = useConfirmed(storeUsers.remove, { freshens: [storeUsers.list] })
  if (!can(storeUsers.update)) return null
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { name }),
        text: t('removeText'),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id } },
    )
  return <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.pending} />
}
