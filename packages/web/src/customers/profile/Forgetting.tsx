import { Button } from '@mantine/core'
import type { CustomerDetails } from '@sufra/contract/customers/customers'
import { IconUserX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useText } from '../../kernel/text/language.tsx'
import { forgetText } from './forget.text.ts'

const ForgetDialog = late(() => import('./ForgetDialog.tsx'))

/** Erases a customer's personal data, after showing what goes and what stays. */
export function Forgetting({ customer }: { readonly customer: CustomerDetails }) {
  const t = useText(forgetText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserX size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('forget')}
      </Button>
      <Suspense>{open && <ForgetDialog customer={customer} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
