import { customers } from '@sufra/contract/customers/customers'
import type { Language } from '@sufra/contract/kernel/language'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { call } from '../../kernel/data/api.ts'
import { download, writeLongSheet } from '../../kernel/sheets/sheets.ts'
import type { Translate } from '../../kernel/text/texts.ts'
import { cellsOf } from './customerCells.ts'
import type { customersText } from './customers.text.ts'

interface Options {
  readonly t: Translate<typeof customersText>
  readonly language: Language
  readonly body: Omit<RequestOf<typeof customers.exportRows>, 'after'>
  readonly onProgress: (done: number) => void
}

/** Writes what the list holds as a spreadsheet, part by part, in the worker. Returns the number of rows. */
export async function exportCustomers({ t, language, body, onProgress }: Options): Promise<number> {
  let count = 0
  async function* parts() {
    for (let after: number | null | undefined; after !== null; ) {
      const part = await call(customers.exportRows, { body: { ...body, ...(after && { after }) } })
      yield part.users.map((user) => cellsOf(user, t))
      count += part.users.length
      onProgress(count)
      after = part.next
    }
  }
  const text = (heading: string, width: number) => ({ heading, width })
  const file = await writeLongSheet(
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
    },
    parts(),
  )
  download(file, `${t('customers')}.xlsx`)
  return count
}
