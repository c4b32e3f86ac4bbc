import { adminUsers } from '@sufra/contract/accounts/adminUsers'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { AdminUserForm } from './AdminUserForm.tsx'
import { adminUsersText } from './adminUsers.text.ts'

interface Props {
  /** Undefined for somebody new. */
  readonly id: number | undefined
  readonly onClose: () => void
}

export default function AdminUserDialog({ id, onClose }: Props) {
  const t = useText(adminUsersText)
  const row = useFormRow(adminUsers.show, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  if (id === undefined) return <AdminUserForm user={undefined} onClose={onClose} />
  return (
    <QueryDialog query={row} title={t('editTitle')} onClose={onClose}>
      {({ user }) => <AdminUserForm key={row.key} user={user} onClose={onClose} onTakeTheirs={row.renew} />}
    </QueryDialog>
  )
}
