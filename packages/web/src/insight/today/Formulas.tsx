import { type TodayFigure, todayFigures } from '@sufra/contract/insight/today.figures'
import { usePick } from '../../kernel/text/language.tsx'

/** How figures are made (docs/figures.md). Loaded when somebody asks. */
export default function Formulas({ of }: { readonly of: readonly TodayFigure[] }) {
  const pick = usePick()
  return of.map((key) => (
    <span key={key}>
      <strong>{pick(todayFigures[key].name)}</strong>
      <span>{pick(todayFigures[key].formula)}</span>
    </span>
  ))
}
