import { ActionIcon } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useText } from '../../kernel/text/language.tsx'
import { historyText } from './history.text.ts'
import type { HistoryOf } from './historyOf.ts'

const HistoryDrawer = late(() => import('./HistoryDrawer.tsx'))

/** Opens the history of a record beside it, for whoever sees the record. */
export function HistoryButton(of: HistoryOf) {
  const t = useText(historyText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        aria-label={t('title', { name: of.name })}
        data-tip={t('history')}
        onClick={() => setOpen(true)}
      >
        <IconHistory size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Suspense>{open && <HistoryDrawer of={of} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
