import { groupingHeads, rowWords } from '@sufra/contract/insight/reports.words'
import { texts } from '../../kernel/text/texts.ts'

export const areasReportText = texts({
  areas: { en: 'Delivery areas', ar: 'مناطق التوصيل' },
  area: groupingHeads.area,
  noArea: rowWords.noArea,
  total: { en: 'Total', ar: 'الإجمالي' },
  none: { en: 'No orders in this range', ar: 'لا توجد طلبات في هذه الفترة' },
  map: { en: 'Orders on the map', ar: 'الطلبات على الخريطة' },
  places: { en: 'Positions', ar: 'المواقع' },
  place: { en: 'Around', ar: 'حول الموقع' },
  position: { en: '{latitude}° N, {longitude}° E', ar: '{latitude}° شمالًا، {longitude}° شرقًا' },
  noPlaces: {
    en: 'No order of this range has a position in Qatar',
    ar: 'لا يوجد في هذه الفترة طلب له موقع في قطر',
  },
  rounded: {
    en: 'Each dot stands for a square of about {count} km, at its middle. No house is shown.',
    ar: 'كل نقطة تمثل مربعًا ضلعه نحو {count} كم وموضعها في وسطه، ولا يظهر أي منزل بعينه.',
  },
  hidden: {
    en: 'The map needs the permission to view customers.',
    ar: 'تتطلب الخريطة صلاحية عرض العملاء.',
  },
})
