import { type StoreUser, storeUsers } from '@sufra/contract/stores/storeUsers'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { storeUsersText } from './storeUsers.text.ts'

export function StoreUserActions({ user: { id, name }, onEdit }: { user: StoreUser; onEdit: () => void }) {
  const t = useText(storeUsersText)
  const remove = useConfirmed(storeUsers.remove, { invalidates: [storeUsers.list] })
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
