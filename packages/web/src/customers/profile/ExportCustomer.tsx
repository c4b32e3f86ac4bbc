import { customerPrivacy } from '@sufra/contract/customers/privacy'
import { call } from '../../kernel/data/api.ts'
import { ExportButton } from '../../kernel/sheets/ExportButton.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { customerDataText } from './customerData.text.ts'
import { customerHistoryText } from './profile.text.ts'

/** Everything held about a customer as one spreadsheet, which can be given to them. */
export function ExportCustomer({ id }: { readonly id: number }) {
  const t = useText(customerDataText)
  const tell = useText(customerHistoryText)
  const { language } = useLanguage()
  const write = async () => {
    const { download, writeSheets } = await import('../../kernel/sheets/sheets.ts')
    const { customerSheets } = await import('./customerSheets.ts')
    const everything = await call(customerPrivacy.exportAll, { params: { id } })
    download(
      await writeSheets(customerSheets({ t, tell, language }, everything)),
      `${t('file', { id })}.xlsx`,
    )
    return t('exported', { id })
  }
  return <ExportButton label={t('exportAll')} total={1} write={write} />
}
