import { ActionIcon } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useText } from '../../kernel/text/language.tsx'
import { historyText } from './history.text.ts'
import type { HistoryOf } from './historyOf.ts'
import { useHistory } from './useHistory.tsx'

/** Opens the history of a record beside it, for whoever sees the record and is told of its changes. */
export function HistoryButton(of: HistoryOf) {
  const t = useText(historyText)
  const { open, drawer } = useHistory(of)
  if (!open) return null
  return (
    <>
      <ActionIcon aria-label={t('title', { name: of.name })} data-tip={t('history')} onClick={open}>
        <IconHistory size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      {drawer}
    </>
  )
}
