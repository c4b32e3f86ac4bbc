import { type Offer, offers } from '@sufra/contract/promotions/offers'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { offersText } from './offers.text.ts'

interface Props {
  readonly offer: Offer
  /** Undefined for whoever may only read. */
  readonly onEdit: (() => void) | undefined
}

export function OfferActions({ offer, onEdit }: Props) {
  const t = useText(offersText)
  const kernel = useText(kernelText)
  const title = usePick()(offer.title)
  const { run, pending } = useConfirmed(offers.remove, { invalidates: [offers.list, offers.prices] })
  const remove = () =>
    void run(
      {
        title: t('removeAsk', { title }),
        text: t('offText', { title }),
        action: kernel('remove'),
        success: t('removed', { title }),
        danger: true,
      },
      { params: { id: offer.id } },
    )
  return (
    <RowActions
      name={title}
      onEdit={onEdit}
      more={<HistoryButton table="offers" id={offer.id} name={title} />}
      onRemove={onEdit && remove}
      removing={pending}
    />
  )
}
