import type { ItemReport } from '@sufra/contract/insight/reportItems'
import { itemFigures } from '@sufra/contract/insight/reportItems.figures'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Translate } from '../../kernel/text/texts.ts'
import {
  beforesOf,
  figureColumn,
  type ReportContent,
  type Section,
  type SectionCell,
} from '../reports/sections.ts'
import type { itemsReportText } from './itemsReport.text.ts'

interface Means {
  readonly t: Translate<typeof itemsReportText>
  readonly pick: (value: Bilingual) => string
  /** What is said of a list of which only the first rows are shown. */
  readonly firstOf: (shown: number, all: number) => string | undefined
}

type Items = ItemReport['items']['data']
type Categories = ItemReport['categories']['data']

interface List<Row> {
  readonly data: readonly Row[]
  readonly total: number
}

const shownFigures = ['items', 'quantity', 'sub_total', 'unsold'] as const

/** What the report of items shows; undefined figures and rows while it loads. */
export function itemsContent(answer: ItemReport | undefined, { t, pick, firstOf }: Means): ReportContent {
  const column = (key: keyof typeof itemFigures) => figureColumn(itemFigures[key], pick)
  const named = (key: 'item' | 'category' | 'store' | 'with') => ({ head: t(key), unit: 'text' }) as const
  function section<Row>(
    of: Pick<Section, 'title' | 'empty' | 'columns' | 'befores' | 'drawn' | 'drawnColumn'>,
    list: List<Row> | undefined,
    cells: (row: Row) => SectionCell[],
  ): Section {
    return { ...of, rows: list?.data.map(cells), note: list && firstOf(list.data.length, list.total) }
  }
  const itemCells = ({ name, category, store, orders, quantity, sub_total }: Items[number]) => [
    pick(name),
    pick(category),
    pick(store),
    orders,
    quantity,
    sub_total,
  ]
  const categoryCells = ({ name, store, items, quantity, sub_total }: Categories[number]) => [
    pick(name),
    pick(store),
    items,
    quantity,
    sub_total,
  ]
  const before = answer?.compared
  const idOf = ({ id }: { readonly id: number }) => id
  return {
    figures: shownFigures.map((key) => ({
      figure: itemFigures[key],
      value: answer?.figures[key],
      before: before?.figures[key],
    })),
    sections: [
      section(
        {
          title: t('top'),
          empty: t('noneSold'),
          columns: [
            named('item'),
            named('category'),
            named('store'),
            column('orders'),
            column('quantity'),
            column('sub_total'),
          ],
          befores: beforesOf(answer?.items.data, before?.items.data, idOf, itemCells),
          drawn: 'rank',
          drawnColumn: 5,
        },
        answer?.items,
        itemCells,
      ),
      section(
        {
          title: t('categories'),
          empty: t('noneSold'),
          columns: [
            named('category'),
            named('store'),
            { head: t('items'), unit: 'number' },
            column('quantity'),
            column('sub_total'),
          ],
          befores: beforesOf(answer?.categories.data, before?.categories.data, idOf, categoryCells),
          drawn: 'rank',
          drawnColumn: 4,
        },
        answer?.categories,
        categoryCells,
      ),
      section(
        {
          title: t('pairs'),
          empty: t('noPairs'),
          columns: [named('item'), named('with'), named('store'), column('together'), column('share')],
        },
        answer?.pairs,
        ({ name, with_name, store, together, share }) => [
          pick(name),
          pick(with_name),
          pick(store),
          together,
          share,
        ],
      ),
      section(
        {
          title: t('unsold'),
          empty: t('allSold'),
          columns: [named('item'), named('category'), named('store')],
        },
        answer?.unsold,
        ({ name, category, store }) => [pick(name), pick(category), pick(store)],
      ),
    ],
  }
}
