import { texts } from '../../kernel/text/texts.ts'

export const deliveryRegionsText = texts({
  regions: { en: 'Delivery regions', ar: 'بلديات التوصيل' },
  allRegions: { en: 'All delivery regions', ar: 'كل بلديات التوصيل' },
  region: { en: 'Region', ar: 'البلدية' },
  addRegion: { en: 'Add region', ar: 'إضافة بلدية' },
  removeRegion: { en: 'Delete region', ar: 'حذف البلدية' },
  removeOne: { en: 'Delete “{name}”', ar: 'حذف «{name}»' },
  empty: { en: 'You need to add region', ar: 'يجب إضافة بلدية' },
  emptyText: {
    en: 'The store delivers nowhere yet. Add a region with its times and delivery fee.',
    ar: 'لا يوصّل المتجر إلى أي مكان بعد. أضف بلدية مع أوقات التوصيل ورسومه.',
  },
  selectRegion: { en: 'Select Region', ar: 'اختيار البلدية' },
  chooseRegion: { en: 'Choose a region', ar: 'اختر البلدية' },
  regionMissing: { en: 'Choose a region', ar: 'اختر بلدية' },
  servedAll: { en: 'The store already delivers to every region.', ar: 'يوصّل المتجر إلى كل البلديات بالفعل.' },
  next: { en: 'Next', ar: 'التالي' },
  newRegion: { en: 'New delivery region', ar: 'بلدية توصيل جديدة' },
  editDetails: { en: 'Edit details', ar: 'تعديل التفاصيل' },
  start: { en: 'Start time', ar: 'وقت البداية' },
  end: { en: 'End time', ar: 'وقت النهاية' },
  fees: { en: 'Catering Delivery Fees', ar: 'رسوم التوصيل' },
  serves: {
    en: 'These times and this fee apply to every area of the region that is not listed below.',
    ar: 'تسري هذه الأوقات والرسوم على كل مناطق البلدية غير المذكورة أدناه.',
  },
  askRegion: { en: 'Delete this delivery region?', ar: 'هل تريد حذف بلدية التوصيل هذه؟' },
  askRegionText: {
    en: 'The store no longer delivers to {name}. The times and fees of its areas are deleted too.',
    ar: 'لن يوصّل المتجر إلى {name} بعد الآن، وستُحذف أيضًا أوقات مناطقها ورسومها.',
  },

  areas: { en: 'Specific area details', ar: 'تفاصيل مناطق محددة' },
  area: { en: 'Area', ar: 'المنطقة' },
  addArea: { en: 'Add specific Area', ar: 'إضافة منطقة محددة' },
  newArea: { en: 'New area', ar: 'منطقة جديدة' },
  editedArea: { en: 'Edit area', ar: 'تعديل المنطقة' },
  chooseArea: { en: 'Choose an area', ar: 'اختر المنطقة' },
  areasFull: {
    en: 'Every area of this region is listed.',
    ar: 'كل مناطق هذه البلدية مذكورة.',
  },
  noAreasText: {
    en: 'Where an area of this region has other times or another fee, add it here.',
    ar: 'إذا كانت لإحدى مناطق هذه البلدية أوقات أو رسوم مختلفة، فأضفها هنا.',
  },
  removeArea: { en: 'Delete area', ar: 'حذف المنطقة' },
  askArea: { en: 'Delete the times and fee of this area?', ar: 'هل تريد حذف أوقات هذه المنطقة ورسومها؟' },
  askAreaText: {
    en: 'The times and fee of the region apply to {name} again.',
    ar: 'ستسري على {name} أوقات البلدية ورسومها من جديد.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removedRegion: { en: 'Delivery region {name} deleted', ar: 'تم حذف بلدية التوصيل {name}' },
  removedArea: { en: 'Own times and fee of {name} deleted', ar: 'تم حذف أوقات {name} ورسومها الخاصة' },
})
