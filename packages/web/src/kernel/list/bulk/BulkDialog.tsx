import { Button, Group } from '@mantine/core'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { FormModal } from '../../forms/FormModal.tsx'
import { MultilineInput } from '../../inputs/MultilineInput.tsx'
import { kernelText } from '../../text/kernel.text.ts'
import { useText } from '../../text/language.tsx'
import { useNarrow } from '../table/useNarrow.ts'
import css from './BulkDialog.module.css'
import { BulkRow } from './BulkRow.tsx'
import type { Bulk, BulkAction } from './bulk.ts'
import { bulkRunText } from './bulkRun.text.ts'
import { useBulkRun } from './useBulkRun.ts'

interface Props<Row> {
  readonly bulk: Bulk<Row>
  readonly action: BulkAction<Row>
  readonly rows: readonly Row[]
  /** How many of them are on other pages. */
  readonly hidden: number
  readonly idOf: (row: Row) => number
  readonly onDone: (ids: ReadonlySet<number>) => void
  readonly onClose: () => void
}

/** The second click of a double click is meant for the button that stood there before. */
const onlyFirst = (event: MouseEvent) => event.detail > 1 && event.stopPropagation()

/** What an action will do to each row; then how far it is, and what has become of each. */
export default function BulkDialog<Row>(props: Props<Row>) {
  const { bulk, action, hidden, idOf, onClose } = props
  const t = useText(bulkRunText)
  const kernel = useText(kernelText)
  const [reason, setReason] = useState('')
  const { rows, states, phase, ids, start, retry, stop } = useBulkRun({ ...props, reason: reason.trim() })
  const sum = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (phase !== 'plan') sum.current?.focus()
  }, [phase])
  const tried = ids.done.length + ids.failed.length
  const all = rows.length - ids.skipped.length
  const lacksReason = action.reason !== undefined && reason.trim() === ''
  const progress = t('progress', { done: tried, all })
  const counts = [
    phase === 'plan' && t('changing', { count: ids.waiting.length }),
    phase === 'ended' && t('doneCount', { count: ids.done.length }),
    phase === 'ended' && ids.failed.length > 0 && t('failedCount', { count: ids.failed.length }),
    phase === 'ended' && ids.waiting.length > 0 && t('leftCount', { count: ids.waiting.length }),
    ids.skipped.length > 0 && t('staying', { count: ids.skipped.length }),
  ].filter((each) => each !== false)
  return (
    <FormModal
      isDirty={() => phase === 'plan' && reason !== ''}
      locked={phase === 'running'}
      onClose={onClose}
      title={action.label}
      size={600}
      fullScreen={useNarrow()}
    >
      {(close) => (
        <>
          {phase === 'plan' && action.text && <p className={css.text}>{action.text}</p>}
          {phase === 'plan' && action.reason && (
            <MultilineInput
              className={css.text}
              label={action.reason.label}
              description={action.reason.hint}
              withAsterisk
              maxLength={action.reason.longest}
              data-autofocus
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          {phase === 'running' && (
            <progress className={css.progress} max={all} value={tried} aria-label={progress} />
          )}
          <p ref={sum} tabIndex={-1} role="status" className={css.sum}>
            {phase === 'running' ? progress : counts.join(' · ')}
          </p>
          {phase === 'plan' && hidden > 0 && <p className={css.sum}>{t('lastSeen', { count: hidden })}</p>}
          <ul className={css.rows} aria-label={t('rows')}>
            {rows.map((row) => (
              <BulkRow
                key={idOf(row)}
                name={bulk.nameOf(row)}
                becomes={action.becomes}
                state={states.get(idOf(row)) ?? { at: 'waiting' }}
              />
            ))}
          </ul>
          <Group justify="flex-end" gap="xs" className={css.foot} onClickCapture={onlyFirst}>
            {phase === 'running' ? (
              <Button variant="default" onClick={stop}>
                {t('stop')}
              </Button>
            ) : (
              <Button
                variant="default"
                data-autofocus={(action.danger && !action.reason) || undefined}
                onClick={close}
              >
                {kernel(phase === 'plan' ? 'cancel' : 'close')}
              </Button>
            )}
            {phase === 'ended' && ids.failed.length > 0 && <Button onClick={retry}>{t('retry')}</Button>}
            {phase === 'ended' && ids.waiting.length > 0 && <Button onClick={start}>{t('goOn')}</Button>}
            {phase !== 'ended' && (
              // It stays until all is done, or another button would stand under the pointer.
              <Button
                color={action.danger ? 'danger' : undefined}
                data-autofocus={!(action.danger || action.reason) || undefined}
                loading={phase === 'running'}
                disabled={ids.waiting.length === 0 || lacksReason}
                onClick={start}
              >
                {t('apply', { action: action.label, count: all })}
              </Button>
            )}
          </Group>
        </>
      )}
    </FormModal>
  )
}
