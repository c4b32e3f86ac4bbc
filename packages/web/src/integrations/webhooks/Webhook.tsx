import { Button } from '@mantine/core'
import { channels } from '@sufra/contract/integrations/channels'
import { channelWebhooks } from '@sufra/contract/integrations/webhooks'
import { IconSend } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { keyOf, queryClient, useAction } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from '../channels/channels.module.css'
import { webhooksText } from './webhooks.text.ts'

const AddressDialog = late(() => import('./AddressDialog.tsx'))
const ShownOnce = late(() => import('../channels/ShownOnce.tsx'))

interface Props {
  readonly channel: { readonly id: number; readonly status: boolean; readonly webhook_url: string | null }
}

const invalidates = [channels.show, channels.list]

/** Where a channel is told of its orders. */
export function Webhook({ channel: { id, status, webhook_url: url } }: Props) {
  const t = useText(webhooksText)
  const { can } = useSession()
  const [editing, setEditing] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const saving = useConfirmed(channelWebhooks.setAddress, {
    invalidates,
    done: (answer) => setSecret(answer.secret),
  })
  const test = useAction(channelWebhooks.test, { success: t('tested') })
  const renew = () =>
    saving.run(
      { title: t('renewAsk'), text: t('renewText'), action: t('renew'), success: t('renewed'), danger: true },
      { params: { id }, body: { url, new_secret: true } },
    )
  const stop = () =>
    saving.run(
      { title: t('stopAsk'), text: t('stopText'), action: t('stop'), success: t('stopped'), danger: true },
      { params: { id }, body: { url: null } },
    )
  const sendTest = () =>
    test.mutate(
      { params: { id } },
      {
        onSuccess: () => void queryClient.invalidateQueries({ queryKey: keyOf(channelWebhooks.deliveries) }),
      },
    )
  return (
    <section className={css.part} aria-label={t('title')}>
      <div className={css.head}>
        <h2>{t('title')}</h2>
        {can(channelWebhooks.setAddress) && (
          <div className={css.buttons}>
            {url !== null && status && (
              <Button
                variant="default"
                leftSection={<IconSend className="turns" size={18} stroke={1.6} aria-hidden />}
                loading={test.isPending}
                onClick={sendTest}
              >
                {t('test')}
              </Button>
            )}
            <Button variant="default" onClick={() => setEditing(true)}>
              {t(url === null ? 'setAddress' : 'changeAddress')}
            </Button>
            {url !== null && (
              <>
                <Button variant="default" onClick={() => void renew()}>
                  {t('renew')}
                </Button>
                <Button variant="default" onClick={() => void stop()}>
                  {t('stop')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <p className={css.about}>{t('about')}</p>
      {url === null ? (
        <p>{t('noAddress')}</p>
      ) : (
        <p className={css.address}>
          <Ltr>{url}</Ltr>
        </p>
      )}
      <Suspense>
        {editing && (
          <AddressDialog id={id} url={url ?? ''} onSecret={setSecret} onClose={() => setEditing(false)} />
        )}
        {secret !== null && <ShownOnce what="secret" value={secret} onClose={() => setSecret(null)} />}
      </Suspense>
    </section>
  )
}
