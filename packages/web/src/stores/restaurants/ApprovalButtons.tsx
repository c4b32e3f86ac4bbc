import { Button } from '@mantine/core'
import { type Restaurant, restaurants } from '@sufra/contract/stores/restaurants'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { nameOf } from './restaurantName.ts'
import { restaurantsText } from './restaurants.text.ts'

/** What an admin can still decide about a restaurant; nothing once it is approved. */
export function ApprovalButtons({ restaurant }: { restaurant: Restaurant }) {
  const t = useText(restaurantsText)
  const pick = usePick()
  const { can } = useSession()
  const { id, approval } = restaurant
  const name = pick(nameOf(restaurant))
  const decide = useConfirmed(restaurants.decide, { invalidates: [restaurants.list, restaurants.show] })
  if (!can(restaurants.decide) || approval === 'approved') return null
  const approve = () =>
    decide.run(
      {
        title: t('approveAsk', { name }),
        text: t('approveText'),
        action: t('approve'),
        success: t('approvedNow', { name }),
      },
      { params: { id }, body: { approval: 'approved' } },
    )
  const reject = () =>
    decide.run(
      {
        title: t('rejectAsk', { name }),
        text: t('rejectText'),
        action: t('reject'),
        danger: true,
        success: t('rejectedNow', { name }),
      },
      { params: { id }, body: { approval: 'refused' } },
    )
  return (
    <>
      <Button size="xs" variant="default" loading={decide.pending} onClick={() => void approve()}>
        {t('approve')}
      </Button>
      {approval === 'pending' && (
        <Button size="xs" variant="subtle" color="danger" onClick={() => void reject()}>
          {t('reject')}
        </Button>
      )}
    </>
  )
}
