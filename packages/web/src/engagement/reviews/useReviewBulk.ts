import { reviews } from '@sufra/contract/engagement/reviews'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { reviewsText } from './reviews.text.ts'
import { reviewLists, type ShownReview } from './shownReview.ts'

const turn = ({ id }: ShownReview, on: boolean) =>
  call(reviews.updateStatus, { params: { id }, body: { status: on }, from: 'bulk' })

/** Several reviews are published or hidden. */
export function useReviewBulk(): Bulk<ShownReview> {
  const t = useText(bulkText)
  const words = useText(reviewsText)
  const { can } = useSession()
  const actions = switchActions<ShownReview>(t, {
    isOn: ({ status }) => status,
    turn,
    words: {
      turnOn: words('publish'),
      turnOff: words('hide'),
      on: words('published'),
      off: words('waiting'),
    },
  })
  return {
    nameOf: ({ order_id }) => words('open', { id: order_id }),
    invalidates: reviewLists,
    actions: can(reviews.updateStatus) ? actions : [],
  }
}
