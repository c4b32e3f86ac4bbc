import type { Send } from '@sufra/contract/engagement/notifications'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { usePick } from '../../kernel/text/language.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import css from './notifications.module.css'
import type { sendsText } from './notifications.text.ts'

interface Means {
  readonly t: Translate<typeof sendsText>
  readonly pick: ReturnType<typeof usePick>
  /** Heading of the actions. */
  readonly actionsHead: string
}

const looks = {
  scheduled: 'SCHEDULED',
  sending: 'PROGRESSING',
  paused: 'READY',
  stopped: 'DEACTIVATED',
  finished: 'COMPLETED',
} as const

export const SendState = ({ send: { state }, t }: { readonly send: Send; readonly t: Means['t'] }) => (
  <StatusChip status={looks[state]} label={t(state)} />
)

const number = (count: number) => count.toLocaleString('en-US')
const missedBy = (send: Send) => send.failed_count + send.suppressed_count + send.unknown_count

/** Everybody who is over, of everybody. */
export function SendProgress({ send, t }: { readonly send: Send; readonly t: Means['t'] }) {
  const { sent_count, recipient_count } = send
  if (recipient_count === 0) return <span className={css.quiet}>—</span>
  const words = t('of', { done: number(sent_count), all: number(recipient_count) })
  return (
    <span className={css.progress}>
      <bdi>{words}</bdi>
      {send.state === 'sending' && (
        <progress max={recipient_count} value={sent_count + missedBy(send)} aria-label={words} />
      )}
    </span>
  )
}

const title = ({ title: text }: Send, pick: Means['pick']) => (
  <strong>
    <bdi>{pick(text)}</bdi>
  </strong>
)
const history = ({ id, title: text }: Send, pick: Means['pick']) => (
  <HistoryButton table="notification_sends" id={id} name={pick(text)} />
)
const missed = (send: Send) => (missedBy(send) === 0 ? '—' : <Ltr>{number(missedBy(send))}</Ltr>)

export function sendColumns({ t, pick, actionsHead }: Means): readonly Column<Send>[] {
  return [
    { key: 'id', head: t('number'), cell: ({ id }) => <Ltr>{id}</Ltr>, skeleton: 40 },
    { key: 'title', head: t('title'), cell: (row) => title(row, pick), grows: true, skeleton: 180 },
    { key: 'state', head: t('state'), cell: (send) => <SendState send={send} t={t} />, skeleton: 80 },
    {
      key: 'progress',
      head: t('progress'),
      cell: (send) => <SendProgress send={send} t={t} />,
      skeleton: 110,
    },
    { key: 'missed', head: t('missed'), cell: missed, skeleton: 40 },
    { key: 'at', head: t('sendAt'), cell: ({ send_at }) => <Instant at={send_at} />, skeleton: 130 },
    { key: 'by', head: t('by'), cell: ({ by }) => <bdi>{by}</bdi>, skeleton: 90 },
    { key: 'actions', head: actionsHead, cell: (send) => history(send, pick), end: true, skeleton: 36 },
  ]
}

export const sendCard =
  ({ t, pick }: Omit<Means, 'actionsHead'>) =>
  (send: Send): CardFacts => ({
    title: title(send, pick),
    state: <SendState send={send} t={t} />,
    facts: [
      [t('progress'), <SendProgress key="progress" send={send} t={t} />, true],
      [t('missed'), missed(send)],
      [t('sendAt'), <Instant key="at" at={send.send_at} />],
      [t('by'), <bdi key="by">{send.by}</bdi>],
    ],
    actions: history(send, pick),
  })
