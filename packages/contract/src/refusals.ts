import { authRefusals } from './accounts/auth.errors.ts'
import { bookedDayRefusals } from './stores/bookedDays.errors.ts'
import { deliveryRegionRefusals } from './stores/deliveryRegions.errors.ts'
import { kernelRefusals } from './kernel/errors.ts'
import { markRefusals } from './menu/taxonomies.errors.ts'
import { menuChangeRefusals } from './menu/bulkEdits.errors.ts'
import { orderingRefusals } from './orders/placement.errors.ts'
import { orderingMoneyRefusals } from './checkout/payments.errors.ts'
import { orderLinkRefusals } from './orders/links.errors.ts'
import { orderMoneyRefusals } from './money/orderPayments.errors.ts'
import { orderNoteRefusals } from './orderNotes.refusals.ts'
import { orderRefusals } from './orders/orders.errors.ts'
import { regionRefusals } from './stores/regions.errors.ts'
import { restaurantRefusals } from './stores/restaurants.errors.ts'
import { storeRefusals } from './stores.refusals.ts'
import { subcategoryRefusals } from './menu/categories.errors.ts'
import { unitRefusals } from './menu/units.errors.ts'
import { workingHourRefusals } from './stores/workingHours.errors.ts'

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
