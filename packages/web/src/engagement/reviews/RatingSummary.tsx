import type { RatingSummary as Summary } from '@sufra/contract/engagement/reviews.shapes'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Rate } from './Rate.tsx'
import css from './reviews.module.css'
import { reviewsText } from './reviews.text.ts'

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
            <Rate rate={summary.average} low={false} />
          </dd>
        </div>
        {summary.categories.map(({ id, name, average }) => (
          <div key={id}>
            <dt>
              <bdi>{pick(name)}</bdi>
            </dt>
            <dd>
              <Rate rate={average} low={false} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
