import { accountWorkers } from './accounts/accountEmails/accountEmails.mails.ts'
import { authWorkers } from './accounts/accountEmails/signIn.mails.ts'
import authOperations from './accounts/auth.operations.ts'
import listViewOperations from './accounts/listViews/listViews.operations.ts'
import { newDeviceWorker } from './accounts/newDevice/newDevice.mails.ts'
import passkeyOperations from './accounts/passkeys/passkeys.operations.ts'
import { passwordLinkWorker } from './accounts/people/passwordLinks.ts'
import peopleOperations from './accounts/people/people.operations.ts'
import roleOperations from './accounts/roles/roles.operations.ts'
import { secondStepWorker } from './accounts/secondStep/secondStep.mails.ts'
import secondStepOperations from './accounts/secondStep/secondStep.operations.ts'
import seeAsOperations from './accounts/seeAs/seeAs.operations.ts'
import { tidyCredentials } from './accounts/signIn/signIn.tidy.ts'
import ssoOperations from './accounts/sso/sso.operations.ts'
import trailOperations from './accounts/trail/trail.operations.ts'
import checkoutOperations from './checkout/checkout.operations.ts'
import checkoutPaymentOperations from './checkout/payments.operations.ts'
import customerAddressOperations from './customers/addresses/addresses.operations.ts'
import appConsentOperations from './customers/consents/appConsents.operations.ts'
import customerConsentOperations from './customers/consents/consents.operations.ts'
import customerOperations from './customers/customers/customers.operations.ts'
import customerHistoryOperations from './customers/history/history.operations.ts'
import customerMergeOperations from './customers/merges/merges.operations.ts'
import customerNoteOperations from './customers/notes/notes.operations.ts'
import customerPrivacyOperations from './customers/privacy/privacy.operations.ts'
import { ringWorker } from './engagement/browserPush/browserPush.jobs.ts'
import browserPushOperations from './engagement/browserPush/browserPush.operations.ts'
import deviceOperations from './engagement/devices/devices.operations.ts'
import mailPreferenceOperations from './engagement/mailPreferences/mailPreferences.operations.ts'
import { orderSendWorker, sendWorker } from './engagement/notifications/notifications.jobs.ts'
import notificationOperations from './engagement/notifications/notifications.operations.ts'
import { testWorkers } from './engagement/notifications/trySend.ts'
import { tidyNotices } from './engagement/orderMessages/notices.sql.ts'
import { noticeWorker } from './engagement/orderMessages/notices.ts'
import orderMessageOperations from './engagement/orderMessages/orderMessages.operations.ts'
import reviewCategoryOperations from './engagement/reviewCategories/reviewCategories.operations.ts'
import customerReviewOperations from './engagement/reviews/customerReviews.operations.ts'
import { reviewWorkers } from './engagement/reviews/reviews.mails.ts'
import reviewOperations from './engagement/reviews/reviews.operations.ts'
import storeReviewOperations from './engagement/reviews/storeReviews.operations.ts'
import couponTrialOperations from './insight/couponTrials/couponTrials.operations.ts'
import findOperations from './insight/find/find.operations.ts'
import promotionTimelineOperations from './insight/promotionTimeline/promotionTimeline.operations.ts'
import { promotionTrialWorkers } from './insight/promotionTrials/promotionTrials.jobs.ts'
import promotionTrialOperations from './insight/promotionTrials/promotionTrials.operations.ts'
import { tidyTrials } from './insight/promotionTrials/trials.sql.ts'
import reportAnswerOperations from './insight/reportAnswers/reportAnswers.operations.ts'
import reportAreaOperations from './insight/reportAreas/reportAreas.operations.ts'
import reportCapacityOperations from './insight/reportCapacity/reportCapacity.operations.ts'
import { countCustomers } from './insight/reportCustomers/countCustomers.ts'
import reportCustomerOperations from './insight/reportCustomers/reportCustomers.operations.ts'
import reportItemOperations from './insight/reportItems/reportItems.operations.ts'
import reportPromotionOperations from './insight/reportPromotions/reportPromotions.operations.ts'
import reportReviewOperations from './insight/reportReviews/reportReviews.operations.ts'
import reportOperations from './insight/reports/reports.operations.ts'
import { tidyReportMails } from './insight/savedReports/reportMails.sql.ts'
import { mailReports, savedReportWorkers } from './insight/savedReports/savedReports.mails.ts'
import savedReportOperations from './insight/savedReports/savedReports.operations.ts'
import todayOperations from './insight/today/today.operations.ts'
import channelOperations from './integrations/channels/channels.operations.ts'
import { webhookGauges } from './integrations/webhooks/webhooks.gauges.ts'
import channelWebhookOperations from './integrations/webhooks/webhooks.operations.ts'
import { tidyDeliveries, webhookWorker } from './integrations/webhooks/webhooks.ts'
import type { Db } from './kernel/database/db.ts'
import { tidyOutbox } from './kernel/events/events.ts'
import { noteWebFiles } from './kernel/http/webFiles.ts'
import { collectUnused } from './kernel/images/savedImages.ts'
import type { Storage } from './kernel/images/storage.ts'
import type { Jobs } from './kernel/jobs/jobs.ts'
import type { Gauges } from './kernel/metrics/gauges.ts'
import { kernelGauges } from './kernel/metrics/kernel.gauges.ts'
import type { Implemented } from './kernel/operations/implement.ts'
import type { Worker } from './kernel/operations/worker.ts'
import bulkEditOperations from './menu/bulkEdits/bulkEdits.operations.ts'
import categoryOperations from './menu/categories/categories.operations.ts'
import itemOperations from './menu/items/items.operations.ts'
import menuCopyOperations from './menu/menuCopy/menuCopy.operations.ts'
import menuImportOperations from './menu/menuImport/menuImport.operations.ts'
import addonOperations from './menu/optionGroups/addons.operations.ts'
import choiceOperations from './menu/optionGroups/choices.operations.ts'
import requirementOperations from './menu/requirements/requirements.operations.ts'
import filterOperations from './menu/taxonomies/filters.operations.ts'
import globalCategoryOperations from './menu/taxonomies/globalCategories.operations.ts'
import unitOperations from './menu/units/units.operations.ts'
import chargeOperations from './money/charges/charges.operations.ts'
import figureOperations from './money/figures/figures.operations.ts'
import moneyLiveOperations from './money/live/live.operations.ts'
import monthOperations from './money/months/months.operations.ts'
import orderPaymentOperations from './money/orderPayments/orderPayments.operations.ts'
import { paymentRequestWorkers } from './money/paymentRequests/paymentRequests.mails.ts'
import paymentRequestOperations from './money/paymentRequests/paymentRequests.operations.ts'
import { payoutRunWorkers } from './money/payoutRuns/payoutRuns.mails.ts'
import payoutRunOperations from './money/payoutRuns/payoutRuns.operations.ts'
import { reconcileNightly, reconciliationWorkers } from './money/reconciliation/reconciliation.jobs.ts'
import reconciliationOperations from './money/reconciliation/reconciliation.operations.ts'
import { mergeReports } from './money/reportSums/mergeReports.ts'
import statementOperations from './money/statements/statements.operations.ts'
import { mergeBalances } from './money/storePositions/mergeBalances.ts'
import storePositionOperations from './money/storePositions/storePositions.operations.ts'
import cancellationOperations from './orders/cancellation/cancellation.operations.ts'
import cancelReasonOperations from './orders/cancelReasons/cancelReasons.operations.ts'
import orderLinkOperations from './orders/links/links.operations.ts'
import orderNoteOperations from './orders/notes/notes.operations.ts'
import { orderGauges } from './orders/orders.gauges.ts'
import orderOperations from './orders/orders.operations.ts'
import collectionOperations from './promotions/collections/collections.operations.ts'
import { mergeCosts } from './promotions/costs/promotionCosts.sql.ts'
import couponCodeOperations from './promotions/couponCodes/couponCodes.operations.ts'
import { batchWorker } from './promotions/coupons/batch.ts'
import couponOperations from './promotions/coupons/coupons.operations.ts'
import couponUseOperations from './promotions/couponUses/couponUses.operations.ts'
import offerOperations from './promotions/offers/offers.operations.ts'
import welcomeDiscountOperations from './promotions/welcomeDiscount/welcomeDiscount.operations.ts'
import brandingOperations from './settings/branding/branding.operations.ts'
import faqOperations from './settings/faqs/faqs.operations.ts'
import generalOperations from './settings/general/general.operations.ts'
import socialLinkOperations from './settings/socialLinks/socialLinks.operations.ts'
import bookedDayOperations from './stores/bookedDays/bookedDays.operations.ts'
import deliveryRegionOperations from './stores/deliveryRegions/deliveryRegions.operations.ts'
import { payoutAccountWorkers } from './stores/payoutAccounts/payoutAccounts.mails.ts'
import payoutAccountOperations from './stores/payoutAccounts/payoutAccounts.operations.ts'
import storePolicyOperations from './stores/policy/policy.operations.ts'
import regionOperations from './stores/regions/regions.operations.ts'
import { restaurantWorkers } from './stores/restaurants/restaurants.mails.ts'
import restaurantOperations from './stores/restaurants/restaurants.operations.ts'
import storeOperations from './stores/stores/stores.operations.ts'
import storeUserOperations from './stores/storeUsers/storeUsers.operations.ts'
import workingHourOperations from './stores/workingHours/workingHours.operations.ts'

