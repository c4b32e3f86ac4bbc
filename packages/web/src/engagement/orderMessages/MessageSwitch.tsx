import { type OrderMessage, orderMessages } from '@sufra/contract/engagement/orderMessages'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { orderMessagesText } from './orderMessages.text.ts'

interface Props {
  readonly message: OrderMessage
  readonly name: string
}

/** Whether customers receive a message. */
export function MessageSwitch({ message: { id, status }, name }: Props) {
  const t = useText(orderMessagesText)
  const { run, pending } = useConfirmed(orderMessages.updateStatus, { invalidates: [orderMessages.list] })
  const toggle = () =>
    run(
      {
        title: t(status ? 'offAsk' : 'onAsk'),
        text: t(status ? 'offText' : 'onText', { name }),
        action: t(status ? 'turnOff' : 'turnOn'),
        success: t(status ? 'turnedOff' : 'turnedOn', { name }),
      },
      { params: { id }, body: { status: !status } },
    )
  return (
    <StatusSwitch
      label={t('statusOf', { name })}
      checked={status}
      pending={pending}
      onToggle={() => void toggle()}
    />
  )
}
