import { ActionIcon, Group } from '@mantine/core'
import { type StoreUser, storeUsers } from '@sufra/contract/storeUsers'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useSession } from '../kernel/session.tsx'
import { useText } from '../kernel/text/language.tsx'
import { useConfirmed } from '../kernel/useConfirmed.ts'
import { storeUsersText } from './storeUsers.text.ts'

export function StoreUserActions({ user: { id, name }, onEdit }: { user: StoreUser; onEdit: () => void }) {
  const t = useText(storeUsersText)
  const { can } = useSession()
  const remove = useConfirmed(storeUsers.remove, { freshens: [storeUsers.list] })
  if (!can(storeUsers.update)) return null
  const drop = () =>
    remove.run(
      { title: t('removeAsk', { name }), text: t('removeText'), action: t('remove'), danger: true },
      { params: { id } },
    )
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ActionIcon aria-label={t('editOne', { name })} data-tip={t('edit')} onClick={onEdit}>
        <IconPencil size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t('removeOne', { name })}
        data-tip={t('remove')}
        loading={remove.pending}
        onClick={() => void drop()}
      >
        <IconTrash size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
