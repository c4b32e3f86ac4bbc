import type { Channel } from '@sufra/contract/integrations/channels'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { ChannelSwitch } from './ChannelSwitch.tsx'
import type { channelsText } from './channels.text.ts'

interface Means {
  readonly t: Translate<typeof channelsText>
  readonly actions: (channel: Channel) => ReactNode
}

const used = ({ last_used_at }: Channel, { t }: Means) =>
  last_used_at ? <Instant at={last_used_at} /> : t('never')
const hostOf = ({ webhook_url }: Channel, { t }: Means) =>
  webhook_url ? <Ltr>{URL.parse(webhook_url)?.host ?? webhook_url}</Ltr> : t('none')
const lost = ({ failed }: Channel) =>
  failed > 0 ? <StatusChip status="FAILED" label={failed.toLocaleString('en-US')} /> : '0'
const live = ({ keys }: Channel) => <Ltr>{keys.toLocaleString('en-US')}</Ltr>

export function channelColumns(means: Means): readonly Column<Channel>[] {
  const { t, actions } = means
  return [
    {
      key: 'name',
      head: t('name'),
      cell: ({ name }) => <bdi>{name}</bdi>,
      value: ({ name }) => name,
      fixed: true,
      grows: true,
      skeleton: 140,
    },
    { key: 'keys', head: t('liveKeys'), cell: live, value: ({ keys }) => keys, figures: true, skeleton: 24 },
    {
      key: 'used',
      head: t('lastUsed'),
      cell: (channel) => used(channel, means),
      value: ({ last_used_at }) => last_used_at && Date.parse(last_used_at),
      skeleton: 120,
    },
    {
      key: 'webhook',
      head: t('webhook'),
      cell: (channel) => hostOf(channel, means),
      value: ({ webhook_url }) => webhook_url,
      skeleton: 120,
    },
    { key: 'failed', head: t('failed'), cell: lost, value: ({ failed }) => failed, skeleton: 48 },
    {
      key: 'status',
      head: t('status'),
      cell: (channel) => <ChannelSwitch channel={channel} />,
      value: ({ status }) => status,
      skeleton: 44,
    },
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 },
  ]
}

export const channelCard =
  (means: Means) =>
  (channel: Channel): CardFacts => ({
    title: <bdi>{channel.name}</bdi>,
    state: <ChannelSwitch channel={channel} />,
    facts: [
      [means.t('liveKeys'), live(channel)],
      [means.t('lastUsed'), used(channel, means)],
      [means.t('failed'), lost(channel)],
      [means.t('webhook'), hostOf(channel, means), true],
    ],
    actions: means.actions(channel),
  })
