import { type ReviewCategory, reviewCategories } from '@sufra/contract/engagement/reviewCategories'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { BulkAction } from '../../kernel/list/bulk/bulk.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'

const turn = ({ id }: ReviewCategory, on: boolean) =>
  call(reviewCategories.updateStatus, { params: { id }, body: { status: on }, from: 'bulk' })

/** New reviews rate several categories, or no longer. */
export function useCategoryActions(): readonly BulkAction<ReviewCategory>[] {
  const t = useText(bulkText)
  const { can } = useSession()
  return can(reviewCategories.updateStatus)
    ? switchActions<ReviewCategory>(t, { isOn: ({ status }) => status, turn })
    : []
}
