import type { DayRange } from '@sufra/contract/insight/reports.range'
import { formatFigureValue } from '@sufra/contract/insight/reports.words'
import { formatDay } from '@sufra/contract/kernel/clock'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { Change } from './Change.tsx'
import { Figure } from './Figure.tsx'
import { FigureName } from './FigureName.tsx'
import css from './reports.module.css'
import { reportsText } from './reports.text.ts'
import type { ReportedFigure } from './sections.ts'

interface Props {
  readonly figures: readonly ReportedFigure[]
  readonly comparedWith?: DayRange | null | undefined
}

/** The figures of the whole range, each with what it was in the range it is compared with. */
export function FigureCards({ figures, comparedWith }: Props) {
  const t = useText(reportsText)
  const { language } = useLanguage()
  return (
    <section aria-label={t('totals')} className={css.totals}>
      <dl>
        {figures.map(({ figure, value, before }) => (
          <div key={figure.name.en}>
            <dt>
              <FigureName figure={figure} />
            </dt>
            <dd>
              {value === undefined ? (
                <span className={css.skeleton} />
              ) : (
                <>
                  <Figure unit={figure.unit} value={value} />
                  {typeof before === 'number' && value !== null && (
                    <Change now={value} before={before} written={formatFigureValue(figure.unit, before)} />
                  )}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {comparedWith && (
        <p className={css.compared}>
          {t('comparedWith', {
            from: formatDay(comparedWith.start_date, language),
            to: formatDay(comparedWith.end_date, language),
          })}
        </p>
      )}
    </section>
  )
}
