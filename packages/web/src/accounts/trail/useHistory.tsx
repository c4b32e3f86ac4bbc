import { recordHistory, seesHistoryOf } from '@sufra/contract/accounts/trail.tables'
import { IconHistory } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { PopAction } from '../../kernel/display/PopMenu.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { historyText } from './history.text.ts'
import type { HistoryOf } from './historyOf.ts'

const HistoryDrawer = late(() => import('./HistoryDrawer.tsx'))

interface Shown {
  /** Undefined for whoever does not see the record or is not told of its changes. */
  readonly open: (() => void) | undefined
  readonly drawer: ReactNode
}

/** The history of a record, opened beside it. */
export function useHistory(of: HistoryOf): Shown {
  const { kind, can } = useSession()
  const [shown, setShown] = useState(false)
  return {
    open: seesHistoryOf(kind, of.table) && can(recordHistory, of) ? () => setShown(true) : undefined,
    drawer: <Suspense>{shown && <HistoryDrawer of={of} onClose={() => setShown(false)} />}</Suspense>,
  }
}

/** In a row's menu: the drawer stands outside it, or the menu would take its keys. */
export function useHistoryEntry(of: HistoryOf): { readonly entry: ReactNode; readonly drawer: ReactNode } {
  const t = useText(historyText)
  const { open, drawer } = useHistory(of)
  const entry = open && (
    <PopAction icon={<IconHistory size={18} stroke={1.6} aria-hidden />} run={open}>
      {t('history')}
    </PopAction>
  )
  return { entry, drawer }
}
