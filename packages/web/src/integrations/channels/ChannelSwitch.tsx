import { channels } from '@sufra/contract/integrations/channels'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { channelsText } from './channels.text.ts'

interface Props {
  readonly channel: { readonly id: number; readonly name: string; readonly status: boolean }
}

/** Whether a channel's keys work and events are sent; switching asks first. */
export function ChannelSwitch({ channel: { id, name, status: on } }: Props) {
  const t = useText(channelsText)
  const { can } = useSession()
  const status = useConfirmed(channels.update, { invalidates: [channels.list, channels.show] })
  if (!can(channels.update)) return t(on ? 'on' : 'off')
  const toggle = () =>
    status.run(
      {
        title: t('statusAsk'),
        text: t(on ? 'offText' : 'onText', { name }),
        action: t(on ? 'turnOff' : 'turnOn'),
        success: t(on ? 'turnedOff' : 'turnedOn', { name }),
        danger: on,
      },
      { params: { id }, body: { status: !on } },
    )
  return (
    <StatusSwitch
      label={t('statusOf', { name })}
      checked={on}
      pending={status.pending}
      onToggle={() => void toggle()}
    />
  )
}
