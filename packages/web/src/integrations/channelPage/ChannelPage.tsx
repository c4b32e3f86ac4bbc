import { channels } from '@sufra/contract/integrations/channels'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { usePathId } from '../../kernel/url/usePathId.ts'
import { ChannelKeys } from '../channels/ChannelKeys.tsx'
import { ChannelSwitch } from '../channels/ChannelSwitch.tsx'
import { KeyCalls } from '../channels/KeyCalls.tsx'
import { Deliveries } from '../webhooks/Deliveries.tsx'
import { Webhook } from '../webhooks/Webhook.tsx'

/** A channel: its keys and what they may do, where it is told of its orders, and what it was told. */
export function ChannelPage() {
  const kernel = useText(kernelText)
  const id = usePathId()
  const { data, error, refetch } = useOperation(channels.show, { params: { id } }, { enabled: id > 0 })
  if (id === 0 || isMissing(error)) return <NotFound />
  if (!data)
    return error ? (
      <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{kernel('loading')}</p>
    )
  const { channel } = data
  return (
    <>
      <PageHeader
        title={channel.name}
        names={{ [String(id)]: channel.name }}
        aside={<ChannelSwitch channel={channel} />}
      />
      <ChannelKeys channel={channel} />
      <KeyCalls />
      <Webhook channel={channel} />
      <Deliveries channel={channel} />
    </>
  )
}
