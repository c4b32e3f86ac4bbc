import { texts } from '../../kernel/text/texts.ts'
import { authText } from './signIn.text.ts'

/** Of signing up, passwords and the own profile. */
export const accountText = {
  ...authText,
  ...texts({
    forgetTitle: { en: 'Forgot your password?', ar: 'هل نسيت كلمة المرور؟' },
    forgetText: {
      en: 'Enter the email of your account and we will send you a link to set a new password.',
      ar: 'أدخل البريد الإلكتروني لحسابك وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
    },
    sendMail: { en: 'Send mail', ar: 'إرسال الرسالة' },
    mailed: {
      en: 'We have e-mailed your password reset link',
      ar: 'أرسلنا رابط إعادة تعيين كلمة المرور إلى بريدك الإلكتروني',
    },
    resetTitle: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    reset: { en: 'Reset', ar: 'إعادة التعيين' },
    resetDone: {
      en: 'Your password has been changed. You can sign in with it now.',
      ar: 'تم تغيير كلمة المرور، ويمكنك تسجيل الدخول بها الآن.',
    },
    requestAgain: { en: 'Request a new link', ar: 'طلب رابط جديد' },
    newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
    confirmation: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },

    invitedTitle: { en: 'Welcome to {product}', ar: 'مرحبًا بك في {product}' },
    invitedText: {
      en: 'Choose a password. Nobody else will know it.',
      ar: 'اختر كلمة مرور. لن يعرفها أحد سواك.',
    },
    choosePassword: { en: 'Set password', ar: 'تعيين كلمة المرور' },
    invitedDone: {
      en: 'Your password is set. You can sign in now.',
      ar: 'تم تعيين كلمة المرور. يمكنك تسجيل الدخول الآن.',
    },
    askForInvitation: {
      en: 'Ask whoever invited you to send the invitation again.',
      ar: 'اطلب ممن دعاك إرسال الدعوة مرة أخرى.',
    },

    signUpTitle: { en: 'Register your restaurant', ar: 'تسجيل مطعمك' },
    signUpText: {
      en: 'We review every new restaurant before it opens. You will need the code we mail you.',
      ar: 'نراجع كل مطعم جديد قبل قبوله، وستحتاج إلى الرمز الذي نرسله إلى بريدك.',
    },
    restaurantName: { en: 'Restaurant name', ar: 'اسم المطعم' },
    restaurantNameAr: { en: 'Name in Arabic (optional)', ar: 'الاسم بالعربية (اختياري)' },
    phone: { en: 'Phone', ar: 'الهاتف' },
    /** Isolated from the field, which runs left to right. */
    phoneHint: { en: '8 digits', ar: '\u20688 أرقام\u2069' },
    signUp: { en: 'Sign up', ar: 'إنشاء الحساب' },
    codeTitle: { en: 'Enter the code', ar: 'أدخل الرمز' },
    codeText: { en: 'We sent a 6-digit code to', ar: 'أرسلنا رمزًا من 6 أرقام إلى' },
    verify: { en: 'Confirm code', ar: 'تأكيد الرمز' },
    resend: { en: 'Send a new code', ar: 'إرسال رمز جديد' },
    resent: { en: 'New code sent to {email}', ar: 'أُرسل رمز جديد إلى {email}' },
    awaiting: { en: 'Thank you, your restaurant is registered', ar: 'شكرًا لك، تم تسجيل مطعمك' },
    awaitingText: {
      en: 'Our team will review it and write to you as soon as it is approved.',
      ar: 'سيراجع فريقنا الطلب ويراسلك فور الموافقة عليه.',
    },

    changePassword: { en: 'Change password', ar: 'تغيير كلمة المرور' },
    oldPassword: { en: 'Old password', ar: 'كلمة المرور الحالية' },
    otherSessions: {
      en: 'This signs you out everywhere else.',
      ar: 'سيُسجَّل خروجك من جميع الأجهزة الأخرى.',
    },

    profile: { en: 'Profile', ar: 'الملف الشخصي' },
    details: { en: 'Details', ar: 'البيانات' },
    name: { en: 'Name', ar: 'الاسم' },
    language: { en: 'Language', ar: 'اللغة' },
    languageHint: { en: 'Also used for the mails we send you', ar: 'وكذلك لغة الرسائل التي نرسلها إليك' },
    firstPage: { en: 'First page', ar: 'صفحة البداية' },
    firstPageHint: { en: 'Opens after signing in', ar: 'تُفتح بعد تسجيل الدخول' },
    usualPage: { en: 'The usual one', ar: 'الصفحة المعتادة' },
    homePage: { en: 'Home', ar: 'الرئيسية' },
    role: { en: 'Role', ar: 'الدور' },
    security: { en: 'Password', ar: 'كلمة المرور' },
    sessions: { en: 'Active sessions', ar: 'الجلسات النشطة' },
    sessionsText: {
      en: 'Where your account is signed in. End any session that is not yours.',
      ar: 'الأجهزة المسجل دخولها إلى حسابك. أنهِ أي جلسة لا تخصك.',
    },
    thisSession: { en: 'This session', ar: 'هذه الجلسة' },
    lastSeen: { en: 'Last seen', ar: 'آخر نشاط' },
    signedIn: { en: 'Signed in', ar: 'تاريخ الدخول' },
    endSession: { en: 'End session', ar: 'إنهاء الجلسة' },
    endSessionAsk: { en: 'End this session?', ar: 'هل تريد إنهاء هذه الجلسة؟' },
    endSessionText: {
      en: '{device} will have to sign in again.',
      ar: 'سيلزم تسجيل الدخول من جديد على {device}.',
    },
    unknownDevice: { en: 'Unknown device', ar: 'جهاز غير معروف' },
    browserOn: { en: '{browser} on {system}', ar: '{browser} على {system}' },
    profileSaved: { en: 'Profile saved', ar: 'تم حفظ الملف الشخصي' },
    passwordChanged: { en: 'Password changed', ar: 'تم تغيير كلمة المرور' },
    sessionClosed: { en: 'Session ended: {device}', ar: 'تم إنهاء الجلسة على {device}' },
  }),
}
