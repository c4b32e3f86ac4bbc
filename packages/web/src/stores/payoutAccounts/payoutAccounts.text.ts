import { texts } from '../../kernel/text/texts.ts'

export const payoutAccountsText = texts({
  about: {
    en: 'Payouts to this store go to this account. A new or changed account is paid once an admin has confirmed it.',
    ar: 'تُصرف مستحقات هذا المتجر إلى هذا الحساب. لا يُصرف إلى حساب جديد أو معدَّل إلا بعد أن يؤكده مسؤول في المنصة.',
  },
  beneficiary: { en: 'Beneficiary', ar: 'المستفيد' },
  bank: { en: 'Bank', ar: 'البنك' },
  iban: { en: 'IBAN', ar: 'رقم الآيبان (IBAN)' },
  state: { en: 'Status', ar: 'الحالة' },
  waiting: { en: 'Awaiting confirmation', ar: 'بانتظار التأكيد' },
  confirmed: { en: 'Confirmed', ar: 'مؤكد' },
  changed: { en: 'Last changed', ar: 'آخر تعديل' },
  confirmedBy: { en: 'Confirmed by', ar: 'أكّده' },
  add: { en: 'Add payout account', ar: 'إضافة حساب الصرف' },
  change: { en: 'Change account', ar: 'تعديل الحساب' },
  confirm: { en: 'Confirm account', ar: 'تأكيد الحساب' },
  confirmAsk: { en: 'Confirm this payout account?', ar: 'هل تريد تأكيد حساب الصرف هذا؟' },
  confirmText: {
    en: 'Payouts go to {beneficiary}, {bank}:',
    ar: 'سيكون الصرف إلى {beneficiary}، {bank}:',
  },
  confirmDone: { en: 'Payout account confirmed', ar: 'تم تأكيد حساب الصرف' },
  ownChange: {
    en: 'You changed this account yourself. Another admin has to confirm it before it is paid.',
    ar: 'أنت من عدّل هذا الحساب. يلزم أن يؤكده مسؤول آخر قبل الصرف إليه.',
  },
  empty: { en: 'No payout account yet', ar: 'لا يوجد حساب صرف بعد' },
  emptyText: {
    en: 'The store cannot be paid by bank transfer before it has one.',
    ar: 'لا يمكن الصرف للمتجر بتحويل بنكي قبل إضافته.',
  },
  password: { en: 'Your password', ar: 'كلمة مرورك' },
  passwordHint: { en: 'To make sure that it is you', ar: 'للتأكد من أنك أنت من يجري التعديل' },
  ibanHint: { en: 'With or without spaces', ar: 'بمسافات أو بدونها' },
  saved: {
    en: 'Payout account saved. It awaits confirmation',
    ar: 'تم حفظ حساب الصرف، وهو بانتظار التأكيد',
  },
})
