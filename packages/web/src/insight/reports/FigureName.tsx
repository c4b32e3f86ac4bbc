import type { FigureText } from '@sufra/contract/insight/reports.figures'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Explanation } from './Explanation.tsx'
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
  const shown = name ?? pick(figure.name)
  return (
    <span className={css.name}>
      {shown}
      <Explanation label={t('explain', { figure: shown })}>
        <strong>{shown}</strong>
        <span>{pick(figure.formula)}</span>
      </Explanation>
    </span>
  )
}
