import type { PayoutFileLine } from './payoutRuns.shapes.ts'

/** What a line hands to the bank. */
type BankLine = Omit<PayoutFileLine, 'payment_request_id' | 'reversed_at'>

/** In English whatever the language of the page: banks read the file by its headings. */
export const bankFileHeadings = [
  'Line',
  'Beneficiary',
  'Bank',
  'IBAN',
  'Amount',
  'Currency',
  'Reference',
] as const

/** Programs take text that begins so for a formula. The apostrophe makes it text. */
const plain = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** The cells of a line. Amounts have two decimals and no grouping. */
const bankCells = (line: BankLine): readonly string[] => [
  String(line.line_number),
  plain(line.beneficiary),
  plain(line.bank_name),
  line.iban,
  `${Math.floor(line.amount / 100)}.${String(line.amount % 100).padStart(2, '0')}`,
  'QAR',
  plain(line.reference),
]

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

/**
 * The headings and lines of a bank file as CSV (RFC 4180). Its checksum is the SHA-256 of this text in UTF-8, so that
 * anybody can check a file: it is the file without its last line.
 */
export const bankFileBody = (lines: readonly BankLine[]): string =>
  [bankFileHeadings, ...lines.map(bankCells)].map(csvLine).join('')

interface Summary {
  readonly line_count: number
  readonly amount: number
  readonly checksum: string
}

/** The last line: how many lines there are, their sum, and their checksum. */
export const checksumCells = ({ line_count, amount, checksum }: Summary): readonly string[] => [
  'CHECKSUM',
  String(line_count),
  '',
  '',
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
  'QAR',
  checksum,
]

export const bankFileCsv = (lines: readonly BankLine[], summary: Summary): string =>
  bankFileBody(lines) + csvLine(checksumCells(summary))
