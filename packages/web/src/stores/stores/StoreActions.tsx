import { ActionIcon, Group } from '@mantine/core'
import { type StoreRow, stores } from '@sufra/contract/stores/stores'
import { workingHours } from '@sufra/contract/stores/workingHours'
import { IconDots, IconEye, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import menu from '../../kernel/list/rowMenu.module.css'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storePaths } from './storePaths.ts'
import { storesText } from './stores.text.ts'

export function StoreActions({ store, onHistory }: { store: StoreRow; onHistory: () => void }) {
  const t = useText(storesText)
  const name = usePick()(store.name)
  const { kind, can } = useSession()
  const remove = useConfirmed(stores.remove, { invalidates: [stores.list, stores.listOf] })
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { name }),
        text: t('removeText'),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id: store.id } },
    )
  // Store users may not edit the store, but its hours; some of the platform's staff may only look.
  const verb = can(stores.update) ? 'edit' : can(workingHours.save) ? 'manage' : 'view'
  const OpenIcon = verb === 'view' ? IconEye : IconPencil
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ActionIcon
        renderRoot={(props) => <Link {...props} to={storePaths.edit(kind, store)} />}
        aria-label={t(`${verb}One`, { name })}
        data-tip={t(verb)}
      >
        <OpenIcon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <PopMenu
        label={t('moreOf', { name })}
        button={<IconDots size={20} stroke={1.6} aria-hidden />}
        buttonClass={menu.button}
        place="below"
      >
        <PopAction icon={<IconHistory size={18} stroke={1.6} aria-hidden />} run={onHistory}>
          {t('history')}
        </PopAction>
        {can(stores.remove) && (
          <PopAction icon={<IconTrash size={18} stroke={1.6} aria-hidden />} run={() => void drop()}>
            {t('remove')}
          </PopAction>
        )}
      </PopMenu>
    </Group>
  )
}
