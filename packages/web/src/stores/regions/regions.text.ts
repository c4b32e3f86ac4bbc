import { texts } from '../../kernel/text/texts.ts'

export const regionsText = texts({
  regions: { en: 'Regions', ar: 'البلديات' },
  allRegions: { en: 'All regions', ar: 'كل البلديات' },
  addRegion: { en: 'Add region', ar: 'إضافة بلدية' },
  editRegion: { en: 'Edit region', ar: 'تعديل البلدية' },
  removeRegion: { en: 'Delete region', ar: 'حذف البلدية' },
  menuOf: { en: 'More for {name}', ar: 'المزيد: {name}' },
  noRegionsText: {
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
  areasOf: { en: 'Areas of {name}', ar: 'مناطق {name}' },
  area: { en: 'Area', ar: 'المنطقة' },
  addArea: { en: 'Add area', ar: 'إضافة منطقة' },
  editArea: { en: 'Edit area', ar: 'تعديل المنطقة' },
  removeArea: { en: 'Delete area', ar: 'حذف المنطقة' },
  noAreasText: {
    en: 'Add the areas of this region: customers choose one of them when they order.',
    ar: 'أضف مناطق هذه البلدية، فالعميل يختار إحداها عند الطلب.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  region: { en: 'Region', ar: 'البلدية' },
  picture: { en: 'Picture', ar: 'الصورة' },
  renaming: {
    en: 'Existing orders keep the name they were placed with.',
    ar: 'تحتفظ الطلبات السابقة بالاسم الذي سُجلت به.',
  },
  askRegion: { en: 'Delete this region?', ar: 'هل تريد حذف هذه البلدية؟' },
  askArea: { en: 'Delete this area?', ar: 'هل تريد حذف هذه المنطقة؟' },
  askText: {
    en: 'Stores will no longer deliver to “{name}”. Existing orders keep its name.',
    ar: 'لن توصّل المتاجر إلى «{name}» بعد الآن، وتحتفظ الطلبات السابقة بالاسم.',
  },
  cut: {
    en: 'There are more than can be shown here.',
    ar: 'يوجد أكثر مما يمكن عرضه هنا.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removed: { en: '{name} deleted', ar: 'تم حذف {name}' },
})
