import { accountWork } from './accounts/accounts.mails.ts'
import addonOperations from './addons/addons.operations.ts'
import { authWork } from './auth/auth.mails.ts'
import authOperations from './auth/auth.operations.ts'
import { tidyCredentials } from './auth/auth.tidy.ts'
import bookedDayOperations from './bookedDays/bookedDays.operations.ts'
import cancelReasonOperations from './cancelReasons/cancelReasons.operations.ts'
import choiceOperations from './choices/choices.operations.ts'
import deliveryRegionOperations from './deliveryRegions/deliveryRegions.operations.ts'
import filterOperations from './filters/filters.operations.ts'
import globalCategoryOperations from './globalCategories/globalCategories.operations.ts'
import itemOperations from './items/items.operations.ts'
import type { Db } from './kernel/db.ts'
import { tidyOutbox } from './kernel/events.ts'
import { collectUnused } from './kernel/images/keep.ts'
import type { Storage } from './kernel/images/storage.ts'
import type { Implemented } from './kernel/implement.ts'
import type { Work } from './kernel/work.ts'
import logoOperations from './logo/logo.operations.ts'
import menuChangeOperations from './menuChanges/menuChanges.operations.ts'
import menuCopyOperations from './menuCopy/menuCopy.operations.ts'
import menuSheetOperations from './menuSheet/menuSheet.operations.ts'
import orderingOperations from './ordering/ordering.operations.ts'
import orderingMoneyOperations from './orderingMoney/orderingMoney.operations.ts'
import orderLinkOperations from './orderLinks/orderLinks.operations.ts'
import orderMoneyOperations from './orderMoney/orderMoney.operations.ts'
import orderNoteOperations from './orderNotes/orderNotes.operations.ts'
import orderOperations from './orders/orders.operations.ts'
import regionOperations from './regions/regions.operations.ts'
import requirementOperations from './requirements/requirements.operations.ts'
import { restaurantWork } from './restaurants/restaurants.mails.ts'
import restaurantOperations from './restaurants/restaurants.operations.ts'
import storePolicyOperations from './storePolicy/storePolicy.operations.ts'
import storeOperations from './stores/stores.operations.ts'
import storeUserOperations from './storeUsers/storeUsers.operations.ts'
import subcategoryOperations from './subcategories/subcategories.operations.ts'
import unitOperations from './units/units.operations.ts'
import { tidyDeliveries, webhookWork } from './webhooks/webhooks.ts'
import workingHourOperations from './workingHours/workingHours.operations.ts'

/** Everything that is mounted. The contract's `features` is its table of contents; a test compares the two. */
export const features: readonly Implemented[] = [
  authOperations,
  cancelReasonOperations,
  logoOperations,
  orderLinkOperations,
  orderNoteOperations,
  orderOperations,
  orderMoneyOperations,
  orderingOperations,
  orderingMoneyOperations,
  regionOperations,
  workingHourOperations,
  bookedDayOperations,
  deliveryRegionOperations,
  storePolicyOperations,
  storeOperations,
  unitOperations,
  restaurantOperations,
  storeUserOperations,
  itemOperations,
  menuChangeOperations,
  menuCopyOperations,
  menuSheetOperations,
  globalCategoryOperations,
  filterOperations,
  requirementOperations,
  subcategoryOperations,
  ...choiceOperations,
  ...addonOperations,
]

/** The queues there are, and who works them off. */
export const backgroundWork: readonly Work[] = [...authWork, ...accountWork, ...restaurantWork, webhookWork]

/** Run every hour by each process: what has run out is deleted. */
export const hourlyChores: readonly ((db: Db, storage: Storage) => Promise<unknown>)[] = [
  tidyCredentials,
  tidyOutbox,
  tidyDeliveries,
  collectUnused,
]
