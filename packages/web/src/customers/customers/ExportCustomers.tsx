import type { CustomerState } from '@sufra/contract/customers/customers'
import { ExportButton } from '../../kernel/sheets/ExportButton.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { customersText } from './customers.text.ts'

interface Props {
  readonly search: string
  readonly state: CustomerState | undefined
  /** Of the list; undefined while it loads. */
  readonly total: number | undefined
}

/** Exports what the list holds, with its search and its card. */
export function ExportCustomers({ search, state, total }: Props) {
  const t = useText(customersText)
  const { language } = useLanguage()
  const body = { ...(search && { search }), ...(state && { state }) }
  const write = async (onProgress: (done: number) => void) => {
    const { exportCustomers } = await import('./exportCustomers.ts')
    return t('exported', { count: await exportCustomers({ t, language, body, onProgress }) })
  }
  return <ExportButton label={t('exportXls')} total={total} write={write} />
}
