import type { FigureText } from '@sufra/contract/insight/reports.figures'
import { IconInfoCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './reports.module.css'
import { reportsText } from './reports.text.ts'

interface Props {
  readonly figure: FigureText
  /** What the column is called here, if not by the figure's own name. */
  readonly name?: string
}

/** The name of a figure, with a button that says how it is made (docs/figures.md). */
export function FigureName({ figure, name }: Props) {
  const t = useText(reportsText)
  const pick = usePick()
  const id = useId()
  const shown = name ?? pick(figure.name)
  return (
    <span className={css.name}>
      {shown}
      <button
        type="button"
        className={css.info}
        popoverTarget={id}
        aria-label={t('explain', { figure: shown })}
      >
        <IconInfoCircle size={14} stroke={1.6} aria-hidden />
      </button>
      <span id={id} popover="auto" className={css.formula}>
        <strong>{shown}</strong>
        <span>{pick(figure.formula)}</span>
      </span>
    </span>
  )
}
