import { pageSizes } from '@sufra/contract/kernel/list'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Ltr } from '../../display/Ltr.tsx'
import { useText } from '../../text/language.tsx'
import css from './Pager.module.css'
import { pagerText } from './pager.text.ts'

interface Props {
  /** Distinguishes several pagers on a page. */
  readonly label?: string

  readonly page: number
  readonly count: number
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onCount: (count: number) => void
}

const whole = (number: number) => number.toLocaleString('en-US')

/** First, last and neighbouring pages; 0 marks a gap. */
function numbersOf(page: number, last: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((n, i) => (i > 0 && n - (shown[i - 1] ?? n) > 1 ? [0, n] : [n]))
}

export default function Pager({ label, page, count, total, onPage, onCount }: Props) {
  const t = useText(pagerText)
  const last = Math.max(1, Math.ceil(total / count))
  const from = total === 0 ? 0 : (page - 1) * count + 1
  return (
    <footer className={css.pager}>
      <label className={css.size}>
        {t('rowsPerPage')}
        <select value={count} onChange={(event) => onCount(Number(event.currentTarget.value))}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <p className={css.range} aria-live="polite">
        <Ltr>
          {whole(from)}–{whole(Math.min(page * count, total))}
        </Ltr>{' '}
        {t('ofTotal', { total: whole(total) })}
      </p>
      <nav aria-label={label ? `${label}: ${t('pages')}` : t('pages')} className={css.pages}>
        <button
          type="button"
          aria-label={t('previousPage')}
          // Not disabled, or the focus would be lost at the last press.
          aria-disabled={page <= 1 || undefined}
          onClick={() => page > 1 && onPage(page - 1)}
        >
          <IconChevronLeft className="turns" size={18} aria-hidden />
        </button>
        {numbersOf(page, last).map((number, index) =>
          number === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
            <span key={`gap-${index}`} aria-hidden>
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className={css.number}
              aria-label={t('pageNumber', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {whole(number)}
            </button>
          ),
        )}
        <button
          type="button"
          aria-label={t('nextPage')}
          aria-disabled={page >= last || undefined}
          onClick={() => page < last && onPage(page + 1)}
        >
          <IconChevronRight className="turns" size={18} aria-hidden />
        </button>
      </nav>
    </footer>
  )
}
