import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { hidden, usePrinting } from '../../kernel/print/usePrinting.ts'
import { useText } from '../../kernel/text/language.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import { printText } from './print.text.ts'

const PrintView = late(() => import('./PrintView.tsx'))

/** Opens the sheet of an order as its page shows it: with finance for admins, without in the store's view. */
export function PrintButton({ order }: { order: ReadOrder }) {
  const t = useText(printText)
  const [open, setOpen] = useState(false)
  const printing = usePrinting()
  return (
    <>
      <Button
        variant="default"
        data-do="print"
        leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
        style={printing ? hidden : undefined}
        onClick={() => setOpen(true)}
      >
        {t('print')}
      </Button>
      {open && (
        <Suspense>
          <PrintView order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
