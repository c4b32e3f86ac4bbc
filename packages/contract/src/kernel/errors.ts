import type { Uses } from './itemUses.ts'
import type { Bilingual } from './language.ts'
import type { Stale } from './version.ts'

/** An error's status and its text in both languages. `{name}` is replaced by the error's parameter. */
export interface ErrorText extends Bilingual {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 502 | 503
  /** What stands at a field instead, if the error belongs to one. */
  readonly atField?: Bilingual
}

export type ErrorTexts = Readonly<Record<string, ErrorText>>

/** Errors that any operation may return. */
export const kernelErrors = {
  'request.bad': { status: 400, en: 'Bad Request', ar: 'طلب غير صالح' },
  'request.slow': {
    status: 408,
    en: 'The request took too long to arrive',
    ar: 'استغرق وصول الطلب وقتًا طويلًا',
  },
  'request.headers': { status: 431, en: 'The headers are too large', ar: 'ترويسات الطلب أكبر من المسموح' },
  'session.missing': { status: 401, en: 'Unauthenticated', ar: 'يلزم تسجيل الدخول' },
  'session.expired': { status: 401, en: 'Unauthenticated', ar: 'انتهت الجلسة، يرجى تسجيل الدخول من جديد' },
  'session.wrongDoor': { status: 403, en: 'Forbidden', ar: 'غير مسموح' },
  'permission.missing': {
    status: 403,
    en: 'Your role does not allow this',
    ar: 'صلاحيات دورك لا تسمح بذلك',
  },
  'key.readOnly': {
    status: 403,
    en: 'This key may only read',
    ar: 'هذا المفتاح للقراءة فقط',
  },
  'row.missing': {
    status: 404,
    en: 'Not Found',
    ar: 'غير موجود',
    atField: { en: 'Not found. It may have been deleted', ar: 'غير موجود. ربما حُذف' },
  },
  'route.missing': { status: 404, en: 'Not Found', ar: 'غير موجود' },
  'version.stale': {
    status: 409,
    en: '{who_en} changed this after you opened it',
    ar: 'عُدّلت هذه البيانات من قبل {who_ar} بعد أن فتحتها',
  },
  'body.tooLarge': { status: 413, en: 'Too large', ar: 'الحجم أكبر من المسموح' },
  'body.type': { status: 415, en: 'Unsupported content type', ar: 'نوع المحتوى غير مدعوم' },
  'input.invalid': {
    status: 422,
    en: 'Please check the marked fields',
    ar: 'يرجى مراجعة الحقول المشار إليها',
  },
  'range.reversed': { status: 422, en: 'From cannot be after To', ar: 'لا يمكن أن يكون «من» بعد «إلى»' },
  'limit.reached': {
    status: 429,
    en: 'Too many requests. Try again in {seconds:second}',
    ar: 'طلبات كثيرة. حاول مرة أخرى بعد {seconds:ثانية}',
  },
  'server.failed': { status: 500, en: 'Internal Server Error', ar: 'خطأ داخلي في الخادم' },
  'server.unavailable': { status: 503, en: 'Service Unavailable', ar: 'الخدمة غير متاحة حاليًا' },
} satisfies ErrorTexts

/** The body of every error response. `errors` is by field; `requestId` also appears in the server's log. */
export interface ErrorBody {
  success: false
  code: string
  message: string
  error?: string
  errors?: Record<string, string>
  /** With `version.stale`: what others saved in between, and the current version. */
  stale?: Stale
  /** When a row can't be deleted because items use it: the items that the caller may see. */
  uses?: Uses
  requestId: string
}
