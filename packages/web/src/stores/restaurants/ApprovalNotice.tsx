import { Group } from '@mantine/core'
import type { Restaurant } from '@sufra/contract/stores/restaurants'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ApprovalButtons } from './ApprovalButtons.tsx'
import { restaurantsText } from './restaurants.text.ts'

/** On the page of a restaurant that is not approved: what that means, and the decision. */
export function ApprovalNotice({ restaurant }: { restaurant: Restaurant | undefined }) {
  const t = useText(restaurantsText)
  if (!restaurant || restaurant.approval === 'approved') return null
  return (
    <Callout tone="info">
      <p>{t(restaurant.approval === 'pending' ? 'pendingText' : 'rejectedText')}</p>
      <Group gap="xs" mt={8}>
        <ApprovalButtons restaurant={restaurant} />
      </Group>
    </Callout>
  )
}
