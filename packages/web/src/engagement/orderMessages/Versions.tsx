import { Button } from '@mantine/core'
import {
  type MessageVersion,
  type OrderMessage,
  orderMessages,
} from '@sufra/contract/engagement/orderMessages'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Instant } from '../../kernel/display/When.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './orderMessages.module.css'
import { orderMessagesText } from './orderMessages.text.ts'
import { shownIn } from './useMessageSaved.ts'

interface Props {
  readonly message: OrderMessage
  /** What was typed is over: the restored texts are shown. */
  readonly onRestored: () => void
}

function List({ message, onRestored }: Props) {
  const t = useText(orderMessagesText)
  const pick = usePick()
  const params = { id: message.id }
  const query = useOperation(orderMessages.versions, { params })
  const restore = useConfirmed(orderMessages.restore, { invalidates: shownIn, done: onRestored })
  const ask = ({ id, version }: MessageVersion) =>
    restore.run(
      {
        title: t('restoreAsk', { version }),
        text: t('restoreText'),
        action: t('restore'),
        success: t('restored', { version }),
      },
      { params, body: { version_id: id } },
    )
  return (
    <QueryBoundary query={query}>
      {({ versions }) => (
        <ul className={css.versions}>
          {versions.map((each) => (
            <li key={each.id}>
              <div>
                <strong>{t('version', { version: each.version })}</strong>{' '}
                <span className={css.quiet}>
                  <bdi>{each.saved_by ?? t('original')}</bdi> <Instant at={each.saved_at} />
                </span>
                <p>
                  <bdi>{pick({ en: each.title_en, ar: each.title_ar })}</bdi>
                </p>
              </div>
              {each.version === message.version ? (
                <span className={css.quiet}>{t('current')}</span>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  loading={restore.pending}
                  aria-label={t('restoreOf', { version: each.version })}
                  onClick={() => void ask(each)}
                >
                  {t('restore')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  )
}

/** Who saved which texts when, each of which can be taken again. */
export function Versions(props: Props) {
  const t = useText(orderMessagesText)
  const [open, setOpen] = useState(false)
  return (
    <details className={css.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('versions')}</summary>
      {open && <List {...props} />}
    </details>
  )
}
