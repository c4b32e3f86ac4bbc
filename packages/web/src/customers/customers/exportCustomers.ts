import { customers } from '@sufra/contract/customers/customers'
import type { Language } from '@sufra/contract/kernel/language'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { call } from '../../kernel/data/api.ts'
import { download, writeSheets } from '../../kernel/sheets/sheets.ts'
import type { Translate } from '../../kernel/text/texts.ts'
import { cellsOf } from './customerCells.ts'
import type { customersText } from './customers.text.ts'

interface Options {
  readonly t: Translate<typeof customersText>
  readonly language: Language
  readonly body: Omit<RequestOf<typeof customers.exportRows>, 'after'>
  readonly onProgress: (done: number) => void
}

/** Rows of the sheet, part by part: of a million customers, nothing else is kept. */
async function readAll({ t, body, onProgress }: Options) {
  const rows: ReturnType<typeof cellsOf>[] = []
  for (let after: number | null | undefined; after !== null; ) {
    const part = await call(customers.exportRows, { body: { ...body, ...(after && { after }) } })
    for (const user of part.users) rows.push(cellsOf(user, t))
    onProgress(rows.length)
    after = part.next
  }
  return rows
}

/** Writes what the list holds as a spreadsheet, part by part, in the worker. Returns the number of rows. */
export async function exportCustomers(options: Options): Promise<number> {
  const { t, language } = options
  const rows = await readAll(options)
  const text = (heading: string, width: number) => ({ heading, width })
  const file = await writeSheets([
    {
      name: t('customers'),
      rightToLeft: language === 'ar',
      columns: [
        { heading: t('id'), width: 10, format: '0' },
        text(t('name'), 30),
        text(t('email'), 30),
        text(t('mobile'), 14),
        { heading: t('created'), width: 14, format: 'dd/mm/yyyy' },
        { heading: t('lastOrder'), width: 14, format: 'dd/mm/yyyy' },
        text(t('status'), 14),
      ],
      rows,
    },
  ])
  download(file, `${t('customers')}.xlsx`)
  return rows.length
}
