import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../../kernel/text/language.tsx'
import css from './live.module.css'
import { liveText } from './live.text.ts'

interface Props {
  readonly count: number | undefined
  readonly active: boolean
  readonly onToggle: () => void
}

/** Filters those left undecided too long. In a line that is there anyway: it comes and goes without moving a row. */
export function Attention({ count = 0, active, onToggle }: Props) {
  const t = useText(liveText)
  if (count === 0 && !active) return null
  return (
    <button type="button" className={css.attention} aria-pressed={active} onClick={onToggle}>
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <span>{t('attention')}</span>
      <strong>{count.toLocaleString('en-US')}</strong>
    </button>
  )
}