/** All mounted features. A test compares them with the contract's `features`. */
export const features: readonly Implemented[] = [
  authOperations,
  listViewOperations,
  roleOperations,
  peopleOperations,
  secondStepOperations,
  passkeyOperations,
  ssoOperations,
  seeAsOperations,
  trailOperations,
  cancelReasonOperations,
  brandingOperations,
  generalOperations,
  socialLinkOperations,
  orderLinkOperations,
  orderNoteOperations,
  orderOperations,
  orderPaymentOperations,
  paymentRequestOperations,
  chargeOperations,
  payoutRunOperations,
  statementOperations,
  storePositionOperations,
  figureOperations,
  reconciliationOperations,
  monthOperations,
  moneyLiveOperations,
  cancellationOperations,
  offerOperations,
  couponOperations,
  couponCodeOperations,
  couponUseOperations,
  couponTrialOperations,
  promotionTrialOperations,
  reportAnswerOperations,
  reportAreaOperations,
  reportCapacityOperations,
  reportCustomerOperations,
  reportItemOperations,
  reportPromotionOperations,
  reportReviewOperations,
  reportOperations,
  savedReportOperations,
  findOperations,
  todayOperations,
  promotionTimelineOperations,
  customerOperations,
  customerAddressOperations,
  customerNoteOperations,
  customerMergeOperations,
  customerConsentOperations,
  customerHistoryOperations,
  customerPrivacyOperations,
  checkoutOperations,
  checkoutPaymentOperations,
  channelOperations,
  channelWebhookOperations,
  regionOperations,
  workingHourOperations,
  bookedDayOperations,
  deliveryRegionOperations,
  storePolicyOperations,
  payoutAccountOperations,
  storeOperations,
  unitOperations,
  restaurantOperations,
  storeUserOperations,
  itemOperations,
  bulkEditOperations,
  menuCopyOperations,
  menuImportOperations,
  globalCategoryOperations,
  filterOperations,
  requirementOperations,
  categoryOperations,
  ...choiceOperations,
  ...addonOperations,
  welcomeDiscountOperations,
  collectionOperations,
  faqOperations,
  reviewOperations,
  storeReviewOperations,
  customerReviewOperations,
  deviceOperations,
  appConsentOperations,
  reviewCategoryOperations,
  notificationOperations,
  orderMessageOperations,
  browserPushOperations,
  mailPreferenceOperations,
]

