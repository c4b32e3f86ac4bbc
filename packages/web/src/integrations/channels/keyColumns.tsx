import type { ChannelKey } from '@sufra/contract/integrations/channels'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import type { keysText } from './keys.text.ts'

interface Means {
  readonly t: Translate<typeof keysText>
  readonly actions: (key: ChannelKey) => ReactNode
}

const prefix = ({ key_prefix }: ChannelKey) => (
  <Ltr>
    <code>{key_prefix}…</code>
  </Ltr>
)
const limit = ({ rate_limit }: ChannelKey) => <Ltr>{rate_limit.toLocaleString('en-US')}</Ltr>
const used = ({ last_used_at }: ChannelKey, { t }: Means) =>
  last_used_at ? <Instant at={last_used_at} /> : t('never')
const state = ({ revoked_at }: ChannelKey, { t }: Means) =>
  revoked_at ? (
    <StatusChip status="DEACTIVATED" label={t('revoked')} />
  ) : (
    <StatusChip status="ACTIVE" label={t('live')} />
  )

export function keyColumns(means: Means): readonly Column<ChannelKey>[] {
  const { t, actions } = means
  return [
    { key: 'key', head: t('key'), cell: prefix },
    { key: 'access', head: t('access'), cell: ({ access }) => t(access) },
    { key: 'limit', head: t('limit'), cell: limit, figures: true },
    { key: 'created', head: t('created'), cell: ({ created_at }) => <Instant at={created_at} /> },
    { key: 'used', head: t('lastUsed'), cell: (key) => used(key, means) },
    { key: 'status', head: t('status'), cell: (key) => state(key, means) },
    { key: 'actions', head: t('actions'), cell: actions, end: true },
  ]
}

export const keyCard =
  (means: Means) =>
  (key: ChannelKey): CardFacts => ({
    title: prefix(key),
    state: state(key, means),
    facts: [
      [means.t('access'), means.t(key.access)],
      [means.t('limit'), limit(key)],
      [means.t('created'), <Instant key="created" at={key.created_at} />],
      [means.t('lastUsed'), used(key, means)],
    ],
    actions: means.actions(key),
  })
