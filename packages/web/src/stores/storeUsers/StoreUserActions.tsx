import { ActionIcon } from '@mantine/core'
import { type StoreUser, storeUsers } from '@sufra/contract/stores/storeUsers'
import { IconDeviceMobileOff, IconEyeglass } from '@tabler/icons-react'
import { secondStepText } from '../../accounts/secondStep/secondStep.text.ts'
import { useResetSecondStep } from '../../accounts/secondStep/useResetSecondStep.ts'
import { seeAsText } from '../../accounts/seeAs/seeAs.text.ts'
import { useSeeAs } from '../../accounts/seeAs/useSeeAs.ts'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { storeUsersText } from './storeUsers.text.ts'

export function StoreUserActions({ user, onEdit }: { user: StoreUser; onEdit: () => void }) {
  const { id, name, status } = user
  const changes = useSession().can(storeUsers.update) && user.within
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
  const seeAs = useSeeAs()
  const see = useText(seeAsText)
  const resetStep = useResetSecondStep()
  const step = useText(secondStepText)
  const look = changes && seeAs && status && (
    <ActionIcon
      aria-label={see('seeAsOne', { name })}
      data-tip={see('seeAs')}
      onClick={() => seeAs({ account_id: id })}
    >
      <IconEyeglass size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
  const reset = changes && resetStep && (
    <ActionIcon
      aria-label={step('resetOf', { name })}
      data-tip={step('reset')}
      onClick={() => resetStep(name, { account_id: id })}
    >
      <IconDeviceMobileOff size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
  return (
    <RowActions
      name={name}
      onEdit={changes ? onEdit : undefined}
      more={
        <>
          {look}
          {reset}
          <HistoryButton table="accounts" id={id} name={name} />
        </>
      }
      onRemove={changes ? () => void drop() : undefined}
      removing={remove.pending}
    />
  )
}
