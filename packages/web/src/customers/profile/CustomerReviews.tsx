import { type CustomerReview, customers } from '@sufra/contract/customers/customers'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Instant } from '../../kernel/display/When.tsx'
import Pager from '../../kernel/list/table/Pager.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import css from './profile.module.css'
import { profileText } from './profile.text.ts'

/** What they wrote about their orders, published or not, with the stores' replies. */
export function CustomerReviews({ id }: { readonly id: number }) {
  const t = useText(profileText)
  const [{ page, count }, setPage] = useState({ page: 1, count: 5 })
  const query = useOperation(customers.reviews, { params: { id }, body: { count, page } }, { keep: true })
  return (
    <ProfilePart title={t('reviews')} query={query}>
      {({ reviews }) => (
        <>
          {reviews.total === 0 && <p className={css.quiet}>{t('noReviews')}</p>}
          <ol className={css.entries}>
            {reviews.data.map((review) => (
              <li key={review.id}>
                <Written review={review} />
              </li>
            ))}
          </ol>
          {reviews.total > 5 && (
            <Pager
              label={t('reviews')}
              page={page}
              count={count}
              total={reviews.total}
              onPage={(next) => setPage({ page: next, count })}
              onCount={(next) => setPage({ page: 1, count: next })}
            />
          )}
        </>
      )}
    </ProfilePart>
  )
}

function Written({ review }: { readonly review: CustomerReview }) {
  const t = useText(profileText)
  const pick = usePick()
  const { can } = useSession()
  const { language } = useLanguage()
  const { order_id, ratings, comment, status, answer_en, answer_ar } = review
  const reply = language === 'ar' ? (answer_ar ?? answer_en) : (answer_en ?? answer_ar)
  const order = t('reviewOf', { id: order_id })
  return (
    <>
      <p>
        <strong>
          {can('orders.read') ? (
            <Link to="/main/orders/order-details/$id" params={{ id: String(order_id) }}>
              {order}
            </Link>
          ) : (
            order
          )}
        </strong>{' '}
        · <bdi>{pick(review.store_name)}</bdi> · {t(status ? 'published' : 'unpublished')}
      </p>
      <p>{ratings.map(({ name, rate }) => t('rating', { name: pick(name), rate })).join(' · ')}</p>
      {comment !== null && (
        <p className={css.note}>
          <bdi>{comment}</bdi>
        </p>
      )}
      {reply !== null && (
        <p className={css.note}>
          {t('reply')} <bdi>{reply}</bdi>
        </p>
      )}
      <p className={css.quiet}>
        <Instant at={review.created_at} />
      </p>
    </>
  )
}
