import type { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { signInSwitchText } from './signInSwitch.text.ts'

interface Props {
  readonly user: { readonly name: string; readonly status: boolean }
  /** Without it, the status is shown in words. */
  readonly mayChange: boolean
  /** What ends when somebody may no longer sign in. */
  readonly offText: string
  readonly pending: boolean
  /** Asks, and turns the status over. */
  readonly change: (question: Parameters<ReturnType<typeof useConfirmed>['run']>[0]) => Promise<void>
}

/** Whether somebody may sign in. */
export function SignInSwitch({ user: { name, status }, mayChange, offText, pending, change }: Props) {
  const t = useText(signInSwitchText)
  if (!mayChange) return t(status ? 'on' : 'off')
  return (
    <StatusSwitch
      label={t('switchOne', { name })}
      checked={status}
      pending={pending}
      onToggle={() =>
        void change({
          title: t(status ? 'offAsk' : 'onAsk', { name }),
          text: status && offText,
          action: t(status ? 'turnOff' : 'turnOn'),
          danger: status,
          success: t(status ? 'turnedOff' : 'turnedOn', { name }),
        })
      }
    />
  )
}