/** All job queues with their workers. */
export const workers: readonly Worker[] = [
  ...authWorkers,
  ...accountWorkers,
  newDeviceWorker,
  passwordLinkWorker,
  secondStepWorker,
  ...restaurantWorkers,
  ...paymentRequestWorkers,
  ...payoutAccountWorkers,
  ...payoutRunWorkers,
  ...reconciliationWorkers,
  ...promotionTrialWorkers,
  ...savedReportWorkers,
  ...reviewWorkers,
  ...testWorkers,
  sendWorker,
  orderSendWorker,
  noticeWorker,
  ringWorker,
  batchWorker,
  webhookWorker,
]

/** What the metrics tell of the database. */
export const gauges: readonly Gauges[] = [...kernelGauges, orderGauges, webhookGauges]

type Task = (db: Db, storage: Storage, jobs: Jobs) => Promise<unknown>

/** Run every hour in each process: deleting expired data, merging what was written row by row, starting what runs at night. */
export const hourlyTasks: readonly Task[] = [
  tidyCredentials,
  tidyOutbox,
  tidyDeliveries,
  tidyTrials,
  tidyReportMails,
  tidyNotices,
  collectUnused,
  mergeBalances,
  mergeCosts,
  reconcileNightly,
  noteWebFiles,
]

/** Run every minute in each process. */
export const minutelyTasks: readonly Task[] = [mergeReports, countCustomers, mailReports]
