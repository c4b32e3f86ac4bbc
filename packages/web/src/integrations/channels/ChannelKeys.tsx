import { Button } from '@mantine/core'
import { type ChannelKey, channels } from '@sufra/contract/integrations/channels'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { Rows } from '../../kernel/list/table/Rows.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './channels.module.css'
import { KeyActions } from './KeyActions.tsx'
import { keyCard, keyColumns } from './keyColumns.tsx'
import { keysText } from './keys.text.ts'

const KeyDialog = late(() => import('./KeyDialog.tsx'))
const LimitDialog = late(() => import('./LimitDialog.tsx'))
const ShownOnce = late(() => import('./ShownOnce.tsx'))
const idOf = ({ id }: ChannelKey) => id

interface Props {
  readonly channel: { readonly id: number; readonly keys: readonly ChannelKey[] }
}

/** The keys of a channel. A new one is shown once. */
export function ChannelKeys({ channel: { id, keys } }: Props) {
  const t = useText(keysText)
  const { can } = useSession()
  const [adding, setAdding] = useState(false)
  const [limited, setLimited] = useState<ChannelKey | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const writes = can(channels.addKey)
  const actions = (key: ChannelKey) => (
    <KeyActions
      channelId={id}
      apiKey={key}
      writes={writes && !key.revoked_at}
      onMade={setMade}
      onLimit={() => setLimited(key)}
    />
  )
  const means = { t, actions }
  return (
    <section className={css.part} aria-label={t('title')}>
      <div className={css.head}>
        <h2>{t('title')}</h2>
        {writes && (
          <Button
            leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </div>
      <p className={css.about}>{t('about')}</p>
      {keys.length === 0 ? (
        <p className={css.about}>{t('none')}</p>
      ) : (
        <Rows label={t('title')} rows={keys} columns={keyColumns(means)} card={keyCard(means)} idOf={idOf} />
      )}
      <Suspense>
        {adding && <KeyDialog channelId={id} onMade={setMade} onClose={() => setAdding(false)} />}
        {limited && <LimitDialog apiKey={limited} onClose={() => setLimited(null)} />}
        {made !== null && <ShownOnce what="key" value={made} onClose={() => setMade(null)} />}
      </Suspense>
    </section>
  )
}
