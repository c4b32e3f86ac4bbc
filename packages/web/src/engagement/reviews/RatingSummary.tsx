import type { RatingSummary as Summary } from '@sufra/contract/engagement/reviews.shapes'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './reviews.module.css'
import { reviewsText } from './reviews.text.ts'
import { StarRating } from './StarRating.tsx'

/** What published reviews come to; nothing without any. */
export function RatingSummary({ summary }: { summary: Summary | undefined }) {
  const t = useText(reviewsText)
  const pick = usePick()
  if (!summary || summary.average === null) return null
  return (
    <section aria-label={t('summary')}>
      <dl className={css.summary}>
        <div>
          <dt>{t('publishedCount')}</dt>
          <dd>
            <Ltr>{summary.reviews.toLocaleString('en-US')}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('overall')}</dt>
          <dd>
            <StarRating rate={summary.average} average />
          </dd>
        </div>
        {summary.categories.map(({ id, name, average }) => (
          <div key={id}>
            <dt>
              <bdi>{pick(name)}</bdi>
            </dt>
            <dd>
              <StarRating rate={average} average />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
