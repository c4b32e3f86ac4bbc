import { Button } from '@mantine/core'
import { channels } from '@sufra/contract/integrations/channels'
import { channelWebhooks, type Delivery, deliveryStates } from '@sufra/contract/integrations/webhooks'
import { IconSend } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { keyOf, queryClient, useAction, useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import css from '../channels/channels.module.css'
import { deliveryCard, deliveryColumns } from './deliveryColumns.tsx'
import { useDeliveryBulk } from './useDeliveryBulk.ts'
import { webhooksText } from './webhooks.text.ts'

interface Props {
  readonly channel: { readonly id: number; readonly status: boolean; readonly webhook_url: string | null }
}

const idOf = ({ id }: Delivery) => id
/** An attempt under way claims a minute. */
const soonMs = 65_000
const isNear = ({ status, next_attempt_at: at }: Delivery) =>
  status === 'waiting' && at !== null && Date.parse(at) < Date.now() + soonMs

/** What a channel was sent in the last 30 days. What is being sent, or soon will be, is followed. */
export function Deliveries({ channel: { id, status: on, webhook_url } }: Props) {
  const t = useText(webhooksText)
  const { can } = useSession()
  const [{ page, count, search, status: asked }, set] = useListState()
  const [every, setEvery] = useState<number>(refetchEvery.calm)
  const status = deliveryStates.find((each) => each === asked)
  const query = useOperation(
    channelWebhooks.deliveries,
    { params: { id }, body: { page, count, ...(status && { status }), ...(search && { search }) } },
    { keep: true, every },
  )
  const rows = query.data?.deliveries.data
  const follows = rows?.some(isNear) ?? false
  useEffect(() => setEvery(follows ? refetchEvery.job : refetchEvery.calm), [follows])
  const again = useAction(channelWebhooks.sendAgain, { success: t('againDone') })
  const all = useConfirmed(channelWebhooks.sendFailed, {
    invalidates: [channelWebhooks.deliveries, channels.list],
  })
  const refetch = () => queryClient.invalidateQueries({ queryKey: keyOf(channelWebhooks.deliveries) })
  const reachable = on && webhook_url !== null
  const sendAgain =
    reachable && can(channelWebhooks.sendAgain)
      ? (delivery: Delivery) =>
          again.mutate({ params: { id: delivery.id } }, { onSettled: () => void refetch() })
      : undefined
  const bulk = useDeliveryBulk(sendAgain !== undefined)
  const means = { t, sendAgain, sending: again.isPending ? again.variables.params?.id : undefined }
  const sendFailed = () =>
    void all.run(
      { title: t('allAsk'), text: t('allText'), action: t('again'), success: t('allDone') },
      { params: { id } },
    )
  return (
    <section className={css.part} aria-label={t('events')}>
      <div className={css.head}>
        <h2>{t('events')}</h2>
        {sendAgain && (
          <Button variant="default" loading={all.pending} onClick={sendFailed}>
            {t('allAgain')}
          </Button>
        )}
      </div>
      <BulkList
        bulk={bulk}
        headless
        label={t('events')}
        search={{ label: t('search') }}
        filters={
          <FilterSelect
            label={t('state')}
            value={status ?? ''}
            options={[['', t('allStates')], ...deliveryStates.map((each) => [each, t(each)] as const)]}
            active={status !== undefined}
            onChange={(value) => set({ status: value || undefined })}
          />
        }
        columnPicker={{ list: 'deliveries' }}
        columns={deliveryColumns(means)}
        card={deliveryCard(means)}
        idOf={idOf}
        empty={{
          icon: <IconSend className="turns" size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={rows}
        total={query.data?.deliveries.total}
      />
    </section>
  )
}
