import { channels } from '@sufra/contract/integrations/channels'
import { channelWebhooks, type Delivery } from '@sufra/contract/integrations/webhooks'
import { call } from '../../kernel/data/api.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { useText } from '../../kernel/text/language.tsx'
import { webhooksText } from './webhooks.text.ts'

/** Several events are sent again. */
export function useDeliveryBulk(may: boolean): Bulk<Delivery> {
  const t = useText(webhooksText)
  const again = {
    key: 'again',
    label: t('again'),
    text: t('allText'),
    becomes: { to: t('waiting') },
    run: ({ id }: Delivery) => call(channelWebhooks.sendAgain, { params: { id }, from: 'bulk' }),
  }
  return {
    nameOf: ({ id, topic }) => `${t(topic === 'test' ? 'testEvent' : topic)} · ${id}`,
    invalidates: [channelWebhooks.deliveries, channels.list],
    actions: may ? [again] : [],
  }
}
