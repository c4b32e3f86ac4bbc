import { texts } from '../../kernel/text/texts.ts'

export const channelsText = texts({
  title: { en: 'Channels', ar: 'قنوات الطلب' },
  search: { en: 'Search by name', ar: 'البحث بالاسم' },
  add: { en: 'Add channel', ar: 'إضافة قناة' },
  edit: { en: 'Rename channel', ar: 'تغيير اسم القناة' },
  name: { en: 'Name', ar: 'الاسم' },
  nameHint: { en: 'Such as “App” or “Call centre”', ar: 'مثل «التطبيق» أو «مركز الاتصال»' },
  keys: { en: 'Keys', ar: 'المفاتيح' },
  liveKeys: { en: 'Live keys', ar: 'المفاتيح الفعالة' },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام' },
  never: { en: 'Never', ar: 'لم يُستخدم' },
  webhook: { en: 'Webhook', ar: 'الويب هوك' },
  none: { en: 'None', ar: 'لا يوجد' },
  failed: { en: 'Failed events', ar: 'أحداث لم تصل' },
  status: { en: 'Status', ar: 'الحالة' },
  on: { en: 'On', ar: 'مفعّلة' },
  off: { en: 'Off', ar: 'متوقفة' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  empty: { en: 'No channels yet', ar: 'لا توجد قنوات بعد' },
  emptyText: {
    en: 'Apps, websites and call centres place orders through channels, each with keys of its own.',
    ar: 'تُرسل التطبيقات والمواقع ومراكز الاتصال الطلبات عبر قنوات، ولكل قناة مفاتيحها.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  statusOf: { en: '{name} is on', ar: 'قناة {name} مفعّلة' },
  statusAsk: { en: 'Change the status of this channel?', ar: 'هل تريد تغيير حالة هذه القناة؟' },
  offText: {
    en: 'All keys of {name} stop working at once, and it is sent no events. Its keys work again when it is on.',
    ar: 'تتوقف جميع مفاتيح {name} فورًا ولا تُرسل إليها أحداث. وتعود مفاتيحها للعمل عند تفعيلها.',
  },
  onText: {
    en: 'The keys of {name} work again, and it is sent events.',
    ar: 'تعود مفاتيح {name} للعمل وتُرسل إليها الأحداث.',
  },
  offAllText: {
    en: 'All their keys stop working at once, and they are sent no events. The keys work again when the channels are on.',
    ar: 'تتوقف جميع مفاتيحها فورًا ولا تُرسل إليها أحداث. وتعود المفاتيح للعمل عند تفعيل القنوات.',
  },
  onAllText: {
    en: 'Their keys work again, and they are sent events.',
    ar: 'تعود مفاتيحها للعمل وتُرسل إليها الأحداث.',
  },
  turnOn: { en: 'Switch on', ar: 'تفعيل' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  turnedOn: { en: '{name} switched on', ar: 'تم تفعيل {name}' },
  turnedOff: { en: '{name} switched off', ar: 'تم إيقاف {name}' },
})
