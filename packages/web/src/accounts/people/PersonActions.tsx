import { ActionIcon, Group } from '@mantine/core'
import { type Person, people } from '@sufra/contract/accounts/people'
import {
  IconDeviceMobileOff,
  IconDots,
  IconEyeglass,
  IconKey,
  IconLogout,
  IconMail,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import menu from '../../kernel/list/rowMenu.module.css'
import { useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { secondStepText } from '../secondStep/secondStep.text.ts'
import { useResetSecondStep } from '../secondStep/useResetSecondStep.ts'
import { seeAsText } from '../seeAs/seeAs.text.ts'
import { useSeeAs } from '../seeAs/useSeeAs.ts'
import { HistoryButton } from '../trail/HistoryButton.tsx'
import { peopleText } from './people.text.ts'

const invalidates = [people.list]

/** What may be done about somebody, for those whose own role allows as much; others see the history. */
export function PersonActions({ user, onEdit }: { user: Person; onEdit: () => void }) {
  const t = useText(peopleText)
  const kernel = useText(kernelText)
  const { id, name, own, within, status, invited } = user
  const { can } = useSession()
  const link = useConfirmed(people.sendLink, { invalidates })
  const signOut = useConfirmed(people.signOut, { invalidates })
  const remove = useConfirmed(people.remove, { invalidates })
  const seeAs = useSeeAs()
  const see = useText(seeAsText)
  const resetStep = useResetSecondStep()
  const step = useText(secondStepText)
  const input = { params: { id } }
  const sendLink = () =>
    link.run(
      {
        title: t(invited ? 'inviteAgainAsk' : 'resetAsk', { name }),
        text: t(invited ? 'inviteAgainText' : 'resetText'),
        action: t('send'),
        success: t(invited ? 'invitedDone' : 'resetDone', { name }),
      },
      input,
    )
  const end = () =>
    signOut.run(
      {
        title: t('signOutAsk', { name }),
        text: t('signOutText'),
        action: t('signOutDo'),
        success: t('signedOut', { name }),
        danger: true,
      },
      input,
    )
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { name }),
        text: t('removeText'),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      input,
    )
  const LinkIcon = invited ? IconMail : IconKey
  const history = <HistoryButton table="accounts" id={id} name={name} />
  if (!within || !can(people.update))
    return (
      <Group gap={4} justify="flex-end" data-row-actions>
        {history}
      </Group>
    )
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap" data-row-actions>
      <ActionIcon
        aria-label={kernel('editOne', { name })}
        data-tip={kernel('edit')}
        loading={link.pending || signOut.pending || remove.pending}
        onClick={onEdit}
      >
        <IconPencil size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      {history}
      <PopMenu
        label={t('moreOf', { name })}
        button={<IconDots size={20} stroke={1.6} aria-hidden />}
        buttonClass={menu.button}
        place="below"
      >
        {seeAs && status && !own && (
          <PopAction
            icon={<IconEyeglass size={18} stroke={1.6} aria-hidden />}
            run={() => seeAs({ account_id: id })}
          >
            {see('seeAs')}
          </PopAction>
        )}
        {status && (
          <PopAction icon={<LinkIcon size={18} stroke={1.6} aria-hidden />} run={() => void sendLink()}>
            {t(invited ? 'inviteAgain' : 'reset')}
          </PopAction>
        )}
        <PopAction icon={<IconLogout size={18} stroke={1.6} aria-hidden />} run={() => void end()}>
          {t('signOut')}
        </PopAction>
        {resetStep && !own && (
          <PopAction
            icon={<IconDeviceMobileOff size={18} stroke={1.6} aria-hidden />}
            run={() => resetStep(name, { account_id: id })}
          >
            {step('reset')}
          </PopAction>
        )}
        {!own && (
          <PopAction icon={<IconTrash size={18} stroke={1.6} aria-hidden />} run={() => void drop()}>
            {t('remove')}
          </PopAction>
        )}
      </PopMenu>
    </Group>
  )
}
