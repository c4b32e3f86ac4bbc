import type { AreaMap, AreaReport } from '@sufra/contract/insight/reportAreas'
import { areaFigures } from '@sufra/contract/insight/reportAreas.figures'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Translate } from '../../kernel/text/texts.ts'
import { beforesOf, figureColumn, type ReportContent } from '../reports/sections.ts'
import type { areasReportText } from './areasReport.text.ts'

interface Means {
  readonly t: Translate<typeof areasReportText>
  readonly pick: (value: Bilingual) => string
  /** What is said of a list of which only the first rows are shown. */
  readonly firstOf: (shown: number, all: number) => string | undefined
}

type Dot = AreaMap['dots'][number]
export const positionOf = ({ latitude, longitude }: Dot, t: Means['t']): string =>
  t('position', { latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) })

/** Kilometres of a square's side, for people. */
export const kilometresOf = ({ step }: AreaMap): string => (step * 100).toFixed(0)

/** What the report of areas shows; undefined figures and rows while it loads. `shownDots` of the map's are listed. */
export function areasContent(
  answer: AreaReport | undefined,
  shownDots: number,
  { t, pick, firstOf }: Means,
): ReportContent {
  const column = (key: keyof typeof areaFigures) => figureColumn(areaFigures[key], pick)
  const cells = ({
    name,
    orders,
    share,
    revenue,
    average,
    delivery,
  }: AreaReport['areas']['data'][number]) => [
    name ? pick(name) : t('noArea'),
    orders,
    share,
    revenue,
    average,
    delivery,
  ]
  const map = answer?.map
  const dots = map?.dots.slice(0, shownDots)
  return {
    figures: [
      ...(['areas', 'orders', 'revenue', 'delivery'] as const).map((key) => ({
        figure: areaFigures[key],
        value: answer?.figures[key],
        before: answer?.compared?.figures[key],
      })),
      ...(map ? [{ figure: areaFigures.located, value: map.located }] : []),
    ],
    sections: [
      {
        title: t('areas'),
        empty: t('none'),
        note: answer && firstOf(answer.areas.data.length, answer.areas.total),
        columns: [
          { head: t('area'), unit: 'text' },
          ...(['orders', 'share', 'revenue', 'average', 'delivery'] as const).map(column),
        ],
        rows: answer?.areas.data.map(cells),
        befores: beforesOf(answer?.areas.data, answer?.compared?.areas.data, ({ id }) => id, cells),
        drawn: 'rank',
      },
      ...(map && dots
        ? [
            {
              title: t('places'),
              empty: t('noPlaces'),
              note: firstOf(dots.length, map.dots.length),
              columns: [{ head: t('place'), unit: 'text' } as const, column('orders'), column('revenue')],
              rows: dots.map((dot) => [positionOf(dot, t), dot.orders, dot.revenue]),
            },
          ]
        : []),
    ],
  }
}
