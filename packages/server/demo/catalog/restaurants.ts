import { type Bilingual, rows } from './bilingual.ts'
import type { CuisineKey } from './menu/index.ts'

export type Restaurant = {
  key: string
  cuisine: CuisineKey
  name: Bilingual
  story: Bilingual
  owner: Bilingual
  email: string
  phone: string
}

/** Invented brands: cuisine | key | English | Arabic | owner | owner in Arabic | story (two cells). */
const table = `
qatari | bayt-al-murjan | Bayt Al Murjan | بيت المرجان | Noora Al Kuwari | نورة الكواري | A Qatari family kitchen that cooks in large copper pots, the way weddings were fed in the old fereej. | مطبخ عائلي قطري يطبخ في قدور النحاس الكبيرة كما كانت أعراس الفريج.
levantine | zaytoun-w-nar | Zaytoun w Nar | زيتون ونار | Rami Haddad | رامي حداد | Charcoal, olive oil and a long mezze table, cooked by a team from Aleppo, Jaffa and Zahle. | فحم وزيت زيتون وسفرة مازة طويلة على يد طهاة من حلب ويافا وزحلة.
indian | nawab-handi | Nawab Handi | نواب هاندي | Imran Siddiqui | عمران صديقي | Sealed handis, hand-ground masala and a tandoor that never goes out. | قدور مغلقة وبهارات مطحونة باليد وتنور لا ينطفئ.
persian | bagh-e-anar | Bagh-e Anar | باغ أنار | Shirin Rostami | شيرين رستمي | Saffron, herbs and pomegranate from a kitchen that takes its rice very seriously. | زعفران وأعشاب ورمان من مطبخ يأخذ الأرز على محمل الجد.
turkish | koz-sofrasi | Köz Sofrası | كوز سفرة سي | Emre Yıldız | إمره يلدز | An ember grill, a stone oven and breakfast for the whole street. | شواية جمر وفرن حجري وفطور يكفي الحارة كلها.
italian | forno-ventuno | Forno Ventuno | فورنو فنتونو | Chiara Moretti | كيارا موريتي | Twenty-one-hour dough, pasta rolled each morning, no shortcuts. | عجين يختمر إحدى وعشرين ساعة وباستا تُفرد كل صباح.
filipino | bahay-ni-luz | Bahay ni Luz | بيت لوز | Luz Villanueva | لوز فيانويفا | Birthday noodles, grilled inasal and everything that makes a fiesta, halal throughout. | نودلز أعياد الميلاد ومشاوي إيناسال وكل ما يصنع الفييستا، وكله حلال.
egyptian | haret-el-nil | Haret El Nil | حارة النيل | Hossam El Masry | حسام المصري | Cairo street food and grandmother's Friday table under one roof. | أكل شوارع القاهرة وسفرة الجمعة عند الجدة تحت سقف واحد.
yemeni | jamr-hadramout | Jamr Hadramout | جمر حضرموت | Salem Bawazir | سالم باوزير | Pit-smoked mandi, stone pots and Sidr honey from Wadi Doan. | مندي مدخّن في التنور ومقالٍ حجرية وعسل سدر من وادي دوعن.
sweets | tamrat-al-dar | Tamrat Al Dar | تمرة الدار | Maryam Al Sulaiti | مريم السليطي | Dates chosen palm by palm and sweets made for giving. | تمور تُنتقى نخلة نخلة وحلويات صُنعت للإهداء.
coffee | gahwat-al-fereej | Gahwat Al Fereej | قهوة الفريج | Abdulla Al Mannai | عبدالله المناعي | Arabic coffee, karak and the breakfast trays of the neighbourhood. | قهوة عربية وكرك وصواني فطور الفريج.
healthy | waraqa-w-sunbula | Waraqa & Sunbula | ورقة وسنبلة | Dana Khoury | دانة خوري | Lunch boxes, salads and grains weighed by a dietitian and cooked the same morning. | علب غداء وسلطات وحبوب تزنها أخصائية تغذية وتُطهى صباح اليوم نفسه.
buffets | layali-al-ghabga | Layali Al Ghabga | ليالي الغبقة | Khalid Al Emadi | خالد العمادي | Iftar, ghabga and wedding buffets with tents, tables and people who know how to serve. | بوفيهات إفطار وغبقة وأعراس مع الخيام والطاولات وأهل الضيافة.
moroccan | riad-zahra | Riad Zahra | رياض زهرة | Zineb El Fassi | زينب الفاسي | Tagines under the cone, couscous on Friday and mint tea poured from a height. | طواجن تحت القبة وكسكس الجمعة وأتاي يُصبّ من علٍ.
bakery | farran-al-hay | Farran Al Hay | فرّان الحي | Elias Saba | إلياس سابا | The neighbourhood baker: manakish at dawn, sourdough by noon, pastries all day. | خبّاز الحي: مناقيش عند الفجر وخبز مخمّر عند الظهر ومعجنات طوال اليوم.
`

export const restaurants: Restaurant[] = rows(8, table).map(
  (
    [cuisine = '', key = '', en = '', ar = '', owner = '', ownerAr = '', story = '', storyAr = ''],
    index,
  ) => ({
    key,
    cuisine: cuisine as CuisineKey,
    name: { en, ar },
    story: { en: story, ar: storyAr },
    owner: { en: owner, ar: ownerAr },
    email: index === 0 ? 'restaurant@sufra.test' : `owner@${key}.test`,
    phone: `9744${String(4120000 + index * 13577).padStart(7, '0')}`,
  }),
)
