import { authRefusals } from './auth.refusals.ts'
import { bookedDayRefusals } from './bookedDays.refusals.ts'
import { deliveryRegionRefusals } from './deliveryRegions.refusals.ts'
import { kernelRefusals } from './kernel/refusals.ts'
import { markRefusals } from './marks.refusals.ts'
import { menuChangeRefusals } from './menuChanges.refusals.ts'
import { orderingRefusals } from './ordering.refusals.ts'
import { orderingMoneyRefusals } from './orderingMoney.refusals.ts'
import { orderLinkRefusals } from './orderLinks.refusals.ts'
import { orderMoneyRefusals } from './orderMoney.refusals.ts'
import { orderNoteRefusals } from './orderNotes.refusals.ts'
import { orderRefusals } from './orders.refusals.ts'
import { regionRefusals } from './regions.refusals.ts'
import { restaurantRefusals } from './restaurants.refusals.ts'
import { storeRefusals } from './stores.refusals.ts'
import { subcategoryRefusals } from './subcategories.refusals.ts'
import { unitRefusals } from './units.refusals.ts'
import { workingHourRefusals } from './workingHours.refusals.ts'

/** Every refusal of every feature. A code missing here does not compile where it is used. */
export const refusals = {
  ...kernelRefusals,
  ...authRefusals,
  ...orderRefusals,
  ...orderLinkRefusals,
  ...orderNoteRefusals,
  ...orderingRefusals,
  ...orderMoneyRefusals,
  ...orderingMoneyRefusals,
  ...regionRefusals,
  ...workingHourRefusals,
  ...bookedDayRefusals,
  ...deliveryRegionRefusals,
  ...unitRefusals,
  ...markRefusals,
  ...subcategoryRefusals,
  ...menuChangeRefusals,
  ...restaurantRefusals,
  ...storeRefusals,
}

export type RefusalCode = keyof typeof refusals
