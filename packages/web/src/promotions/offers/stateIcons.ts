import type { OfferState } from '@sufra/contract/promotions/offers'
import { type Icon, IconCheck, IconClockHour4, IconPlayerPause, IconTag } from '@tabler/icons-react'

/** The same as of its chip. */
export const stateIcons: Readonly<Record<OfferState, Icon>> = {
  running: IconTag,
  scheduled: IconClockHour4,
  off: IconPlayerPause,
  ended: IconCheck,
}
