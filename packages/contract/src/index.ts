import { auth } from './accounts/auth.ts'
import { checkout } from './checkout/checkout.ts'
import { payments } from './checkout/payments.ts'
import type { Operations } from './kernel/operation.ts'
import { addonOptions, addons } from './menu/addons.ts'
import { bulkEdits } from './menu/bulkEdits.ts'
import { categories } from './menu/categories.ts'
import { choiceOptions, choices } from './menu/choices.ts'
import { filters } from './menu/filters.ts'
import { globalCategories } from './menu/globalCategories.ts'
import { items } from './menu/items.ts'
import { menuCopy } from './menu/menuCopy.ts'
import { menuImport } from './menu/menuImport.ts'
import { requirements } from './menu/requirements.ts'
import { units } from './menu/units.ts'
import { orderPayments } from './money/orderPayments.ts'
import { cancellation } from './orders/cancellation.ts'
import { cancelReasons } from './orders/cancelReasons.ts'
import { orderLinks } from './orders/links.ts'
import { orderNotes } from './orders/notes.ts'
import { orders } from './orders/orders.ts'
import { branding } from './settings/branding.ts'
import { bookedDays } from './stores/bookedDays.ts'
import { deliveryRegions } from './stores/deliveryRegions.ts'
import { storePolicy } from './stores/policy.ts'
import { regions } from './stores/regions.ts'
import { restaurants } from './stores/restaurants.ts'
import { stores } from './stores/stores.ts'
import { storeUsers } from './stores/storeUsers.ts'
import { workingHours } from './stores/workingHours.ts'

/** Every feature of the API. */
export const features = {
  auth,
  cancelReasons,
  branding,
  orderLinks,
  orderNotes,
  orders,
  orderPayments,
  cancellation,
  checkout,
  payments,
  regions,
  workingHours,
  bookedDays,
  deliveryRegions,
  storePolicy,
  stores,
  units,
  restaurants,
  storeUsers,
  items,
  bulkEdits,
  menuCopy,
  menuImport,
  globalCategories,
  filters,
  requirements,
  categories,
  choices,
  choiceOptions,
  addons,
  addonOptions,
} satisfies Record<string, Operations>
export {
  addonOptions,
  addons,
  auth,
  bookedDays,
  bulkEdits,
  cancellation,
  categories,
  checkout,
  choiceOptions,
  choices,
  deliveryRegions,
  filters,
  globalCategories,
  items,
  orderLinks,
  orderNotes,
  orderPayments,
  orders,
  payments,
  regions,
  requirements,
  restaurants,
  storePolicy,
  stores,
  storeUsers,
  units,
  workingHours,
}
