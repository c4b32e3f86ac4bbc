import { Stack } from '@mantine/core'
import { type Role, roles } from '@sufra/contract/accounts/roles'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { PermissionTable } from './PermissionTable.tsx'
import { useRoleRights } from './RoleActions.tsx'
import { RoleForm } from './RoleForm.tsx'
import { rolesText } from './roles.text.ts'
import { whyUnchangeable } from './whyUnchangeable.ts'

interface Props {
  /** The one to open, or to copy; a new one without it. */
  readonly role: Role | undefined
  readonly copy: boolean
  readonly onClose: () => void
}

const nothing = () => undefined

/** What a role allows, for those who may not change it. */
function RoleView({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useText(rolesText)
  const name = usePick()({ en: role.name_en, ar: role.name_ar })
  const { can } = useSession()
  const why = whyUnchangeable(t, { ...role, shared: role.shared && can(roles.update) })
  return (
    <Modal onClose={onClose} title={name} size={880}>
      <Stack gap="md">
        {why && <Callout tone="info">{why}</Callout>}
        <PermissionTable value={role.permissions} onChange={nothing} readOnly />
      </Stack>
    </Modal>
  )
}

interface OpenProps {
  readonly role: Role
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
}

function OpenRole({ role, onClose, onTakeTheirs }: OpenProps) {
  if (!useRoleRights(role).change) return <RoleView role={role} onClose={onClose} />
  return <RoleForm row={role} from={role} onClose={onClose} onTakeTheirs={onTakeTheirs} />
}

export default function RoleDialog({ role, copy, onClose }: Props) {
  const t = useText(rolesText)
  const row = useFormRow(roles.list, {}, { enabled: role !== undefined && !copy })
  if (!role || copy) return <RoleForm row={undefined} from={role} onClose={onClose} />
  return (
    <QueryDialog query={row} title={t('editTitle')} onClose={onClose}>
      {({ roles: all }) => (
        <OpenRole
          key={row.key}
          role={all.find(({ id }) => id === role.id) ?? role}
          onClose={onClose}
          onTakeTheirs={row.renew}
        />
      )}
    </QueryDialog>
  )
}
