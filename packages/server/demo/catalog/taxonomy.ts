import { type Bilingual, pairs, rows } from './bilingual.ts'

type Coded = { code: string; name: Bilingual; icon: string }

const coded = (prefix: string, table: string): Coded[] =>
  rows(3, table).map(([code = '', en = '', ar = '']) => ({
    code,
    name: { en, ar },
    icon: `${prefix}-${code.toLowerCase()}`,
  }))

/** Registration code | English | Arabic, in the order customers see them. */
export const globalCategories = coded(
  'category',
  `
RICE | Rice and Machboos | الأرز والمجبوس
GRILL | Grills | المشاوي
BUFET | Buffets | البوفيهات
TRAD | Traditional Dishes | الأطباق الشعبية
MAIN | Main Courses | الأطباق الرئيسة
CURRY | Stews and Curries | اليخنات والكاري
MEZZE | Mezze | المازة
APPET | Appetisers | المقبلات
SALAD | Salads | السلطات
PASTA | Pasta, Pizza and Noodles | الباستا والبيتزا والنودلز
BREAD | Bread and Bakery | الخبز والمعجنات
BFAST | Breakfast | الفطور
SWEET | Sweets | الحلويات
CAKES | Cakes | الكيك
DATES | Dates | التمور
DRINK | Coffee and Drinks | القهوة والمشروبات
BOXES | Lunch Boxes | علب الوجبات
LIVE | Live Stations | الأركان الحية
KIDS | For Children | للأطفال
SEAFD | Seafood | المأكولات البحرية
`,
)

export const filters = coded(
  'filter',
  `
HALAL | Halal | حلال
VEG | Vegetarian | نباتي
VEGAN | Vegan | نباتي صرف
GF | Gluten-free | خالٍ من الغلوتين
NUTS | Contains nuts | يحتوي على مكسرات
SEA | Seafood | مأكولات بحرية
SPICY | Spicy | حار
NOSUG | No added sugar | بلا سكر مضاف
KIDOK | Children like it | يحبه الأطفال
POPLR | Popular | الأكثر طلبًا
NEW | New | جديد
LOCAL | Local produce | منتج محلي
`,
)

export const requirements = pairs(`
Tables for the buffet | طاولات للبوفيه
Power outlet nearby | مقبس كهرباء قريب
Running water | ماء جارٍ
Covered place outdoors | مكان مظلل في الخارج
Parking for our van | موقف لسيارتنا
Lift to the floor | مصعد إلى الطابق
Permit to enter the compound | تصريح دخول المجمع
Somebody to receive the order | شخص لاستلام الطلب
Room to keep food cold | مكان لحفظ الطعام باردًا
Open air for charcoal | هواء طلق للفحم
Nothing needed | لا يلزم شيء
`)

export const units = pairs(`
Person | شخص
Piece | حبة
Tray | صينية
Kilogram | كيلوغرام
Litre | لتر
Box | علبة
Hour | ساعة
`)

export const reviewCategories = pairs(`
Service | الخدمة
Quality | الجودة
Respecting Time | احترام الموعد
Presenting way | طريقة التقديم
`)

/** In addition to those of every installation. */
export const cancelReasons = pairs(`
The customer changed the date | غيّر العميل الموعد
The advance was not paid in time | لم تُدفع الدفعة المقدمة في وقتها
Less notice than we need | المهلة أقصر مما نحتاج
Weather makes the outdoor event unsafe | الطقس لا يسمح بمناسبة خارجية
`)
