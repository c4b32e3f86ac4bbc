import type { Answer } from '@sufra/contract/engagement/reviews.shapes'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './reviews.module.css'
import { reviewsText } from './reviews.text.ts'

/** What the store replied, in the languages it did. */
export function ReviewAnswer({ answer }: { answer: Answer }) {
  const t = useText(reviewsText)
  const { kind } = useSession()
  const { answer_en, answer_ar, by, created_at, status } = answer
  return (
    <section className={css.answer} aria-label={t('answerTitle')}>
      <h3>{t('answerTitle')}</h3>
      {answer_en && (
        <p className={css.text} lang="en" dir="ltr">
          {answer_en}
        </p>
      )}
      {answer_ar && (
        <p className={css.text} lang="ar" dir="rtl">
          {answer_ar}
        </p>
      )}
      <span className={css.quiet}>
        <bdi>{t('answerBy', { name: by })}</bdi> · <Instant at={created_at} />
      </span>
      {!status && <strong>{t(kind === 'admin' ? 'answerHidden' : 'answerHiddenByPlatform')}</strong>}
    </section>
  )
}
