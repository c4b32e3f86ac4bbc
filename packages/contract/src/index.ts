import { auth } from './accounts/auth.ts'
import { listViews } from './accounts/listViews.ts'
import { passkeys } from './accounts/passkeys.ts'
import { people } from './accounts/people.ts'
import { roles } from './accounts/roles.ts'
import { secondStep } from './accounts/secondStep.ts'
import { seeAs } from './accounts/seeAs.ts'
import { sso } from './accounts/sso.ts'
import { trail } from './accounts/trail.ts'
import { checkout } from './checkout/checkout.ts'
import { payments } from './checkout/payments.ts'
import { customerAddresses } from './customers/addresses.ts'
import { appConsents } from './customers/appConsents.ts'
import { customerConsents } from './customers/consents.ts'
import { customers } from './customers/customers.ts'
import { customerHistory } from './customers/history.ts'
import { customerMerges } from './customers/merges.ts'
import { customerNotes } from './customers/notes.ts'
import { customerPrivacy } from './customers/privacy.ts'
import { browserPush } from './engagement/browserPush.ts'
import { customerReviews } from './engagement/customerReviews.ts'
import { devices } from './engagement/devices.ts'
import { mailPreferences } from './engagement/mailPreferences.ts'
import { notifications } from './engagement/notifications.ts'
import { orderMessages } from './engagement/orderMessages.ts'
import { reviewCategories } from './engagement/reviewCategories.ts'
import { reviews } from './engagement/reviews.ts'
import { storeReviews } from './engagement/storeReviews.ts'
import { couponTrials } from './insight/couponTrials.ts'
import { find } from './insight/find.ts'
import { promotionTimeline } from './insight/promotionTimeline.ts'
import { promotionTrials } from './insight/promotionTrials.ts'
import { reportAnswers } from './insight/reportAnswers.ts'
import { reportAreas } from './insight/reportAreas.ts'
import { reportCapacity } from './insight/reportCapacity.ts'
import { reportCustomers } from './insight/reportCustomers.ts'
import { reportItems } from './insight/reportItems.ts'
import { reportPromotions } from './insight/reportPromotions.ts'
import { reportReviews } from './insight/reportReviews.ts'
import { reports } from './insight/reports.ts'
import { savedReports } from './insight/savedReports.ts'
import { today } from './insight/today.ts'
import { channels } from './integrations/channels.ts'
import { channelWebhooks } from './integrations/webhooks.ts'
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
import { charges } from './money/charges.ts'
import { figures } from './money/figures.ts'
import { moneyLive } from './money/live.ts'
import { months } from './money/months.ts'
import { orderPayments } from './money/orderPayments.ts'
import { paymentRequests } from './money/paymentRequests.ts'
import { payoutRuns } from './money/payoutRuns.ts'
import { reconciliation } from './money/reconciliation.ts'
import { statements } from './money/statements.ts'
import { storePositions } from './money/storePositions.ts'
import { cancellation } from './orders/cancellation.ts'
import { cancelReasons } from './orders/cancelReasons.ts'
import { orderLinks } from './orders/links.ts'
import { orderNotes } from './orders/notes.ts'
import { orders } from './orders/orders.ts'
import { collections } from './promotions/collections.ts'
import { couponCodes } from './promotions/couponCodes.ts'
import { coupons } from './promotions/coupons.ts'
import { couponUses } from './promotions/couponUses.ts'
import { offers } from './promotions/offers.ts'
import { welcomeDiscount } from './promotions/welcomeDiscount.ts'
import { branding } from './settings/branding.ts'
import { faqs } from './settings/faqs.ts'
import { general } from './settings/general.ts'
import { socialLinks } from './settings/socialLinks.ts'
import { bookedDays } from './stores/bookedDays.ts'
import { deliveryRegions } from './stores/deliveryRegions.ts'
import { payoutAccounts } from './stores/payoutAccounts.ts'
import { storePolicy } from './stores/policy.ts'
import { regions } from './stores/regions.ts'
import { restaurants } from './stores/restaurants.ts'
import { stores } from './stores/stores.ts'
import { storeUsers } from './stores/storeUsers.ts'
import { workingHours } from './stores/workingHours.ts'

/** Every feature of the API. */
export const features = {
  auth,
  listViews,
  roles,
  people,
  secondStep,
  passkeys,
  sso,
  seeAs,
  trail,
  cancelReasons,
  branding,
  general,
  socialLinks,
  orderLinks,
  orderNotes,
  orders,
  orderPayments,
  paymentRequests,
  charges,
  payoutRuns,
  statements,
  storePositions,
  figures,
  reconciliation,
  months,
  moneyLive,
  cancellation,
  offers,
  coupons,
  couponCodes,
  couponUses,
  couponTrials,
  promotionTrials,
  reportAnswers,
  reportAreas,
  reportCapacity,
  reportCustomers,
  reportItems,
  reportPromotions,
  reportReviews,
  reports,
  savedReports,
  find,
  today,
  promotionTimeline,
  checkout,
  payments,
  channels,
  channelWebhooks,
  regions,
  workingHours,
  bookedDays,
  deliveryRegions,
  storePolicy,
  payoutAccounts,
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
  welcomeDiscount,
  collections,
  faqs,
  reviews,
  storeReviews,
  customerReviews,
  devices,
  appConsents,
  reviewCategories,
  notifications,
  orderMessages,
  browserPush,
  mailPreferences,
  customers,
  customerAddresses,
  customerNotes,
  customerMerges,
  customerConsents,
  customerHistory,
  customerPrivacy,
} satisfies Record<string, Operations>
export {
  addonOptions,
  addons,
  appConsents,
  auth,
  bookedDays,
  browserPush,
  bulkEdits,
  cancellation,
  categories,
  channels,
  channelWebhooks,
  charges,
  checkout,
  choiceOptions,
  choices,
  collections,
  couponCodes,
  coupons,
  couponTrials,
  couponUses,
  customerAddresses,
  customerConsents,
  customerHistory,
  customerMerges,
  customerNotes,
  customerPrivacy,
  customerReviews,
  customers,
  deliveryRegions,
  devices,
  faqs,
  figures,
  filters,
  find,
  globalCategories,
  items,
  mailPreferences,
  moneyLive,
  months,
  notifications,
  offers,
  orderLinks,
  orderMessages,
  orderNotes,
  orderPayments,
  orders,
  paymentRequests,
  payments,
  payoutAccounts,
  payoutRuns,
  promotionTimeline,
  promotionTrials,
  reconciliation,
  regions,
  reportAnswers,
  reportAreas,
  reportCapacity,
  reportCustomers,
  reportItems,
  reportPromotions,
  reportReviews,
  reports,
  requirements,
  restaurants,
  reviewCategories,
  reviews,
  savedReports,
  statements,
  storePolicy,
  storePositions,
  storeReviews,
  stores,
  storeUsers,
  units,
  welcomeDiscount,
  workingHours,
}
