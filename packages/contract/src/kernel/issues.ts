import type { z } from 'zod'
import { type Bilingual, fill, type Language } from './language.ts'

/**
 * Texts of field errors. A schema gives one of these keys as the issue's message; zod's own codes are mapped to them.
 */
export const issueTexts = {
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  'text.unreadable': {
    en: 'This text has characters that cannot be saved. Type it again',
    ar: 'يحتوي هذا النص على رموز لا يمكن حفظها. اكتبه من جديد',
  },
  'email.required': { en: 'This field email is required', ar: 'حقل البريد الإلكتروني مطلوب' },
  'password.required': { en: 'This field password is required', ar: 'حقل كلمة المرور مطلوب' },
  'email.invalid': { en: 'Invalid email address', ar: 'عنوان بريد إلكتروني غير صالح' },
  'phone.invalid': { en: 'Invalid phone', ar: 'رقم هاتف غير صالح' },
  'password.short': { en: 'Use at least 10 characters', ar: 'استخدم 10 أحرف على الأقل' },
  'password.common': {
    en: 'This password is easy to guess. Choose another one',
    ar: 'كلمة المرور هذه سهلة التخمين. اختر غيرها',
  },
  'password.mismatch': {
    en: 'The confirmation does not match the new password',
    ar: 'التأكيد لا يطابق كلمة المرور الجديدة',
  },
  'taxNumber.invalid': {
    en: 'Use letters, digits, spaces, dashes and slashes only',
    ar: 'استخدم الحروف والأرقام والمسافات والشرطات (-) والخطوط المائلة (/) فقط',
  },
  'colour.invalid': {
    en: 'A colour has six digits, such as #8A1538',
    ar: 'يتكون اللون من ست خانات، مثل \u2066#8A1538\u2069',
  },
  'url.invalid': {
    en: 'Not a valid web address, such as www.example.com/page',
    ar: 'عنوان ويب غير صالح. مثال: \u2066www.example.com/page\u2069',
  },
  'iban.invalid': {
    en: 'This IBAN is not valid. Compare it with the bank’s, character by character',
    ar: 'رقم الآيبان غير صالح. قارنه حرفًا حرفًا بما لدى البنك',
  },
  'money.decimals': { en: 'At most two decimals', ar: 'منزلتان عشريتان على الأكثر' },
  'money.positive': { en: 'More than 0', ar: 'أكبر من صفر' },
  'percent.decimals': { en: 'At most two decimals', ar: 'منزلتان عشريتان على الأكثر' },
  'deviceToken.invalid': {
    en: 'Not a device token: letters, digits, and _ : . - only',
    ar: 'رمز جهاز غير صالح: حروف لاتينية وأرقام والعلامات _ و: و. و- فقط',
  },
  'pushKey.invalid': {
    en: 'Not a key of a push subscription',
    ar: 'مفتاح اشتراك الإشعارات غير صالح',
  },
  'code.digits': { en: 'The code has 6 digits', ar: 'الرمز مكون من 6 أرقام' },
  'text.type': { en: 'Must be text', ar: 'يجب أن يكون نصًا' },
  'number.type': { en: 'Must be a number', ar: 'يجب أن يكون رقمًا' },
  'id.invalid': { en: 'Not a valid ID: IDs begin at 1', ar: 'رقم غير صالح: الأرقام تبدأ من 1' },
  'version.ahead': {
    en: 'This version does not exist. Open the page again',
    ar: 'لا توجد نسخة محفوظة بهذا الرقم. افتح الصفحة من جديد',
  },
  digits: { en: 'Digits only', ar: 'أرقام فقط' },
  'day.invalid': { en: 'Not a valid date', ar: 'تاريخ غير صالح' },
  'month.invalid': { en: 'Not a valid month', ar: 'شهر غير صالح' },
  'day.order': { en: 'Cannot be before the first day', ar: 'لا يمكن أن يسبق اليوم الأول' },
  'day.many': { en: 'At most 31 days', ar: '31 يومًا على الأكثر' },
  'instant.invalid': { en: 'Not a valid date and time', ar: 'تاريخ ووقت غير صالحين' },
  'time.invalid': { en: 'Not a valid time (HH:mm)', ar: 'وقت غير صالح (HH:mm)' },
  'richText.invalid': { en: 'This text cannot be read', ar: 'تعذرت قراءة هذا النص' },
  'richText.unknown': {
    en: 'This text has something that cannot be saved: {what}',
    ar: 'يحتوي هذا النص على ما لا يمكن حفظه: {what}',
  },
  'richText.link': {
    en: 'Links can only lead to web pages, email addresses and phone numbers',
    ar: 'لا تشير الروابط إلا إلى صفحات الويب وعناوين البريد الإلكتروني وأرقام الهاتف',
  },
  'placeholder.unknown': {
    en: 'There is no placeholder {what} here. Choose one from the list',
    ar: 'لا يوجد هنا متغير باسم \u2066{what}\u2069. اختر من القائمة',
  },
  'placeholder.missing': {
    en: '{what} is missing: without it the message says too little',
    ar: 'ينقص المتغير \u2066{what}\u2069، ولا تكتمل الرسالة بدونه',
  },
  'richText.large': {
    en: 'This text is too long or too deeply nested',
    ar: 'هذا النص طويل أو متداخل أكثر من المسموح',
  },
  'image.large': { en: 'A picture can be up to 10 MB', ar: 'حجم الصورة 10 ميغابايت على الأكثر' },
  'image.pixels': { en: 'This picture has too many pixels', ar: 'أبعاد هذه الصورة أكبر من المسموح' },
  'image.invalid': {
    en: 'This picture cannot be read. Use JPEG, PNG, GIF or BMP',
    ar: 'تعذرت قراءة هذه الصورة. استخدم JPEG أو PNG أو GIF أو BMP',
  },
  'image.gone': {
    en: 'A picture is no longer available. Upload it again',
    ar: 'إحدى الصور لم تعد متاحة. ارفعها من جديد',
  },
  'price.promoted': { en: 'Cannot be above the original price', ar: 'لا يمكن أن يزيد على السعر الأصلي' },
  'dropOff.invalid': {
    en: 'Two hours joined by a dash, such as 10-18',
    ar: 'ساعتان بينهما شرطة، مثل 10-18',
  },
  'position.outside': { en: 'Outside Qatar', ar: 'خارج قطر' },
  'position.pair': { en: 'Enter both latitude and longitude', ar: 'أدخل خط العرض وخط الطول معًا' },
  'limits.order': { en: 'Cannot be below the limit before it', ar: 'لا يمكن أن يقل عن الحد الذي قبله' },
  'offer.itemOfStore': {
    en: 'An offer of the whole store has no item',
    ar: 'العرض على المتجر كله لا يُربط بصنف',
  },
  'coupon.code': {
    en: '3 to 32 Latin letters, digits, dashes and underscores',
    ar: 'من 3 إلى 32 حرفًا لاتينيًا أو رقمًا أو شرطة (-) أو شرطة سفلية (_)',
  },
  'coupon.prefix': {
    en: '2 to 12 Latin letters and digits',
    ar: 'من 2 إلى 12 حرفًا لاتينيًا أو رقمًا',
  },
  'coupon.oneOrMany': {
    en: 'Choose either one code or a prefix for many codes',
    ar: 'اختر رمزًا واحدًا أو بادئة لعدة رموز',
  },
  'coupon.usesOfCodes': {
    en: 'Each code is for one order, so this is the number of codes',
    ar: 'كل رمز لطلب واحد، فهذا هو عدد الرموز',
  },
  'coupon.allStores': {
    en: 'A coupon for all stores has no list of stores',
    ar: 'القسيمة الصالحة لجميع المتاجر لا تحتاج إلى قائمة متاجر',
  },
  'coupon.itemsOfAll': {
    en: 'A coupon for certain items is for the stores that have them, not for all stores',
    ar: 'القسيمة المخصصة لأصناف معينة تكون لمتاجر هذه الأصناف، لا لجميع المتاجر',
  },
  'coupon.items': {
    en: 'Choose at least one item of each store',
    ar: 'اختر صنفًا واحدًا على الأقل من كل متجر',
  },
  locked: { en: 'Cannot be changed after it was created', ar: 'لا يمكن تغييره بعد الإنشاء' },
  unknown: { en: 'Unknown field', ar: 'حقل غير معروف' },
  type: { en: 'Not a valid value', ar: 'قيمة غير صالحة' },
  tooShort: { en: 'At least {minimum:character}', ar: 'ما لا يقل عن {minimum:حرف}' },
  tooLong: { en: 'At most {maximum:character}', ar: 'ما لا يزيد على {maximum:حرف}' },
  tooSmall: { en: 'At least {minimum}', ar: '{minimum} على الأقل' },
  notAbove: { en: 'More than {minimum}', ar: 'أكبر من {minimum}' },
  tooBig: { en: 'At most {maximum}', ar: '{maximum} على الأكثر' },
  tooFew: { en: 'Choose at least {minimum}', ar: 'اختر {minimum} على الأقل' },
  tooMany: { en: 'At most {maximum:entry}', ar: 'ما لا يزيد على {maximum:عنصر}' },
  twice: { en: 'Named more than once', ar: 'مذكور أكثر من مرة' },
  choice: { en: 'Not one of the choices', ar: 'ليس من الخيارات المتاحة' },
  'choice.there': { en: 'It already has a choice with this name', ar: 'له اختيار بهذا الاسم بالفعل' },
} satisfies Record<string, Bilingual>

