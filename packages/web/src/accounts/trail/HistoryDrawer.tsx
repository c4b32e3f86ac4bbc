import { Drawer } from '@mantine/core'
import { useFocusBack } from '../../kernel/browser/useFocusBack.ts'
import { useCovered } from '../../kernel/dialogs/useCovered.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
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
  useFocusBack()
  const covered = useCovered()
  const t = useText(historyText)
  const kernel = useText(kernelText)
  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={!covered}
      position="right"
      size={520}
      title={t('title', { name: of.name })}
      closeButtonProps={{ 'aria-label': kernel('close') }}
    >
      <History table={of.table} id={of.id} />
    </Drawer>
  )
}
