import { storeUsers } from '@sufra/contract/stores/storeUsers'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { StoreUserForm } from './StoreUserForm.tsx'
import { storeUsersText } from './storeUsers.text.ts'

interface Props {
  readonly storeId: number
  /** Undefined for a new store user. */
  readonly id: number | undefined
  readonly onClose: () => void
}

export default function StoreUserDialog({ storeId, id, onClose }: Props) {
  const t = useText(storeUsersText)
  const row = useFormRow(storeUsers.show, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  const shared = { storeId, onClose }
  if (id === undefined) return <StoreUserForm user={undefined} {...shared} />
  return (
    <QueryDialog query={row} title={t('editTitle')} onClose={onClose}>
      {({ user }) => <StoreUserForm key={row.key} user={user} onTakeTheirs={row.renew} {...shared} />}
    </QueryDialog>
  )
}
