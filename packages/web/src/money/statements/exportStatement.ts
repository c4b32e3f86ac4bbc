import { formatDay, formatInstant } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { currency, qar } from '@sufra/contract/kernel/money'
import type { OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import type { StatementRow, statements } from '@sufra/contract/money/statements'
import { type CellValue, type ColumnSum, dayCell, type WrittenSheet } from '../../kernel/sheets/sheet.ts'
import { download, writeSheets } from '../../kernel/sheets/sheets.ts'
import type { Translate } from '../../kernel/text/texts.ts'
import { readStatement } from './readStatement.ts'
import { detailsOf, lateNotes, numberOf } from './statementCells.tsx'
import type { statementsText } from './statements.text.ts'

interface Means {
  readonly t: Translate<typeof statementsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
}

interface Options extends Means {
  readonly body: RequestOf<typeof statements.show>
  /** Whose statement it is, for the file's name and its head. */
  readonly name: string
  readonly onProgress: (done: number, count: number) => void
}

const amount = '#,##0.00'

const rangeOf = ({ start_date, end_date }: Options['body'], language: Language): string =>
  [start_date, end_date]
    .filter((day): day is string => day !== undefined)
    .map((day) => formatDay(day, language))
    .join(' – ')

/** What the file was made from. */
function headOf(
  { body, name, t, language }: Options,
  { month, tax_numbers: { platform, restaurant } }: OutputOf<typeof statements.show>,
) {
  const documents = month?.documents ?? []
  return [
    [t('statement')],
    [t('of'), name],
    ...(restaurant === null ? [] : [[t('restaurantTaxNumber'), restaurant]]),
    ...(platform === null ? [] : [[t('platformTaxNumber'), platform]]),
    [t('range'), rangeOf(body, language) || t('allDays')],
    [t('madeAt'), formatInstant(new Date(), language)],
    [t('fileLanguage'), t('language')],
    ...(month?.closed_at ? [] : [[t('state'), t('draft')]]),
    ...documents.flatMap(({ number, checksum, store }) => [
      [t('documentNumber', { number }), store.name[language]],
      [t('checksum'), checksum],
    ]),
    [],
  ]
}

const rowOf = (row: StatementRow, { t, pick, language }: Means): readonly CellValue[] => [
  dayCell(row.day),
  lateNotes(row, { t, language }).join(' · ') || null,
  pick(row.store.name),
  pick(row.name),
  numberOf(row, t),
  row.order_current_status ? pick(row.order_current_status.display_status) : null,
  detailsOf(row, t),
  qar(row.order_total_price),
  qar(row.payed_amount),
  qar(row.platform_commission_value),
  qar(row.pgw_charges_value),
  qar(row.balance),
  qar(row.running_balance),
]

function columnsOf({ t, language }: Means): WrittenSheet['columns'] {
  const money = (heading: string) => ({
    heading: `${heading} (${currency[language]})`,
    width: 16,
    format: amount,
  })
  const text = (heading: string, width: number) => ({ heading, width })
  return [
    { heading: t('day'), width: 18, format: 'dd/mm/yyyy' },
    text(t('note'), 24),
    text(t('store'), 24),
    text(t('type'), 24),
    text(t('number'), 16),
    text(t('status'), 14),
    text(t('details'), 28),
    money(t('orderTotal')),
    money(t('received')),
    money(t('commission')),
    money(t('gateway')),
    money(t('amount')),
    money(t('balance')),
  ]
}

const label = (text: string): readonly CellValue[] => [null, null, null, text, null, null, null]

/** Writes the whole statement as a spreadsheet, page by page, in the worker. Returns the number of rows. */
export async function exportStatement(options: Options): Promise<number> {
  const { body, name, t, language, onProgress } = options
  const { last, rows } = await readStatement(body, onProgress)
  // The opening balance is the first row.
  const sum = (total: number): ColumnSum | number =>
    rows.length > 0 ? { sum: [1, rows.length], result: qar(total) } : qar(total)
  const file = await writeSheets([
    {
      name: t('statement').slice(0, 31),
      rightToLeft: language === 'ar',
      above: headOf(options, last),
      columns: columnsOf(options),
      rows: [
        [...label(t('opening')), null, null, null, null, null, qar(last.opening_balance)],
        ...rows.map((row) => rowOf(row, options)),
        [
          ...label(t('totals')),
          sum(last.totalOrders),
          sum(last.totalOrderAmountReceived),
          sum(last.totalOrderPlatformComissions),
          sum(last.totalOrderPGWCharges),
          sum(last.totalOrderBalance),
          qar(last.closing_balance),
        ],
      ],
    },
  ])
  const title = [name, t('statement'), rangeOf(body, language)].filter(Boolean).join(' ')
  download(file, `${title}.xlsx`)
  return rows.length
}
