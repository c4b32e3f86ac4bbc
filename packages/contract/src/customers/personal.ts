/**
 * What operations about customers take as text. Each field is declared: a personal one is stored in columns that the
 * audit trail encrypts or leaves out and that forgetting erases (`customerTables` in the server); a public one says
 * nothing of a person. A test fails for a field that is in neither list.
 */
export const customerFeatures: readonly string[] = [
  'customers',
  'customerAddresses',
  'customerConsents',
  'customerNotes',
  'customerPrivacy',
  'customerReviews',
  'orderNotes',
  'orderMoney',
  'cancellation',
  'reviews',
  'storeReviews',
  'mailPreferences',
  'notifications',
]

type Inputs = Readonly<Record<string, readonly string[]>>

export const personalInputs: Inputs = {
  'orderNotes.add': ['note'],
  'orderMoney.cancelAccepted': ['note'],
  'ordering.place': [
    'customer.fullname',
    'customer.mobile',
    'customer.email',
    'address.name',
    'address.street_number',
    'address.building_number',
    'address.details',
    'address.latitude',
    'address.longitude',
    'notes',
    'items.additionalDemandsText',
  ],
  'appConsents.save': ['mobile'],
  'devices.register': ['token', 'mobile', 'replaces'],
  'devices.remove': ['token'],
  'orderingMoney.refund': ['reason'],
  'orderingMoney.cancel': ['reason'],
  'storeReviews.answer': ['answer_en', 'answer_ar'],
  'customerReviews.place': ['comment'],
  'customerReviews.update': ['comment'],
  'notifications.sendEmails': ['custom_emails'],
  'customers.save': ['fullname', 'mobile', 'email'],
  'customers.update': ['fullname', 'mobile', 'email'],
  'customers.updateStatus': ['reason'],
  'customerAddresses.save': ['name', 'street_number', 'building_number', 'notes', 'latitude', 'longitude'],
  'customerAddresses.update': ['name', 'street_number', 'building_number', 'notes', 'latitude', 'longitude'],
  'customerNotes.add': ['note'],
}

/** Reasons of undoing and reversing are a part of the books, which say why. */
export const publicInputs: Inputs = {
  'orderMoney.reversePosting': ['reason'],
  'orderMoney.undoCompletion': ['reason'],
  'orderMoney.cancelAccepted': ['cancel_reason_id'],
  'ordering.place': ['date', 'time', 'coupon_code'],
  'orderingMoney.payment': ['reference'],
  'orderingMoney.refund': ['reference'],
  'notifications.sendEmails': ['subject', 'body', 'subject_ar', 'body_ar', 'send_at'],
  'notifications.sendPush': ['title_en', 'title_ar', 'message_en', 'message_ar', 'send_at'],
  'notifications.testEmail': ['subject', 'body', 'subject_ar', 'body_ar'],
  'notifications.testPush': ['title_en', 'title_ar', 'message_en', 'message_ar'],
  'customerPrivacy.forget': ['confirm', 'reason'],
}
