import { Drawer } from '../../kernel/dialogs/Drawer.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { History } from './History.tsx'
import { historyText } from './history.text.ts'
import type { HistoryOf } from './historyOf.ts'

interface Props {
  readonly of: HistoryOf
  readonly onClose: () => void
}

/** The history of a record beside it. */
export default function HistoryDrawer({ of, onClose }: Props) {
  const t = useText(historyText)
  return (
    <Drawer onClose={onClose} position="right" size={520} title={t('title', { name: of.name })}>
      <History table={of.table} id={of.id} />
    </Drawer>
  )
}
