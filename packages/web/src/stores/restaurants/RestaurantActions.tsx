import { ActionIcon, Group } from '@mantine/core'
import { type Restaurant, restaurants } from '@sufra/contract/stores/restaurants'
import {
  IconDeviceMobileOff,
  IconDots,
  IconEyeglass,
  IconMail,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { secondStepText } from '../../accounts/secondStep/secondStep.text.ts'
import { useResetSecondStep } from '../../accounts/secondStep/useResetSecondStep.ts'
import { seeAsText } from '../../accounts/seeAs/seeAs.text.ts'
import { useSeeAs } from '../../accounts/seeAs/useSeeAs.ts'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { late } from '../../kernel/browser/late.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { emailInText } from '../../kernel/display/emailInText.ts'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import menu from '../../kernel/list/rowMenu.module.css'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { ApprovalButtons } from './ApprovalButtons.tsx'
import { nameOf } from './restaurantName.ts'
import { restaurantsText } from './restaurants.text.ts'

const SeeAsPeople = late(() => import('../../accounts/seeAs/SeeAsPeople.tsx'))

interface Props {
  readonly restaurant: Restaurant
  readonly onEdit: () => void
}

export function RestaurantActions({ restaurant, onEdit }: Props) {
  const t = useText(restaurantsText)
  const pick = usePick()
  const { id, email } = restaurant
  const name = pick(nameOf(restaurant))
  const invalidates = [restaurants.list, restaurants.show]
  const remove = useConfirmed(restaurants.remove, { invalidates })
  const reset = useConfirmed(restaurants.sendReset, { invalidates: [] })
  const params = { id }
  const seeAs = useSeeAs()
  const see = useText(seeAsText)
  const [seeing, setSeeing] = useState(false)
  const resetStep = useResetSecondStep()
  const step = useText(secondStepText)
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { name }),
        text: t('removeText'),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params },
    )
  const mail = () =>
    reset.run(
      {
        title: t('resetAsk', { email: emailInText(email) }),
        text: t('resetText'),
        action: t('send'),
        success: t('sent', { email: emailInText(email) }),
      },
      { params },
    )
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ApprovalButtons restaurant={restaurant} />
      <ActionIcon aria-label={t('editOne', { name })} data-tip={t('edit')} onClick={onEdit}>
        <IconPencil size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <HistoryButton table="restaurants" id={id} name={name} />
      <PopMenu
        label={t('moreOf', { name })}
        button={<IconDots size={20} stroke={1.6} aria-hidden />}
        buttonClass={menu.button}
        place="below"
      >
        {seeAs && restaurant.approval === 'approved' && (
          <PopAction icon={<IconEyeglass size={18} stroke={1.6} aria-hidden />} run={() => setSeeing(true)}>
            {see('seeAsSomebody')}
          </PopAction>
        )}
        <PopAction icon={<IconMail size={18} stroke={1.6} aria-hidden />} run={() => void mail()}>
          {t('reset')}
        </PopAction>
        {resetStep && (
          <PopAction
            icon={<IconDeviceMobileOff size={18} stroke={1.6} aria-hidden />}
            run={() => resetStep(name, { restaurant_id: id })}
          >
            {step('resetOwner')}
          </PopAction>
        )}
        <PopAction icon={<IconTrash size={18} stroke={1.6} aria-hidden />} run={() => void drop()}>
          {t('remove')}
        </PopAction>
      </PopMenu>
      <Suspense>
        {seeAs && seeing && (
          <SeeAsPeople restaurant={{ id, name }} seeAs={seeAs} onClose={() => setSeeing(false)} />
        )}
      </Suspense>
    </Group>
  )
}
