import type { OrderMessage } from '@sufra/contract/engagement/orderMessages'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { usePick } from '../../kernel/text/language.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { MessageSwitch } from './MessageSwitch.tsx'
import css from './orderMessages.module.css'
import { eventTexts, type orderMessagesText } from './orderMessages.text.ts'

interface Means {
  readonly t: Translate<typeof orderMessagesText>
  readonly pick: ReturnType<typeof usePick>
  /** Heading of the actions. */
  readonly actionsHead: string
}

/** Such as `Order placed, E-Mail`. */
export const nameOf = ({ event, kind }: OrderMessage, { t, pick }: Pick<Means, 't' | 'pick'>): string =>
  `${pick(eventTexts[event])} · ${t(kind)}`

const titleText = ({ title_en, title_ar }: OrderMessage, { pick }: Means) =>
  pick({ en: title_en, ar: title_ar })
const titleOf = (message: OrderMessage, means: Means) => <bdi>{titleText(message, means)}</bdi>

const history = (message: OrderMessage, means: Means) => (
  <HistoryButton table="order_messages" id={message.id} name={nameOf(message, means)} />
)

const Saved = ({ message, t }: { readonly message: OrderMessage; readonly t: Means['t'] }) =>
  message.saved_by === null ? (
    <span className={css.quiet}>{t('original')}</span>
  ) : (
    <span>
      <bdi>{message.saved_by}</bdi> <Instant at={message.saved_at} />
    </span>
  )

export function messageColumns(means: Means): readonly Column<OrderMessage>[] {
  const { t, pick } = means
  return [
    {
      key: 'event',
      head: t('event'),
      cell: ({ event }) => <strong>{pick(eventTexts[event])}</strong>,
      value: ({ event }) => pick(eventTexts[event]),
      skeleton: 120,
    },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => t(kind), value: ({ kind }) => t(kind), skeleton: 80 },
    {
      key: 'title',
      head: t('title'),
      cell: (row) => titleOf(row, means),
      value: (row) => titleText(row, means),
      grows: true,
      skeleton: 200,
    },
    {
      key: 'saved',
      head: t('savedBy'),
      cell: (row) => <Saved message={row} t={t} />,
      value: ({ saved_by, saved_at }) => saved_by && Date.parse(saved_at),
      skeleton: 120,
    },
    {
      key: 'status',
      head: t('state'),
      cell: (row) => <MessageSwitch message={row} name={nameOf(row, means)} />,
      value: ({ status }) => status,
      skeleton: 50,
    },
    {
      key: 'actions',
      head: means.actionsHead,
      cell: (row) => history(row, means),
      end: true,
      skeleton: 36,
    },
  ]
}

export const messageCard =
  (means: Means) =>
  (message: OrderMessage): CardFacts => ({
    title: <strong>{nameOf(message, means)}</strong>,
    state: <MessageSwitch message={message} name={nameOf(message, means)} />,
    facts: [
      [means.t('title'), titleOf(message, means), true],
      [means.t('savedBy'), <Saved key="saved" message={message} t={means.t} />],
    ],
    actions: history(message, means),
  })
