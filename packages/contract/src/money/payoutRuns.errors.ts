import type { ErrorTexts } from '../kernel/errors.ts'

export const payoutRunErrors = {
  'payoutRuns.changed': {
    status: 409,
    en: 'What is due has changed since it was shown: {stores_en}. Nothing was raised. Check the amounts again',
    ar: 'تغيّر المستحق بعد عرضه: {stores_ar}. لم يُنشأ أي طلب. راجع المبالغ من جديد',
  },
  'payoutRuns.nothingToFile': {
    status: 409,
    en: 'No accepted request of this run can be put into a bank file now',
    ar: 'لا يوجد في هذه الدفعة الآن طلب مقبول يمكن إدراجه في ملف البنك',
  },
  'payoutRuns.fileChanged': {
    status: 409,
    en: 'The requests for this file have changed since they were shown: it would pay QAR {amount} now (requests: {count}). No file was made. Check them again',
    ar: 'تغيّرت طلبات هذا الملف بعد عرضها: مجموعها الآن {amount} ر.ق (عدد الطلبات: {count}). لم يُنشأ أي ملف. راجعها من جديد',
  },
  'payoutRuns.settled': {
    status: 409,
    en: 'Payout run {id} is already marked as settled with the reference {reference}',
    ar: 'سبق تعليم دفعة الصرف {id} كمسدَّدة بالمرجع {reference}',
  },
  'payoutRuns.undecided': {
    status: 409,
    en: 'Some requests of this run are still pending. It can be marked as settled once all of them are decided',
    ar: 'ما زالت في هذه الدفعة طلبات قيد الانتظار. يمكن تعليمها كمسدَّدة بعد البت فيها جميعًا',
  },
  'payoutRuns.unfiled': {
    status: 409,
    en: 'Some accepted requests of this run are in no bank file yet',
    ar: 'ما زالت في هذه الدفعة طلبات مقبولة لم تُدرج في ملف للبنك',
  },
  'payoutRuns.nothingPaid': {
    status: 409,
    en: 'Nothing of this run is in a bank file, so there is nothing to settle',
    ar: 'لا شيء من هذه الدفعة في ملف للبنك، فلا شيء لتسديده',
  },
  'payoutFiles.voided': {
    status: 409,
    en: 'Bank file {id} is already void',
    ar: 'سبق إبطال ملف البنك {id}',
  },
} satisfies ErrorTexts
