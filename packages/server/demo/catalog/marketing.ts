import { type Bilingual, rows } from './bilingual.ts'
import type { Item } from './items.ts'
import type { Random } from './random.ts'
import type { Store } from './stores.ts'

/** Days count from "today" (0). */
type Campaign = { title: Bilingual; short: Bilingual; discount: number; from_day: number; to_day: number }

type Offer = Campaign & {
  type: 'Item' | 'Store'
  store: string
  item: string | null
  status: boolean
  photo: string
}

type Coupon = Campaign & {
  code: string
  platform_contribution: number
  minimum_order_amount: number
  total_usage_limit: number
  limit_per_user: number
  type: 'Item' | 'Store'
  all_stores: boolean
  status: boolean
  stores: { store: string; items: string[] }[]
}

type Collection = {
  key: string
  name: Bilingual
  type: 'Store' | 'Item'
  status: boolean
  stores: string[]
  items: string[]
}

/** type | % | from | to | cuisine | title (2) | short (2) */
const offerTable = `
Store | 15 | -20 | 40 | qatari | Family Fridays | جمعة العائلة | Fifteen per cent off the whole Qatari table | خصم 15٪ على السفرة القطرية كلها
Item | 20 | -10 | 25 | levantine | Grill night | ليلة المشاوي | The mixed tray at a fifth less | الصينية المشكلة بخصم الخُمس
Item | 10 | -5 | 60 | indian | Office biryani | برياني المكاتب | Ten per cent off for weekday lunches | خصم 10٪ على غداء أيام العمل
Store | 12 | -30 | 15 | healthy | Well at work | صحة في العمل | Lunch boxes for teams at twelve per cent less | علب الغداء للفرق بخصم 12٪
Item | 25 | -60 | -12 | sweets | Garangao treats | حلاوة القرنقعوه | A quarter off the children's sweets | خصم الربع على حلويات الأطفال
Store | 10 | 5 | 45 | buffets | Early ghabga | الغبقة المبكرة | Book two weeks ahead and save | احجز قبل أسبوعين ووفّر
Item | 15 | -8 | 30 | italian | Oven on wheels | الفرن المتنقّل | The live oven for garden parties | الفرن الحي لحفلات الحدائق
Item | 18 | -15 | 20 | bakery | Morning dozen | دزينة الصباح | Manakish by the dozen before nine | مناقيش بالدزينة قبل التاسعة
Store | 8 | -3 | 50 | coffee | Coffee hosts | ضيافة القهوة | Eight per cent off coffee service | خصم 8٪ على ضيافة القهوة
Item | 10 | -100 | -40 | yemeni | Mandi in winter | مندي الشتاء | The winter camp offer | عرض مخيمات الشتاء
`

/** code | type | % | platform % | from | to | min QAR | total | per user | scope | active | title (2) | short (2) */
const couponTable = `
AHLAN1 | Store | 15 | 100 | -40 | 60 | 200 | 500 | 1 | all | yes | Welcome back | حياك مرة ثانية | Fifteen per cent, borne by the platform | خصم 15٪ تتحمله المنصة
SUFRA5 | Store | 5 | 50 | -90 | 120 | 150 | 2000 | 5 | all | yes | Five for everybody | خمسة للجميع | Five per cent in every store | خصم 5٪ في كل المتاجر
JUMAA7 | Store | 7 | 0 | -25 | 35 | 300 | 300 | 2 | qatari | yes | Friday table | سفرة الجمعة | For Qatari kitchens on Fridays | للمطابخ القطرية يوم الجمعة
MEZZE8 | Item | 8 | 40 | -15 | 45 | 250 | 200 | 2 | levantine | yes | Mezze by the tray | المازة بالصينية | Eight per cent off chosen mezze | خصم 8٪ على مازة مختارة
OFFICE | Store | 12 | 60 | -10 | 80 | 500 | 150 | 10 | healthy | yes | Office lunches | غداء المكاتب | For companies that order weekly | للشركات التي تطلب أسبوعيًا
KARAK3 | Item | 10 | 25 | -5 | 20 | 100 | 100 | 1 | coffee | yes | Karak time | وقت الكرك | Karak flasks and carts | ترامس الكرك وعرباته
EID24A | Store | 20 | 50 | -120 | -60 | 400 | 250 | 1 | all | yes | Eid gathering | جمعة العيد | Over, with thanks | انتهى العرض مع الشكر
CAMP10 | Store | 10 | 30 | -200 | -90 | 600 | 100 | 2 | yemeni | yes | Camp season | موسم المخيمات | Over until next winter | انتهى حتى الشتاء القادم
PASTA9 | Item | 9 | 0 | -12 | 50 | 180 | 120 | 2 | italian | no | Pasta for parties | باستا للحفلات | Paused for now | موقوفة مؤقتًا
SWEET6 | Store | 6 | 100 | 3 | 40 | 120 | 400 | 1 | sweets | yes | Something sweet | شيء حلو | Starts in a few days | يبدأ خلال أيام
`

