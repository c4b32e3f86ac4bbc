import { type Bilingual, rows } from './bilingual.ts'
import { type BookedRange, bookedDays } from './booked-days.ts'
import { type DeliveryRegion, deliveryRegions } from './delivery.ts'
import { hourPlans, type WorkingHour } from './hours.ts'
import { type Area, areas } from './places.ts'
import { storePolicy } from './policy.ts'
import type { Random } from './random.ts'
import { type Restaurant, restaurants } from './restaurants.ts'
import type { RichText } from './rich-text.ts'
import { type StoreUser, storeUsers } from './store-users.ts'

/** Money in dirhams, percentages as numbers. */
export type Store = {
  key: string
  restaurant: string
  area: string
  /** Picture names: logo and menu are the restaurant's, the cover is its own. */
  photos: { logo: string; cover: string; menu: string }
  name: Bilingual
  description: Bilingual
  address: Bilingual
  email: string
  phone: string
  latitude: number
  longitude: number
  catering_status: boolean
  catering_commission: number
  value_added_tax: number
  cancellation_days: number
  catering_advance: number
  credit_card_fee: number
  debit_card_fee: number
  cash_on_delivery_limit: number
  max_catering_per_day: number
  drop_off_time: string
  required_location: boolean
  policy: { en: RichText; ar: RichText }
  hours: WorkingHour[]
  booked: BookedRange[]
  delivery: DeliveryRegion[]
  users: StoreUser[]
  /** Its share of the restaurant's dishes, and its price level. */
  menu: { share: number; price: number }
}

/** restaurant | area | hours | street | what is special here (two cells). */
const table = `
bayt-al-murjan | al-sadd | split | Suhaim Bin Hamad Street, شارع سحيم بن حمد | The first kitchen, for weddings, majlises and family Fridays. | المطبخ الأول للأعراس والمجالس وجمعات العائلة.
bayt-al-murjan | al-wakrah-city | late | Souq Al Wakrah, سوق الوكرة | By the sea, with fish from the morning auction. | على البحر مع سمك حراج الصباح.
bayt-al-murjan | al-khor-city | day | Al Khor Corniche, كورنيش الخور | Serves the north, from Simaisma to Ras Laffan. | يخدم الشمال من سميسمة إلى راس لفان.
zaytoun-w-nar | west-bay-lagoon | split | Lagoona Avenue, جادة لاغونا | The grill with the longest mezze table. | المشويّات مع أطول سفرة مازة.
zaytoun-w-nar | al-waab | late | Al Waab Street, شارع الوعب | Late-night shawarma and garden parties. | شاورما آخر الليل وحفلات الحدائق.
zaytoun-w-nar | lusail | day | Marina Promenade, ممشى المارينا | Office trays by day, family grills in the evening. | صواني المكاتب نهارًا ومشاوي العائلة مساءً.
nawab-handi | najma | split | Najma Street, شارع نجمة | The old kitchen, where the big handis live. | المطبخ القديم حيث القدور الكبيرة.
nawab-handi | abu-hamour | late | Mesaimeer Road, طريق مسيمير | Biryani for companies and camps. | برياني للشركات والمخيمات.
nawab-handi | al-khor-city | day | Al Khor Community Road, طريق تجمع الخور السكني | A tandoor for the north. | تنور لأهل الشمال.
bagh-e-anar | the-pearl | split | Porto Arabia, بورتو أرابيا | Persian tables by the marina. | موائد فارسية على المرسى.
bagh-e-anar | bin-mahmoud | day | Al Jazeera Street, شارع الجزيرة | Stews and rice for homes and offices. | يخنات وأرز للبيوت والمكاتب.
koz-sofrasi | al-gharrafa | late | Al Gharrafa Street, شارع الغرافة | The ember grill and stone oven. | شواية الجمر والفرن الحجري.
koz-sofrasi | katara | cafe | Katara Cultural Village, الحي الثقافي كتارا | Village breakfast with a view of the beach. | فطور القرية على إطلالة الشاطئ.
forno-ventuno | al-dafna | split | Conference Centre Street, شارع مركز المؤتمرات | Pizza, pasta and office lunches. | بيتزا وباستا وغداء المكاتب.
forno-ventuno | lusail | late | Boulevard Lusail, درب لوسيل | The mobile oven leaves from here. | من هنا ينطلق الفرن المتنقّل.
bahay-ni-luz | al-mansoura | day | Al Mansoura Street, شارع المنصورة | Fiesta trays for birthdays and teams. | صواني الفييستا لأعياد الميلاد والفرق.
bahay-ni-luz | barwa-village | split | Barwa Village, قرية بروة | Merienda boxes for schools and clinics. | علب العصر للمدارس والعيادات.
haret-el-nil | old-airport | late | Old Airport Road, شارع المطار القديم | Open till the last koshari is gone. | مفتوح حتى آخر طبق كشري.
haret-el-nil | muaither | day | Muaither Commercial Street, شارع معيذر التجاري | Friday tables and big trays. | سفر الجمعة والصواني الكبيرة.
jamr-hadramout | bani-hajer | late | Al Rayyan Road, شارع الريان | Six pits, lamb from our own farm. | ستة تنانير ولحم من مزرعتنا.
jamr-hadramout | al-wukair | split | Al Wukair Main Road, شارع الوكير العام | Mandi trays for the south. | صواني المندي لأهل الجنوب.
jamr-hadramout | al-shahaniya-city | day | Dukhan Highway, طريق دخان السريع | For camps, races and desert weekends. | للمخيمات وسباق الهجن وعطلة البر.
tamrat-al-dar | souq-waqif | late | Souq Waqif, سوق واقف | The date house in the souq. | دار التمر في السوق.
tamrat-al-dar | al-luqta | cafe | Al Luqta Street, شارع اللقطة | Cakes and gift trays made to order. | كيك وصواني هدايا حسب الطلب.
gahwat-al-fereej | mushayrib | cafe | Barahat Msheireb, براحة مشيرب | Coffee hosts and breakfast for offices. | مقهوية وفطور للمكاتب.
gahwat-al-fereej | al-thumama | early | Al Thumama Street, شارع الثمامة | Karak carts for weddings and works. | عربات كرك للأعراس ومواقع العمل.
waraqa-w-sunbula | al-bidda | office | Al Corniche Street, شارع الكورنيش | Boxes for five to five hundred desks. | علب من خمسة مكاتب إلى خمسمئة.
waraqa-w-sunbula | education-city | office | Education City, المدينة التعليمية | For campuses, clinics and gyms. | للجامعات والعيادات والأندية.
layali-al-ghabga | al-rayyan-al-jadeed | evening | Al Shafi Street, شارع الشافي | Tents, tables and buffets for any number. | خيام وطاولات وبوفيهات لأي عدد.
layali-al-ghabga | umm-salal-mohammed | evening | Al Shamal Road, طريق الشمال | Majlis nights north of Doha. | ليالي المجالس شمال الدوحة.
riad-zahra | onaiza | split | Onaiza Street 61, شارع عنيزة 61 | A courtyard kitchen with clay from Safi. | مطبخ بفناء وفخار من آسفي.
farran-al-hay | ain-khaled | early | Salwa Road, طريق سلوى | Two ovens, hot from half past five. | فرنان ساخنان من الخامسة والنصف.
`

