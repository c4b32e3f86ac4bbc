import { qar } from '@sufra/contract/kernel/money'
import { bankFileCsv, bankFileHeadings, checksumCells } from '@sufra/contract/money/bankFile'
import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { call } from '../../kernel/data/api.ts'
import type { CellValue } from '../../kernel/sheets/sheet.ts'
import { download, writeSheets } from '../../kernel/sheets/sheets.ts'

const read = (id: number) => call(payoutRuns.showFile, { params: { id } })
const nameOf = (run: number, id: number, ending: string) => `payout-run-${run}-file-${id}.${ending}`

/** The file for the bank. The server's copy of the lines makes the same bytes each time. */
export async function downloadCsv(id: number): Promise<void> {
  const { payout_run_id, file, lines } = await read(id)
  const text = bankFileCsv(lines, file)
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), nameOf(payout_run_id, id, 'csv'))
}

const widths = [10, 32, 28, 34, 14, 10, 66]

/** The same lines as a spreadsheet. Its texts are never formulas, so they need no apostrophe. */
export async function downloadSheet(id: number): Promise<void> {
  const { payout_run_id, file, lines } = await read(id)
  const [label = '', , , , , unit = '', checksum = ''] = checksumCells(file)
  const columns = bankFileHeadings.map((heading, at) => ({
    heading,
    width: widths[at] ?? 16,
    ...(heading === 'Amount' && { format: '0.00' }),
  }))
  const rows: readonly (readonly CellValue[])[] = [
    ...lines.map((line) => [
      line.line_number,
      line.beneficiary,
      line.bank_name,
      line.iban,
      qar(line.amount),
      unit,
      line.reference,
    ]),
    [label, file.line_count, null, null, qar(file.amount), unit, checksum],
  ]
  const book = await writeSheets([{ name: 'Payouts', rightToLeft: false, columns, rows }])
  download(book, nameOf(payout_run_id, id, 'xlsx'))
}
