import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { messageOf } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { reportsText } from './reports.text.ts'

interface Props<Unpaged> {
  /** Reads what the spreadsheet has: paper has no second page of a list. */
  readonly read: () => Promise<Unpaged>
  /** Shows it; undefined for what is shown on the screen, once it is printed. */
  readonly show: (unpaged: Unpaged | undefined) => void
}

/** Prints the report with all of its rows. */
export function PrintReport<Unpaged>({ read, show }: Props<Unpaged>) {
  const t = useText(reportsText)
  const kernel = useText(kernelText)
  const [reading, setReading] = useState(false)
  const print = async () => {
    if (reading) return
    setReading(true)
    try {
      const unpaged = await read()
      flushSync(() => show(unpaged))
      window.addEventListener('afterprint', () => show(undefined), { once: true })
      window.print()
    } catch (error) {
      toast.error(messageOf(error) ?? kernel('unavailable'))
    }
    setReading(false)
  }
  return (
    <Button
      variant="default"
      data-do="print"
      leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
      // Not disabled, or the focus would be lost.
      aria-disabled={reading || undefined}
      data-disabled={reading || undefined}
      onClick={() => void print()}
    >
      {t('print')}
    </Button>
  )
}