export function buildStores(rng: Random): Store[] {
  return rows(6, table).map(
    ([restaurantKey, areaKey = '', plan = '', street = '', en = '', ar = ''], index) => {
      const restaurant = restaurants.find((one) => one.key === restaurantKey) as Restaurant
      const area = areas.find((one) => one.key === areaKey) as Area
      const key = `${restaurant.key}-${area.key}`
      const own = rng.fork(key)
      const [streetEn, streetAr] = street.split(', ')
      const number = own.int(4, 180)
      const cancellation_days = own.pick([1, 1, 1, 2, 2, 3])
      const catering_advance = own.pick([50, 50, 50, 25, 30, 100])
      return {
        key,
        restaurant: restaurant.key,
        area: area.key,
        photos: { logo: restaurant.key, cover: key, menu: restaurant.key },
        name: {
          en: `${restaurant.name.en} – ${area.name.en}`,
          ar: `${restaurant.name.ar} – ${area.name.ar}`,
        },
        description: { en: `${restaurant.story.en} ${en}`, ar: `${restaurant.story.ar} ${ar}` },
        address: {
          en: `Building ${number}, ${streetEn}, ${area.name.en}`,
          ar: `مبنى ${number}، ${streetAr}، ${area.name.ar}`,
        },
        email: `${area.key}@${restaurant.key}.test`,
        phone: `9744${4410000 + index * 9241}`,
        latitude: near(area.latitude, own),
        longitude: near(area.longitude, own),
        catering_status: index !== 8,
        catering_commission: own.pick([8, 10, 10, 12, 12.5, 15]),
        value_added_tax: 0,
        cancellation_days,
        catering_advance,
        credit_card_fee: own.pick([2.5, 2.5, 2.25, 2.75]),
        debit_card_fee: own.pick([1, 1.1, 1.5]),
        cash_on_delivery_limit: own.pick([1000, 1500, 2000, 3000, 5000]) * 100,
        max_catering_per_day: restaurant.cuisine === 'buffets' ? own.int(4, 8) : own.int(10, 40),
        drop_off_time: { early: '06-20', cafe: '06-22', office: '09-17', evening: '15-23' }[plan] ?? '10-22',
        required_location: own.chance(0.9),
        policy: storePolicy({ cancellation_days, catering_advance }),
        hours: hourPlans[plan as keyof typeof hourPlans],
        booked: bookedDays(own.fork('booked')),
        delivery: deliveryRegions(area, own.fork('delivery')),
        users: storeUsers(key, index, own.fork('users')),
        menu: { share: own.pick([0.72, 0.8, 0.86]), price: own.pick([0.95, 1, 1, 1.05, 1.1]) },
      }
    },
  )
}

const near = (degrees: number, rng: Random) => Math.round((degrees + (rng.next() - 0.5) * 0.012) * 1e6) / 1e6
