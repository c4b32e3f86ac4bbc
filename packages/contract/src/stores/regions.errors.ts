import type { ErrorTexts } from '../kernel/errors.ts'

export const regionErrors = {
  'regions.served': {
    status: 409,
    en: 'Stores deliver to this region ({count}), for example {store_en}. Remove it from their delivery regions first',
    ar: 'هناك متاجر توصّل إلى هذه البلدية (العدد: {count})، منها {store_ar}. احذفها من بلديات توصيلها أولًا',
  },
  'regions.hasAreas': {
    status: 409,
    en: 'This region still has areas ({count}). Delete them or move them to another region first',
    ar: 'ما زالت هذه البلدية تضم مناطق (العدد: {count}). احذفها أو انقلها إلى بلدية أخرى أولًا',
  },
  'regions.areaServed': {
    status: 409,
    en: 'Stores list this area for delivery ({count}), for example {store_en}. Remove it there first',
    ar: 'هناك متاجر تذكر هذه المنطقة ضمن مناطق توصيلها (العدد: {count})، منها {store_ar}. احذفها من مناطق توصيلها أولًا',
  },
  'regions.sameName': {
    status: 409,
    en: 'A region called “{name_en}” already exists',
    ar: 'توجد بلدية باسم «{name_ar}» بالفعل',
  },
  'areas.sameName': {
    status: 409,
    en: 'This region already has an area called “{name_en}”',
    ar: 'توجد في هذه البلدية منطقة باسم «{name_ar}» بالفعل',
  },
} satisfies ErrorTexts
