import { type Offer, offers } from '@sufra/contract/promotions/offers'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'

const turn = ({ id }: Offer, on: boolean) =>
  call(offers.updateStatus, { params: { id }, body: { status: on ? 1 : 0 }, from: 'bulk' })

/** Several offers are switched or deleted. */
export function useOfferBulk(): Bulk<Offer> {
  const t = useText(bulkText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { can } = useSession()
  return {
    nameOf: ({ title }) => pick(title),
    invalidates: [offers.list, offers.prices],
    actions: [
      ...(can(offers.updateStatus)
        ? switchActions<Offer>(t, { isOn: ({ status }) => status === 1, turn })
        : []),
      ...(can(offers.remove)
        ? [removeAction<Offer>(t, { label: kernel('remove'), remove: offers.remove })]
        : []),
    ],
  }
}
