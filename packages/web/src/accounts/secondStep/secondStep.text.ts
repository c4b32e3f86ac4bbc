import { texts } from '../../kernel/text/texts.ts'

export const secondStepText = texts({
  title: { en: 'Two-step sign-in', ar: 'تسجيل الدخول بخطوتين' },
  text: {
    en: 'After your password, we ask for a code of an authenticator app on your phone. Whoever learns your password still can’t sign in.',
    ar: 'بعد كلمة المرور نطلب رمزًا من تطبيق المصادقة على هاتفك، فلا يستطيع أحد الدخول بكلمة المرور وحدها.',
  },
  on: { en: 'On since', ar: 'مفعّل منذ' },
  recoveryLeft: { en: 'Recovery codes left: {count}', ar: 'رموز الاسترداد المتبقية: {count}' },
  turnOn: { en: 'Turn on', ar: 'تفعيل' },
  turnOff: { en: 'Turn off', ar: 'إيقاف' },
  turnOffAsk: { en: 'Turn off two-step sign-in?', ar: 'هل تريد إيقاف تسجيل الدخول بخطوتين؟' },
  turnOffText: {
    en: 'Your password alone will be enough to sign in. Your recovery codes stop working.',
    ar: 'ستكفي كلمة المرور وحدها لتسجيل الدخول، وتتوقف رموز الاسترداد عن العمل.',
  },
  turnedOff: { en: 'Two-step sign-in turned off', ar: 'تم إيقاف تسجيل الدخول بخطوتين' },
  renew: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
  renewAsk: { en: 'Make new recovery codes?', ar: 'هل تريد إنشاء رموز استرداد جديدة؟' },
  renewed: { en: 'New recovery codes made', ar: 'تم إنشاء رموز استرداد جديدة' },
  renewText: { en: 'The earlier ones stop working.', ar: 'تتوقف الرموز السابقة عن العمل.' },
  scan: {
    en: 'Scan this with your authenticator app, such as Google Authenticator, 1Password or your phone’s password app.',
    ar: 'امسح هذا الرمز بتطبيق المصادقة على هاتفك، مثل Google Authenticator أو 1Password أو تطبيق كلمات المرور.',
  },
  qr: { en: 'QR code for the authenticator app', ar: 'رمز QR لتطبيق المصادقة' },
  byHand: { en: 'Or type this key in the app', ar: 'أو أدخل هذا المفتاح في التطبيق' },
  firstCode: { en: 'Code shown by the app', ar: 'الرمز الظاهر في التطبيق' },
  recoveryTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  recoveryText: {
    en: 'Each of them replaces one code if you lose your phone. They are shown only now: print them or keep them with your passwords.',
    ar: 'كل رمز منها يغني عن رمز التطبيق مرة واحدة إذا فقدت هاتفك. لن تظهر مرة أخرى، فاطبعها أو احفظها مع كلمات مرورك.',
  },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  notCopied: { en: 'Could not copy. Select the codes instead', ar: 'تعذّر النسخ. حدّد الرموز يدويًا' },
  kept: { en: 'I have kept them', ar: 'حفظتها' },
  code: { en: 'Code', ar: 'الرمز' },
  codeText: {
    en: 'From your authenticator app, or a recovery code.',
    ar: 'من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  },
  password: { en: 'Password', ar: 'كلمة المرور' },
  confirmTitle: { en: 'Please confirm that it is you', ar: 'يرجى تأكيد هويتك' },
  confirmByPassword: {
    en: 'Enter your password to go on. We won’t ask again for 15 minutes.',
    ar: 'أدخل كلمة مرورك للمتابعة. لن نسألك مرة أخرى خلال 15 دقيقة.',
  },
  confirmByCode: {
    en: 'Enter a code of your authenticator app to go on. We won’t ask again for 15 minutes.',
    ar: 'أدخل رمزًا من تطبيق المصادقة للمتابعة. لن نسألك مرة أخرى خلال 15 دقيقة.',
  },
  reset: { en: 'Reset two-step sign-in', ar: 'إعادة ضبط الخطوة الثانية' },
  resetOf: { en: 'Reset two-step sign-in of {name}', ar: 'إعادة ضبط الخطوة الثانية لـ {name}' },
  resetOwner: { en: 'Reset owner’s two-step sign-in', ar: 'إعادة ضبط الخطوة الثانية للمالك' },
  resetAsk: {
    en: 'Reset the two-step sign-in of {name}?',
    ar: 'هل تريد إعادة ضبط تسجيل الدخول بخطوتين لـ {name}؟',
  },
  resetText: {
    en: 'Their password alone will be enough, all their sessions end, and a mail tells them. Make sure that it is they who ask.',
    ar: 'ستكفي كلمة المرور وحدها، وتنتهي جميع الجلسات، وتصل رسالة بذلك. تأكد أولًا من هوية صاحب الطلب.',
  },
  resetDo: { en: 'Reset', ar: 'إعادة الضبط' },
  resetDone: { en: 'Two-step sign-in of {name} reset', ar: 'تمت إعادة ضبط الخطوة الثانية لـ {name}' },
})
