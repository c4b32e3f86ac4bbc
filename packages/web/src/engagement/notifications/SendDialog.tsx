import { Button, Group, Stack } from '@mantine/core'
import { notifications, type Send } from '@sufra/contract/engagement/notifications'
import { formatTime } from '@sufra/contract/kernel/clock'
import { useEffect, useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import css from './notifications.module.css'
import { sendsText } from './notifications.text.ts'
import { SendModal } from './SendModal.tsx'
import { SendProgress, SendState } from './sendColumns.tsx'

const changed = { invalidates: [notifications.list, notifications.show] }
const isOpen = ({ state }: Send) => state !== 'finished' && state !== 'stopped'

function Actions({ send }: { readonly send: Send }) {
  const t = useText(sendsText)
  const pause = useConfirmed(notifications.pause, changed)
  const resume = useConfirmed(notifications.resume, changed)
  const stop = useConfirmed(notifications.stop, changed)
  if (!isOpen(send)) return null
  const params = { id: send.id }
  const toPause = { title: t('pauseAsk'), text: t('pauseText'), action: t('pause'), success: t('paused_') }
  const toResume = {
    title: t('resumeAsk'),
    text: t('resumeText'),
    action: t('resume'),
    success: t('resumed'),
  }
  const toStop = {
    title: t('stopAsk'),
    text: t('stopText'),
    action: t('stop'),
    success: t('stopped_'),
    danger: true,
  }
  return (
    <Group>
      {send.state === 'paused' ? (
        <Button loading={resume.pending} onClick={() => void resume.run(toResume, { params })}>
          {t('resume')}
        </Button>
      ) : (
        <Button variant="default" loading={pause.pending} onClick={() => void pause.run(toPause, { params })}>
          {t('pause')}
        </Button>
      )}
      <Button variant="default" loading={stop.pending} onClick={() => void stop.run(toStop, { params })}>
        {t('stop')}
      </Button>
    </Group>
  )
}

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** How a send goes on, whom it did not reach and why, and its pause, resume and stop. */
export default function SendDialog({ id, onClose }: Props) {
  const t = useText(sendsText)
  const pick = usePick()
  const { language } = useLanguage()
  const [every, setEvery] = useState<number>(refetchEvery.job)
  const query = useOperation(notifications.show, { params: { id } }, { every })
  const open = query.data === undefined || isOpen(query.data.send)
  useEffect(() => setEvery(open ? refetchEvery.job : 0), [open])
  return (
    <QueryDialog query={query} title={t('state')} onClose={onClose}>
      {({ send }) => (
        <SendModal title={pick(send.title)} onClose={onClose}>
          <Stack gap="md">
            <Group>
              <SendState send={send} t={t} />
              <Instant at={send.send_at} />
              <bdi className={css.quiet}>{send.by}</bdi>
            </Group>
            {send.waits_for && (
              <Callout tone="info">
                {send.waits_for === 'morning'
                  ? t('morning')
                  : t(send.waits_for, { time: formatTime(send.next_step_at, language) })}
              </Callout>
            )}
            {send.recipient_count === 0 ? (
              <p className={css.quiet}>{t('notYet')}</p>
            ) : (
              <SendProgress send={send} t={t} />
            )}
            <section aria-label={t('notReached')}>
              <h3>{t('notReached')}</h3>
              {send.missed.length === 0 ? (
                <p className={css.quiet}>{t('nobodyMissed')}</p>
              ) : (
                <dl className={css.missed}>
                  {send.missed.map(({ reason, count }) => (
                    <div key={reason}>
                      <dt>{t(reason)}</dt>
                      <dd>{count.toLocaleString('en-US')}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
            <Actions send={send} />
          </Stack>
        </SendModal>
      )}
    </QueryDialog>
  )
}
