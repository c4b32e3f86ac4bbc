import { secondStep } from '@sufra/contract/accounts/secondStep'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { sessionStore } from '../../kernel/data/sessionStore.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { secondStepText } from './secondStep.text.ts'

/** Takes the second step of somebody who lost it away. Undefined for those who may not. */
export function useResetSecondStep() {
  const t = useText(secondStepText)
  const { kind, user } = useSession()
  const reset = useConfirmed(secondStep.reset, { invalidates: [] })
  if (kind !== 'admin' || !user.super || sessionStore.look()) return undefined
  return (name: string, body: RequestOf<typeof secondStep.reset>) =>
    void reset.run(
      {
        title: t('resetAsk', { name }),
        text: t('resetText'),
        action: t('resetDo'),
        success: t('resetDone', { name }),
        danger: true,
      },
      { body },
    )
}
