import type { AreaMap } from '@sufra/contract/insight/reportAreas'
import { areaFigures } from '@sufra/contract/insight/reportAreas.figures'
import { formatDay } from '@sufra/contract/kernel/clock'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import Chart from '../charts/Chart.tsx'
import type { ReportState } from '../reports/reportState.ts'
import css from '../reports/reports.module.css'
import { areasReportText } from './areasReport.text.ts'
import { kilometresOf, positionOf } from './areasSections.ts'

const written = (value: number) => value.toLocaleString('en-US')

interface Props {
  readonly map: AreaMap
  readonly range: ReportState['range']
}

/** The orders where they are delivered to. */
export default function AreasMap({ map, range }: Props) {
  const t = useText(areasReportText)
  const pick = usePick()
  const { language } = useLanguage()
  const { dots, step } = map
  const figure = pick(areaFigures.orders.name)
  if (dots.length === 0) return <p className={css.empty}>{t('noPlaces')}</p>
  const points = dots.map((dot) => {
    const name = positionOf(dot, t)
    return { key: `${dot.latitude},${dot.longitude}`, name, short: name, value: dot.orders, other: null }
  })
  const series = {
    points,
    figure,
    now: `${formatDay(range.start_date, language)} – ${formatDay(range.end_date, language)}`,
    before: null,
    write: written,
    writeBare: written,
    writeTick: written,
    whole: true,
  }
  return (
    <>
      <p className={css.note}>{t('rounded', { count: kilometresOf(map) })}</p>
      <Chart
        series={series}
        shape={{ of: 'map', positions: dots, step }}
        title={t('map')}
        data={[[t('place'), figure], ...points.map(({ name, value }) => [name, String(value)])]}
      />
    </>
  )
}
