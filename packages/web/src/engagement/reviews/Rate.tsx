import { lowRate } from '@sufra/contract/engagement/reviews.shapes'
import { IconStarFilled } from '@tabler/icons-react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './reviews.module.css'
import { reviewsText } from './reviews.text.ts'

/** Stars of one to five, or an average of them; low ones stand out. */
export function Rate({ rate, low = rate <= lowRate }: { rate: number; low?: boolean }) {
  const t = useText(reviewsText)
  return (
    <span className={css.rate} data-low={low || undefined}>
      <span className="visually-hidden">{t(low ? 'starsLow' : 'stars', { rate })}</span>
      <span aria-hidden>
        <Ltr>{rate}</Ltr>
      </span>
      <IconStarFilled size={14} aria-hidden />
    </span>
  )
}
