import { authErrors } from './accounts/auth.errors.ts'
import { listViewErrors } from './accounts/listViews.errors.ts'
import { passkeyErrors } from './accounts/passkeys.errors.ts'
import { roleErrors } from './accounts/roles.errors.ts'
import { ssoErrors } from './accounts/sso.errors.ts'
import { trailErrors } from './accounts/trail.errors.ts'
import { paymentErrors } from './checkout/payments.errors.ts'
import { customerErrors } from './customers/customers.errors.ts'
import { browserPushErrors } from './engagement/browserPush.errors.ts'
import { notificationErrors } from './engagement/notifications.errors.ts'
import { reviewErrors } from './engagement/reviews.errors.ts'
import { reportErrors } from './insight/reports.errors.ts'
import { savedReportErrors } from './insight/savedReports.errors.ts'
import { channelErrors } from './integrations/channels.errors.ts'
import { kernelErrors } from './kernel/errors.ts'
import { bulkEditErrors } from './menu/bulkEdits.errors.ts'
import { categoryErrors } from './menu/categories.errors.ts'
import { taxonomyErrors } from './menu/taxonomies.errors.ts'
import { unitErrors } from './menu/units.errors.ts'
import { chargeErrors } from './money/charges.errors.ts'
import { figureErrors } from './money/figures.errors.ts'
import { monthErrors } from './money/months.errors.ts'
import { orderPaymentErrors } from './money/orderPayments.errors.ts'
import { paymentRequestErrors } from './money/paymentRequests.errors.ts'
import { payoutRunErrors } from './money/payoutRuns.errors.ts'
import { statementErrors } from './money/statements.errors.ts'
import { orderLinkErrors } from './orders/links.errors.ts'
import { orderNoteErrors } from './orders/notes.errors.ts'
import { orderErrors } from './orders/orders.errors.ts'
import { placementErrors } from './orders/placement.errors.ts'
import { collectionErrors } from './promotions/collections.errors.ts'
import { couponErrors } from './promotions/coupons.errors.ts'
import { offerErrors } from './promotions/offers.errors.ts'
import { welcomeDiscountErrors } from './promotions/welcomeDiscount.errors.ts'
import { socialLinkErrors } from './settings/socialLinks.errors.ts'
import { bookedDayErrors } from './stores/bookedDays.errors.ts'
import { deliveryRegionErrors } from './stores/deliveryRegions.errors.ts'
import { payoutAccountErrors } from './stores/payoutAccounts.errors.ts'
import { regionErrors } from './stores/regions.errors.ts'
import { restaurantErrors } from './stores/restaurants.errors.ts'
import { storeErrors } from './stores/stores.errors.ts'
import { workingHourErrors } from './stores/workingHours.errors.ts'

/** Every error of every feature. Using a code that is missing here does not compile. */
export const errors = {
  ...kernelErrors,
  ...channelErrors,
  ...authErrors,
  ...passkeyErrors,
  ...ssoErrors,
  ...trailErrors,
  ...roleErrors,
  ...listViewErrors,
  ...orderErrors,
  ...orderLinkErrors,
  ...orderNoteErrors,
  ...placementErrors,
  ...orderPaymentErrors,
  ...paymentRequestErrors,
  ...chargeErrors,
  ...payoutRunErrors,
  ...statementErrors,
  ...figureErrors,
  ...monthErrors,
  ...paymentErrors,
  ...regionErrors,
  ...workingHourErrors,
  ...bookedDayErrors,
  ...deliveryRegionErrors,
  ...unitErrors,
  ...taxonomyErrors,
  ...categoryErrors,
  ...bulkEditErrors,
  ...restaurantErrors,
  ...storeErrors,
  ...payoutAccountErrors,
  ...offerErrors,
  ...welcomeDiscountErrors,
  ...collectionErrors,
  ...reviewErrors,
  ...notificationErrors,
  ...browserPushErrors,
  ...socialLinkErrors,
  ...reportErrors,
  ...savedReportErrors,
  ...couponErrors,
  ...customerErrors,
}

export type ErrorCode = keyof typeof errors
