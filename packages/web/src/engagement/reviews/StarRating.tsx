import { lowRate } from '@sufra/contract/engagement/reviews.shapes'
import { IconStarFilled } from '@tabler/icons-react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './reviews.module.css'
import { reviewsText } from './reviews.text.ts'

interface Props {
  readonly rate: number
  /** Of many ratings: with two decimals, and never marked as low. */
  readonly average?: boolean
}

/** Stars of one to five, low ones standing out, or an average of them. */
export function StarRating({ rate, average = false }: Props) {
  const low = !average && rate <= lowRate
  const t = useText(reviewsText)
  return (
    <span className={css.rate} data-low={low || undefined}>
      <span className="visually-hidden">{t(low ? 'starsLow' : 'stars', { rate })}</span>
      <span aria-hidden>
        <Ltr>{average ? rate.toFixed(2) : rate}</Ltr>
      </span>
      <IconStarFilled size={14} aria-hidden />
    </span>
  )
}