/** key | type | cuisine or category | title (2) */
const collectionTable = `
majlis-tonight | Store | qatari yemeni buffets | For the majlis tonight | لمجلس الليلة
office-lunch | Store | healthy italian levantine | Lunch for the office | غداء المكتب
sweet-ending | Store | sweets bakery coffee | A sweet ending | خاتمة حلوة
whole-lambs | Item | yemeni | Lambs and large trays | ذبائح وصواني كبيرة
breakfast-club | Item | coffee | Breakfast for the team | فطور الفريق
live-corners | Store | buffets sweets italian | Live corners | الأركان الحية
`

export function marketing(stores: Store[], items: Item[], cuisineOf: (store: Store) => string, rng: Random) {
  const of = (cuisine: string) => stores.filter((store) => cuisine === 'all' || cuisineOf(store) === cuisine)
  const itemsOf = (store: string) => items.filter((item) => item.store === store)

  const offers: Offer[] = rows(9, offerTable).map(
    ([type, discount, from, to, cuisine = '', en = '', ar = '', sen = '', sar = ''], i) => {
      const store = rng.pick(of(cuisine)).key
      const item = type === 'Item' ? rng.pick(itemsOf(store)) : null
      return {
        title: { en, ar },
        short: { en: sen, ar: sar },
        discount: Number(discount),
        from_day: Number(from),
        to_day: Number(to),
        type: type as Offer['type'],
        store,
        item: item?.key ?? null,
        status: i !== 4,
        photo: (item ?? itemsOf(store)[0])?.photo ?? '',
      }
    },
  )

  const coupons: Coupon[] = rows(15, couponTable).map((cells) => {
    const [
      code = '',
      type,
      discount,
      share,
      from,
      to,
      least,
      total,
      each,
      scope = '',
      active,
      en = '',
      ar = '',
      sen = '',
      sar = '',
    ] = cells
    const chosen = scope === 'all' ? [] : of(scope)
    return {
      code,
      type: type as Coupon['type'],
      title: { en, ar },
      short: { en: sen, ar: sar },
      discount: Number(discount),
      platform_contribution: Number(share),
      from_day: Number(from),
      to_day: Number(to),
      minimum_order_amount: Number(least) * 100,
      total_usage_limit: Number(total),
      limit_per_user: Number(each),
      all_stores: scope === 'all',
      status: active === 'yes',
      stores: chosen.map(({ key }) => ({
        store: key,
        items: type === 'Item' ? rng.sample(itemsOf(key), 6).map((item) => item.key) : [],
      })),
    }
  })

  const collections: Collection[] = rows(5, collectionTable).map(
    ([key = '', type, from = '', en = '', ar = ''], i) => {
      const chosen = from.split(' ').flatMap(of)
      const single = chosen[0]
      return {
        key,
        name: { en, ar },
        type: type as Collection['type'],
        status: i !== 5,
        stores: type === 'Item' ? (single ? [single.key] : []) : chosen.map((store) => store.key),
        items: type === 'Item' && single ? rng.sample(itemsOf(single.key), 8).map((item) => item.key) : [],
      }
    },
  )

  return { offers, coupons, collections }
}