export type IssueCode = keyof typeof issueTexts

type Issue = z.core.$ZodIssue

function codeOf(issue: Issue): IssueCode {
  if (Object.hasOwn(issueTexts, issue.message)) return issue.message as IssueCode
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      // An empty number field of a form is null.
      return issue.input === undefined || issue.input === null ? 'required' : 'type'
    case 'too_small':
      if (issue.inclusive === false) return 'notAbove'
      return issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall'
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig'
    case 'unrecognized_keys':
      return 'unknown'
    case 'invalid_value':
      return 'choice'
    default:
      return 'type'
  }
}

const formatBound = (bound: unknown) => (typeof bound === 'number' ? bound.toLocaleString('en-US') : bound)

/** What a text says of an issue. Bounds of numbers are grouped; those of texts and lists are counted. */
function paramsOf(issue: Issue) {
  const ofNumber = (issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'number'
  const bounds = ofNumber && {
    minimum: formatBound('minimum' in issue ? issue.minimum : undefined),
    maximum: formatBound('maximum' in issue ? issue.maximum : undefined),
  }
  return { ...issue, ...bounds } as unknown as Record<string, string | number>
}

/** Messages by field (`a.0.b` for nested ones), in one language; the first message of a field wins. */
export function fieldErrors(issues: readonly Issue[], language: Language): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const text = fill(issueTexts[codeOf(issue)][language], paramsOf(issue))
    const at = issue.path.join('.')
    const fields =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => (at ? `${at}.${key}` : key))
        : [at || 'body']
    for (const field of fields) errors[field] ??= text
  }
  return errors
}
