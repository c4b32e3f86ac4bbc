import { type CancelReason, cancelReasons } from '@sufra/contract/cancelReasons'
import { RowActions } from '../kernel/list/RowActions.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { useConfirmed } from '../kernel/dialogs/useConfirmed.ts'
import { cancelReasonsText } from '../orders/cancelReasons/cancelReasons.text.ts'

export function ReasonActions({ reason, onEdit }: { reason: CancelReason; onEdit: () => void }) {
  const t = useText(cancelReasonsText)
  const words = { reason: usePick()(reason.reason) }
  const remove = useConfirmed(cancelReasons.remove, { freshens: [cancelReasons.list] })
  const drop = () =>
    remove.run(
      {
        title: t('ask'),
        text: t('askText', words),
        action: t('remove'),
        success: t('removed', words),
        danger: true,
      },
      { params: { id: reason.id } },
    )
  return (
    <RowActions name={words.reason} onEdit={onEdit} onRemove={() => void drop()} removing={remove.pending} />
  )
}
