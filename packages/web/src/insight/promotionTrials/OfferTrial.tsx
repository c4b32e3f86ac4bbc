import { promotionTrials } from '@sufra/contract/insight/promotionTrials'
import type { ComponentProps } from 'react'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import type { OfferBody } from '../../promotions/offers/useOfferForm.ts'
import { TrialPanel } from './TrialPanel.tsx'

/** An offer, tried on the last orders. */
export default function OfferTrial({ id, body, form }: ComponentProps<FormPanel<OfferBody>>) {
  return (
    <TrialPanel
      operation={promotionTrials.tryOffer}
      body={{ ...body, ...(id !== undefined && { id }) }}
      form={form}
      kind="offer"
    />
  )
}
