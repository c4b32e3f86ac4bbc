import { type Channel, channels } from '@sufra/contract/integrations/channels'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { channelsText } from './channels.text.ts'

const turn = ({ id }: Channel, on: boolean) =>
  call(channels.update, { params: { id }, body: { status: on }, from: 'bulk' })

/** Several channels are switched. */
export function useChannelBulk(): Bulk<Channel> {
  const t = useText(bulkText)
  const words = useText(channelsText)
  const { can } = useSession()
  const actions = switchActions<Channel>(t, {
    isOn: ({ status }) => status,
    turn,
    words: { turnOn: words('turnOn'), turnOff: words('turnOff'), on: words('on'), off: words('off') },
    onText: words('onAllText'),
    offText: words('offAllText'),
    dangerOff: true,
  })
  return {
    nameOf: ({ name }) => name,
    invalidates: [channels.list, channels.show],
    actions: can(channels.update) ? actions : [],
  }
}
