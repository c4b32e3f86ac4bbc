import { texts } from '../../kernel/text/texts.ts'

export const passkeysText = texts({
  title: { en: 'Passkeys', ar: 'مفاتيح المرور' },
  text: {
    en: 'Sign in with your fingerprint, your face or your device’s PIN, without a password.',
    ar: 'سجّل الدخول ببصمتك أو وجهك أو رمز قفل جهازك، من دون كلمة مرور.',
  },
  notHere: {
    en: 'This browser, or the address you opened, can’t use passkeys.',
    ar: 'لا يدعم هذا المتصفح أو العنوان الذي فتحته مفاتيح المرور.',
  },
  add: { en: 'Add passkey', ar: 'إضافة مفتاح مرور' },
  added: { en: 'Passkey added', ar: 'تمت إضافة مفتاح المرور' },
  addedAt: { en: 'Added', ar: 'أُضيف' },
  usedAt: { en: 'Last used', ar: 'آخر استخدام' },
  neverUsed: { en: 'Not used yet', ar: 'لم يُستخدم بعد' },
  synced: { en: 'On all your devices', ar: 'متاح على جميع أجهزتك' },
  browserOn: { en: '{browser} on {system}', ar: '{browser} على {system}' },
  unnamed: { en: 'Passkey', ar: 'مفتاح مرور' },
  rename: { en: 'Rename', ar: 'إعادة التسمية' },
  renameOf: { en: 'Rename {name}', ar: 'إعادة تسمية {name}' },
  name: { en: 'Name', ar: 'الاسم' },
  nameHint: {
    en: 'Where it is kept, such as “Work laptop”.',
    ar: 'مكان حفظه، مثل «حاسوب العمل».',
  },
  renamed: { en: 'Renamed to {name}', ar: 'أصبح اسمه {name}' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeOf: { en: 'Remove {name}', ar: 'إزالة {name}' },
  removeAsk: { en: 'Remove {name}?', ar: 'هل تريد إزالة {name}؟' },
  removeText: {
    en: 'You can’t sign in with it any more. Delete it in your device’s passwords too.',
    ar: 'لن تستطيع الدخول به بعد الآن. احذفه من كلمات المرور في جهازك أيضًا.',
  },
  removeLast: {
    en: 'It is your last second step: your password alone will be enough to sign in, and your recovery codes stop working.',
    ar: 'هذه آخر خطوة ثانية لديك: ستكفي كلمة المرور وحدها لتسجيل الدخول، وتتوقف رموز الاسترداد عن العمل.',
  },
  removed: { en: 'Passkey removed', ar: 'تمت إزالة مفتاح المرور' },
  use: { en: 'Use your passkey', ar: 'استخدام مفتاح المرور' },

  stopped: {
    en: 'No passkey was used. Please try again',
    ar: 'لم يُستخدم أي مفتاح مرور. يرجى المحاولة مرة أخرى',
  },
  there: {
    en: 'This device already holds a passkey of your account',
    ar: 'يوجد على هذا الجهاز مفتاح مرور لحسابك بالفعل',
  },
  noLock: {
    en: 'This device can’t keep a passkey. Set up a screen lock first, or use your phone',
    ar: 'لا يستطيع هذا الجهاز حفظ مفتاح مرور. فعّل قفل الشاشة أولًا أو استخدم هاتفك',
  },
  otherAddress: {
    en: 'Passkeys work at this product’s own address only. Check the address of the page',
    ar: 'تعمل مفاتيح المرور على عنوان المنصة فقط. تحقق من عنوان الصفحة',
  },
  failed: {
    en: 'Your device could not use a passkey. Please try again',
    ar: 'تعذّر على جهازك استخدام مفتاح مرور. يرجى المحاولة مرة أخرى',
  },
})
