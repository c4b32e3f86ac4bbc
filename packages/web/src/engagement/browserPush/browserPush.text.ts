import { texts } from '../../kernel/text/texts.ts'

export const browserPushText = texts({
  title: { en: 'New orders on this device', ar: 'الطلبات الجديدة على هذا الجهاز' },
  about: {
    en: 'This device rings at new orders even when the page is closed, until you log out. The message shows the order’s number and area, and nothing of the customer.',
    ar: 'يرن هذا الجهاز عند وصول طلب جديد حتى لو كانت الصفحة مغلقة، إلى أن تسجّل الخروج. يعرض الإشعار رقم الطلب ومنطقته دون أي بيانات للعميل.',
  },
  on: { en: 'This device rings.', ar: 'الرنين مفعّل على هذا الجهاز.' },
  switchOn: { en: 'Ring on this device', ar: 'تفعيل الرنين على هذا الجهاز' },
  switchOff: { en: 'Stop ringing on this device', ar: 'إيقاف الرنين على هذا الجهاز' },
  offAsk: { en: 'Stop ringing on this device?', ar: 'هل تريد إيقاف الرنين على هذا الجهاز؟' },
  offText: {
    en: 'New orders are then shown only while a page is open.',
    ar: 'لن تظهر الطلبات الجديدة بعدها إلا والصفحة مفتوحة.',
  },
  switchedOn: { en: 'This device rings at new orders', ar: 'سيرن هذا الجهاز عند وصول طلب جديد' },
  switchedOff: { en: 'This device rings no more', ar: 'أُوقف الرنين على هذا الجهاز' },
  refused: {
    en: 'This browser does not allow messages from this site. Allow notifications in its settings, then try again.',
    ar: 'لا يسمح هذا المتصفح بالإشعارات من هذا الموقع. اسمح بها من إعداداته ثم حاول مرة أخرى.',
  },
  impossible: {
    en: 'This browser cannot receive messages with the page closed. On an iPhone, add the page to the home screen first.',
    ar: 'لا يستطيع هذا المتصفح استقبال الإشعارات والصفحة مغلقة. في أجهزة آيفون أضف الصفحة إلى الشاشة الرئيسية أولًا.',
  },
  failed: {
    en: 'The push service of this browser could not be reached. Try again later.',
    ar: 'تعذر الوصول إلى خدمة الإشعارات في هذا المتصفح. حاول لاحقًا.',
  },
})
