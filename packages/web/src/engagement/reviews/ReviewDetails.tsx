import { Anchor } from '@mantine/core'
import { homes } from '@sufra/contract/kernel/kinds'
import { Link } from '@tanstack/react-router'
import { PersonName } from '../../customers/customers/PersonName.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import css from './reviews.module.css'
import { reviewsText } from './reviews.text.ts'
import { StarRating } from './StarRating.tsx'
import { customerOf, type ShownReview } from './shownReview.ts'

/** The whole review, the way to its order, and what its store replied. */
export function ReviewDetails({ review }: { review: ShownReview }) {
  const t = useText(reviewsText)
  const pick = usePick()
  const { kind, can } = useSession()
  const { order_id, store, reviews, comment, created_at, answer } = review
  return (
    <>
      <div>
        <strong>
          <PersonName of={customerOf(review)} />
        </strong>
        <span className={css.quiet}>
          <bdi>{pick(store.store_name)}</bdi> · <Instant at={created_at} />
        </span>
      </div>
      <dl className={css.ratings}>
        {reviews.map(({ category_id, name, rate }) => (
          <div key={category_id}>
            <dt>
              <bdi>{pick(name)}</bdi>
            </dt>
            <dd>
              <StarRating rate={rate} />
            </dd>
          </div>
        ))}
      </dl>
      {comment === null ? (
        <p className={css.none}>{t('noComment')}</p>
      ) : (
        <p className={css.text}>
          <bdi>{comment}</bdi>
        </p>
      )}
      {can('orders.read') && (
        <Anchor component={Link} to={`${homes[kind]}/orders/order-details/${order_id}`}>
          {t('viewOrder')}
        </Anchor>
      )}
      {answer && <ReviewAnswer answer={answer} />}
    </>
  )
}
