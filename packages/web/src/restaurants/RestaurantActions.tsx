import { ActionIcon, Button, Group } from '@mantine/core'
import { type Restaurant, restaurants } from '@sufra/contract/restaurants'
import { IconDots, IconMail, IconPencil, IconTrash } from '@tabler/icons-react'
import { PopAction, PopMenu } from '../kernel/PopMenu.tsx'
import menu from '../kernel/rowMenu.module.css'
import { useSession } from '../kernel/session.tsx'
import { useText } from '../kernel/text/language.tsx'
import { useConfirmed } from '../kernel/useConfirmed.ts'
import { restaurantsText } from './restaurants.text.ts'

interface Props {
  readonly restaurant: Restaurant
  readonly onEdit: () => void
}

export function RestaurantActions({ restaurant, onEdit }: Props) {
  const t = useText(restaurantsText)
  const { can } = useSession()
  const { id, name, email, approval } = restaurant
  const freshens = [restaurants.list, restaurants.show]
  const remove = useConfirmed(restaurants.remove, { freshens })
  const reset = useConfirmed(restaurants.sendReset, { freshens: [], success: t('sent') })
  const decide = useConfirmed(restaurants.decide, { freshens })
  if (!can(restaurants.update)) return null
  const params = { id }
  const approve = () =>
    decide.run(
      { title: t('approveAsk', { name }), text: t('approveText'), action: t('approve') },
      { params, body: { approval: 'approved' } },
    )
  const refuse = () =>
    decide.run(
      { title: t('refuseAsk', { name }), text: t('refuseText'), action: t('refuse'), danger: true },
      { params, body: { approval: 'refused' } },
    )
  const drop = () =>
    remove.run(
      { title: t('removeAsk', { name }), text: t('removeText'), action: t('remove'), danger: true },
      { params },
    )
  const mail = () =>
    reset.run({ title: t('resetAsk', { email }), text: t('resetText'), action: t('send') }, { params })
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {approval !== 'approved' && (
        <Button size="xs" variant="default" loading={decide.pending} onClick={() => void approve()}>
          {t('approve')}
        </Button>
      )}
      {approval === 'pending' && (
        <Button size="xs" variant="subtle" color="danger" onClick={() => void refuse()}>
          {t('refuse')}
        </Button>
      )}
      <ActionIcon aria-label={t('editOne', { name })} data-tip={t('edit')} onClick={onEdit}>
        <IconPencil size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <PopMenu
        label={t('moreOf', { name })}
        button={<IconDots size={20} stroke={1.6} aria-hidden />}
        buttonClass={menu.button}
        place="below"
      >
        <PopAction icon={<IconMail size={18} stroke={1.6} aria-hidden />} run={() => void mail()}>
          {t('reset')}
        </PopAction>
        <PopAction icon={<IconTrash size={18} stroke={1.6} aria-hidden />} run={() => void drop()}>
          {t('remove')}
        </PopAction>
      </PopMenu>
    </Group>
  )
}
