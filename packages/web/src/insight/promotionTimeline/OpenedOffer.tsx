import { offers } from '@sufra/contract/promotions/offers'
import { late } from '../../kernel/browser/late.ts'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import OfferDialog from '../../promotions/offers/OfferDialog.tsx'
import { promotionTimelineText } from './promotionTimeline.text.ts'

const OfferTrial = late(() => import('../promotionTrials/OfferTrial.tsx'))

/** An offer's form, opened from the timeline. */
export default function OpenedOffer({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useText(promotionTimelineText)
  const row = useFormRow(offers.show, { params: { id } })
  return (
    <QueryDialog query={row} title={t('openOffer')} onClose={onClose}>
      {({ offer }) => (
        <OfferDialog
          key={row.key}
          row={offer}
          store={undefined}
          trial={OfferTrial}
          onClose={onClose}
          onTakeTheirs={row.renew}
        />
      )}
    </QueryDialog>
  )
}
