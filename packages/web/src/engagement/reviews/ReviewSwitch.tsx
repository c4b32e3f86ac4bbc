import { reviews } from '@sufra/contract/engagement/reviews'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { reviewsText } from './reviews.text.ts'
import { reviewLists, type ShownReview } from './shownReview.ts'

/** Whether customers see a review. Admins switch it, in the specification's words (spec 3 §4). */
export function ReviewSwitch({ review: { id, order_id, status: on } }: { review: ShownReview }) {
  const t = useText(reviewsText)
  const { can } = useSession()
  const status = useConfirmed(reviews.updateStatus, { invalidates: reviewLists })
  if (!can(reviews.updateStatus))
    return <StatusChip status={on ? 'ACTIVE' : 'DEACTIVATED'} label={t(on ? 'published' : 'waiting')} />
  const params = { id: order_id }
  const toggle = () =>
    status.run(
      {
        title: t('statusAsk'),
        text: t(on ? 'hideText' : 'publishText', params),
        action: t(on ? 'hide' : 'publish'),
        success: t(on ? 'hiddenDone' : 'publishedDone', params),
      },
      { params: { id }, body: { status: !on } },
    )
  return (
    <StatusSwitch
      label={t('statusOf', params)}
      checked={on}
      pending={status.pending}
      onToggle={() => void toggle()}
    />
  )
}
