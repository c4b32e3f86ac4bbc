import { addonOptions, addons } from './addons.ts'
import { auth } from './auth.ts'
import { bookedDays } from './bookedDays.ts'
import { cancelReasons } from './cancelReasons.ts'
import { choiceOptions, choices } from './choices.ts'
import { deliveryRegions } from './deliveryRegions.ts'
import { filters } from './filters.ts'
import { globalCategories } from './globalCategories.ts'
import { items } from './items.ts'
import type { Operations } from './kernel/operation.ts'
import { logo } from './logo.ts'
import { menuChanges } from './menuChanges.ts'
import { menuCopy } from './menuCopy.ts'
import { menuSheet } from './menuSheet.ts'
import { ordering } from './ordering.ts'
import { orderingMoney } from './orderingMoney.ts'
import { orderLinks } from './orderLinks.ts'
import { orderMoney } from './orderMoney.ts'
import { orderNotes } from './orderNotes.ts'
import { orders } from './orders.ts'
import { regions } from './regions.ts'
import { requirements } from './requirements.ts'
import { restaurants } from './restaurants.ts'
import { storePolicy } from './storePolicy.ts'
import { stores } from './stores.ts'
import { storeUsers } from './storeUsers.ts'
import { subcategories } from './subcategories.ts'
import { units } from './units.ts'
import { workingHours } from './workingHours.ts'

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
