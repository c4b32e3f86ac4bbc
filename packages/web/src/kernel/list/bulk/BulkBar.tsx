import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { focusOnward } from '../../browser/focusOnward.ts'
import { useText } from '../../text/language.tsx'
import css from './BulkBar.module.css'
import { bulkText } from './bulk.text.ts'
import type { BulkAction } from './bulk.ts'

interface Props<Row> {
  readonly actions: readonly BulkAction<Row>[]
  readonly count: number
  /** How many of them are on other pages or filtered out. */
  readonly hidden: number
  readonly onAction: (action: BulkAction<Row>) => void
  readonly onClear: () => void
}

/** What can be done to the selected rows. It stays in sight beneath the list. */
export default function BulkBar<Row>({ actions, count, hidden, onAction, onClear }: Props<Row>) {
  const t = useText(bulkText)
  return (
    <section ref={focusOnward} className={css.bar} aria-label={t('bar')}>
      <p role="status">
        <strong>{t('selected', { count })}</strong>
        {hidden > 0 && <small>{t('notShown', { count: hidden })}</small>}
      </p>
      {actions.map((action) => (
        <Button
          key={action.key}
          variant="default"
          c={action.danger ? 'danger' : undefined}
          onClick={() => onAction(action)}
        >
          {action.label}
        </Button>
      ))}
      <ActionIcon aria-label={t('clear')} onClick={onClear}>
        <IconX size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </section>
  )
}
