import type { RatedCategory } from '@sufra/contract/engagement/reviews.shapes'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { IconMessageCheck } from '@tabler/icons-react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { PersonName } from '../../customers/customers/PersonName.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { ReviewSwitch } from './ReviewSwitch.tsx'
import css from './reviews.module.css'
import type { reviewsText } from './reviews.text.ts'
import { StarRating } from './StarRating.tsx'
import { customerOf, rateOf, type ShownReview } from './shownReview.ts'

interface Means {
  readonly t: Translate<typeof reviewsText>
  readonly pick: (value: Bilingual) => string
  readonly categories: readonly RatedCategory[]
  /** Heading of the actions. */
  readonly actionsHead: string
}

const customer = (review: ShownReview, { t }: Means) => (
  <>
    <PersonName of={customerOf(review)} />{' '}
    <span className={css.quiet}>{t('orderNumber', { id: review.order_id })}</span>
  </>
)

const history = ({ id, order_id }: ShownReview, { t }: Means) => (
  <HistoryButton table="reviews" id={id} name={t('open', { id: order_id })} />
)

const rate = (review: ShownReview, id: number, { t }: Means) => {
  const found = rateOf(review, id)
  return found === undefined ? (
    <span className={css.none}>
      <span aria-hidden>—</span>
      <span className="visually-hidden">{t('notRated')}</span>
    </span>
  ) : (
    <StarRating rate={found} />
  )
}

const comment = ({ comment: written, answer }: ShownReview, { t }: Means) => (
  <>
    {written === null ? (
      <span className={css.none}>{t('noComment')}</span>
    ) : (
      <span className={css.comment}>
        <bdi>{written}</bdi>
      </span>
    )}
    {answer && (
      <span className={css.reply}>
        <IconMessageCheck size={14} stroke={1.6} aria-hidden />
        {t(answer.status ? 'answered' : 'answerHidden')}
      </span>
    )}
  </>
)

/** Spec 3 §2 Reviews: a column for each category, and the comment beside its row. */
export const reviewColumns = (means: Means): readonly Column<ShownReview>[] => {
  const { t, pick, categories } = means
  return [
    {
      key: 'customer',
      head: t('customer'),
      cell: (review) => customer(review, means),
      skeleton: 120,
    },
    {
      key: 'store',
      head: t('store'),
      cell: ({ store }) => <bdi>{pick(store.store_name)}</bdi>,
      skeleton: 120,
    },
    ...categories.map(({ id, name }) => ({
      key: `category${id}`,
      name: pick(name),
      head: <bdi>{pick(name)}</bdi>,
      cell: (review: ShownReview) => rate(review, id, means),
      skeleton: 32,
    })),
    { key: 'comment', head: t('comment'), cell: (review) => comment(review, means), skeleton: 220 },
    { key: 'option', head: t('option'), cell: (review) => <ReviewSwitch review={review} />, skeleton: 40 },
    {
      key: 'date',
      head: t('date'),
      cell: ({ created_at, edited_at }) => (
        <>
          <Instant at={created_at} />
          {edited_at && <span className={css.quiet}>{t('edited')}</span>}
        </>
      ),
      skeleton: 110,
    },
    {
      key: 'actions',
      head: means.actionsHead,
      cell: (review) => history(review, means),
      end: true,
      skeleton: 36,
    },
  ]
}

export const reviewCard =
  (means: Means) =>
  (review: ShownReview): CardFacts => {
    const { t, pick, categories } = means
    return {
      title: customer(review, means),
      state: <ReviewSwitch review={review} />,
      facts: [
        ...categories.map(({ id, name }) => [pick(name), rate(review, id, means)] as const),
        [t('comment'), comment(review, means), true],
        [t('store'), <bdi key="store">{pick(review.store.store_name)}</bdi>],
        [t('date'), <Instant key="date" at={review.created_at} />],
      ],
      actions: history(review, means),
    }
  }
