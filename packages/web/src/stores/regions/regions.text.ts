import { texts } from '../../kernel/text/texts.ts'

const both = texts({
  name: { en: 'Name', ar: 'الاسم' },
  picture: { en: 'Picture', ar: 'الصورة' },
  note: {
    en: 'Existing orders keep the name they were placed with.',
    ar: 'تحتفظ الطلبات السابقة بالاسم الذي سُجلت به.',
  },
  askText: {
    en: 'Stores will no longer deliver to “{name}”. Existing orders keep its name.',
    ar: 'لن توصّل المتاجر إلى «{name}» بعد الآن، وتحتفظ الطلبات السابقة بالاسم.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removed: { en: '{name} deleted', ar: 'تم حذف {name}' },
})

export const regionsText = texts({
  ...both,
  title: { en: 'Regions', ar: 'البلديات' },
  all: { en: 'All regions', ar: 'كل البلديات' },
  add: { en: 'Add region', ar: 'إضافة بلدية' },
  edit: { en: 'Edit region', ar: 'تعديل البلدية' },
  remove: { en: 'Delete region', ar: 'حذف البلدية' },
  menuOf: { en: 'More for {name}', ar: 'المزيد: {name}' },
  emptyText: {
    en: 'Stores deliver to regions. Each region has the areas that customers choose from.',
    ar: 'توصّل المتاجر إلى البلديات، وتضم كل بلدية المناطق التي يختار منها العملاء.',
  },
  areaCount: {
    en: { one: '{count} area', other: '{count} areas' },
    ar: {
      zero: 'لا مناطق',
      one: 'منطقة واحدة',
      two: 'منطقتان',
      few: '{count} مناطق',
      many: '{count} منطقة',
      other: '{count} منطقة',
    },
  },
  ask: { en: 'Delete this region?', ar: 'هل تريد حذف هذه البلدية؟' },
  cut: {
    en: 'There are more than can be shown here.',
    ar: 'يوجد أكثر مما يمكن عرضه هنا.',
  },
})

export const areasText = texts({
  ...both,
  title: { en: 'Areas of {name}', ar: 'مناطق {name}' },
  add: { en: 'Add area', ar: 'إضافة منطقة' },
  edit: { en: 'Edit area', ar: 'تعديل المنطقة' },
  remove: { en: 'Delete area', ar: 'حذف المنطقة' },
  region: { en: 'Region', ar: 'البلدية' },
  chooseRegion: { en: 'Choose a region', ar: 'اختر البلدية' },
  emptyText: {
    en: 'Add the areas of this region: customers choose one of them when they order.',
    ar: 'أضف مناطق هذه البلدية، فالعميل يختار إحداها عند الطلب.',
  },
  ask: { en: 'Delete this area?', ar: 'هل تريد حذف هذه المنطقة؟' },
})
