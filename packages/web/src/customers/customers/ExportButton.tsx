import { Button } from '@mantine/core'
import type { CustomerState } from '@sufra/contract/customers/customers'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { customersText } from './customers.text.ts'

interface Props {
  readonly search: string
  readonly state: CustomerState | undefined
  /** Of the list; undefined while it loads. */
  readonly total: number | undefined
}

/** Exports what the list holds, with its search and its card. */
export function ExportButton({ search, state, total }: Props) {
  const t = useText(customersText)
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  const [done, setDone] = useState<number | null>(null)
  const save = async () => {
    setDone(0)
    try {
      const { exportCustomers } = await import('./exportCustomers.ts')
      const body = { ...(search && { search }), ...(state && { state }) }
      toast.success(
        t('exported', { count: await exportCustomers({ t, language, body, onProgress: setDone }) }),
      )
    } catch (error) {
      toast.error(messageOf(error) ?? kernel('unavailable'))
    }
    setDone(null)
  }
  const shown = (number: number) => number.toLocaleString('en-US')
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
      disabled={!total || done !== null}
      onClick={() => void save()}
    >
      {done ? t('exporting', { done: shown(done), count: shown(total ?? done) }) : t('exportXls')}
    </Button>
  )
}
