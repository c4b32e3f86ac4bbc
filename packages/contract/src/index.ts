import { addonOptions, addons } from './menu/addons.ts'
import { auth } from './accounts/auth.ts'
import { bookedDays } from './stores/bookedDays.ts'
import { cancelReasons } from './orders/cancelReasons.ts'
import { choiceOptions, choices } from './menu/choices.ts'
import { deliveryRegions } from './stores/deliveryRegions.ts'
import { filters } from './menu/filters.ts'
import { globalCategories } from './menu/globalCategories.ts'
import { items } from './menu/items.ts'
import type { Operations } from './kernel/operation.ts'
import { logo } from './settings/branding.ts'
import { menuChanges } from './menu/bulkEdits.ts'
import { menuCopy } from './menu/menuCopy.ts'
import { menuSheet } from './menu/menuImport.ts'
import { ordering } from './checkout/checkout.ts'
import { orderingMoney } from './checkout/payments.ts'
import { orderLinks } from './orders/links.ts'
import { orderMoney } from './money/orderPayments.ts'
import { orderNotes } from './orders/notes.ts'
import { orders } from './orders/orders.ts'
import { regions } from './stores/regions.ts'
import { requirements } from './menu/requirements.ts'
import { restaurants } from './stores/restaurants.ts'
import { storePolicy } from './stores/policy.ts'
import { stores } from './stores/stores.ts'
import { storeUsers } from './stores/storeUsers.ts'
import { subcategories } from './menu/categories.ts'
import { units } from './menu/units.ts'
import { workingHours } from './stores/workingHours.ts'

/** The table of contents: every feature there is. */
export const features = {
  auth,
  cancelReasons,
  logo,
  orderLinks,
  orderNotes,
  orders,
  orderMoney,
  ordering,
  orderingMoney,
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
  menuChanges,
  menuCopy,
  menuSheet,
  globalCategories,
  filters,
  requirements,
  subcategories,
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
  cancelReasons,
  choiceOptions,
  choices,
  deliveryRegions,
  filters,
  globalCategories,
  items,
  logo,
  menuChanges,
  menuCopy,
  menuSheet,
  ordering,
  orderingMoney,
  orderLinks,
  orderMoney,
  orderNotes,
  orders,
  regions,
  requirements,
  restaurants,
  storePolicy,
  stores,
  storeUsers,
  subcategories,
  units,
  workingHours,
}
