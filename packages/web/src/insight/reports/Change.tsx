import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './reports.module.css'
import { reportsText } from './reports.text.ts'

interface Props {
  readonly now: number
  readonly before: number
  /** The figure before, as it is written. */
  readonly written: string
}

/** How much a figure has changed, in percent; a dash if there was nothing before, nothing if there still is none. */
export function Change({ now, before, written }: Props) {
  const t = useText(reportsText)
  if (now === 0 && before === 0) return null
  const percent = before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10
  const sign = percent !== null && percent > 0 ? '+' : ''
  return (
    <small className={css.change} title={t('before', { figure: written })}>
      <Ltr>{percent === null ? '—' : `${sign}${percent.toLocaleString('en-US')}%`}</Ltr>
      <span className="visually-hidden"> {t('before', { figure: written })}</span>
    </small>
  )
}
