import { type OrderMessage, orderMessages } from '@sufra/contract/engagement/orderMessages'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { nameOf } from './messageColumns.tsx'
import { orderMessagesText } from './orderMessages.text.ts'

const turn = ({ id }: OrderMessage, on: boolean) =>
  call(orderMessages.updateStatus, { params: { id }, body: { status: on }, from: 'bulk' })

/** Several messages are switched. */
export function useMessageBulk(): Bulk<OrderMessage> {
  const t = useText(bulkText)
  const words = useText(orderMessagesText)
  const pick = usePick()
  const { can } = useSession()
  const actions = switchActions<OrderMessage>(t, {
    isOn: ({ status }) => status,
    turn,
    onText: words('onAllText'),
    offText: words('offAllText'),
  })
  return {
    nameOf: (message) => nameOf(message, { t: words, pick }),
    invalidates: [orderMessages.list],
    actions: can(orderMessages.updateStatus) ? actions : [],
  }
}
