import { ActionIcon, Group } from '@mantine/core'
import { type Role, roles } from '@sufra/contract/accounts/roles'
import { IconArchive, IconCopy, IconEye, IconEyeglass, IconPencil } from '@tabler/icons-react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { seeAsText } from '../seeAs/seeAs.text.ts'
import { useSeeAs } from '../seeAs/useSeeAs.ts'
import { HistoryButton } from '../trail/HistoryButton.tsx'
import { rolesText } from './roles.text.ts'

interface Props {
  readonly role: Role
  readonly onOpen: () => void
  readonly onCopy: () => void
}

/** Whether this person may change a role, copy it, or only look at it. */
export function useRoleRights({ super: fixed, shared, own, within }: Role) {
  const { can } = useSession()
  const may = can(roles.update)
  return { change: may && within && !fixed && !shared && !own, copy: may && within }
}

export function RoleActions({ role, onOpen, onCopy }: Props) {
  const t = useText(rolesText)
  const kernel = useText(kernelText)
  const name = usePick()({ en: role.name_en, ar: role.name_ar })
  const rights = useRoleRights(role)
  const seeAs = useSeeAs()
  const see = useText(seeAsText)
  const remove = useConfirmed(roles.remove, { invalidates: [roles.list] })
  const archive = () =>
    remove.run(
      {
        title: t('archiveAsk', { name }),
        text: t('archiveText'),
        action: t('archive'),
        success: t('archived', { name }),
        danger: true,
      },
      { params: { id: role.id } },
    )
  const OpenIcon = rights.change ? IconPencil : IconEye
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap" data-row-actions>
      <ActionIcon
        aria-label={rights.change ? kernel('editOne', { name }) : t('viewOne', { name })}
        data-tip={rights.change ? kernel('edit') : t('view')}
        onClick={onOpen}
      >
        <OpenIcon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      {seeAs && !role.super && (
        <ActionIcon
          aria-label={see('seeAsOne', { name })}
          data-tip={see('seeAs')}
          onClick={() => seeAs({ role_id: role.id })}
        >
          <IconEyeglass size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <HistoryButton table="roles" id={role.id} name={name} />
      {rights.copy && (
        <ActionIcon aria-label={t('copyOne', { name })} data-tip={t('copy')} onClick={onCopy}>
          <IconCopy size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {rights.change && (
        <ActionIcon
          aria-label={t('archiveOne', { name })}
          data-tip={t('archive')}
          loading={remove.pending}
          onClick={() => void archive()}
        >
          <IconArchive size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
