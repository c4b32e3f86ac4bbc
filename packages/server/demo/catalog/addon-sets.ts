import { type Bilingual, headedRows } from './bilingual.ts'

type AddonOption = { name: Bilingual; price: number; max: number }
type AddonSet = { key: string; name: Bilingual; options: AddonOption[] }

/** Heads: # key | English | Arabic. Options: English | Arabic | riyals each | at most. */
const table = `
# staff | Service staff | طاقم الخدمة
Waiter, four hours | نادل لأربع ساعات | 180 | 10
Waitress, four hours | نادلة لأربع ساعات | 200 | 10
Chef at the table, three hours | شيف على السفرة لثلاث ساعات | 350 | 4
# hot | Keeping it hot | حفظ الحرارة
Insulated hot box | صندوق حافظ للحرارة | 35 | 6
Chafing dish with burner | صحن تسخين مع موقد | 45 | 10
Spare gel fuel | وقود جل إضافي | 8 | 20
# daqoos | Extra sauces | صلصات إضافية
Hot daqoos, half litre | دقوس حار نصف لتر | 15 | 10
Cucumber yoghurt | روب بالخيار | 12 | 10
Mango pickle | أچار المانجو | 12 | 10
# serveware | Plates and cutlery | الصحون والملاعق
Disposable set for ten | طقم ورقي لعشرة أشخاص | 20 | 20
Palm-leaf plates for ten | صحون سعف لعشرة أشخاص | 32 | 20
China set for ten, collected next day | طقم صيني لعشرة يُستلم في اليوم التالي | 90 | 12
# sauces | Extra sauces | صلصات إضافية
Garlic cream | ثومية | 10 | 10
Hot sauce | صلصة حارة | 8 | 10
Yoghurt with mint | لبن بالنعناع | 9 | 10
# gahwa | Coffee beside it | القهوة العربية
Dallah of Arabic coffee | دلة قهوة عربية | 40 | 10
Flask of karak | ترمس كرك | 35 | 10
Coffee host, three hours | مقهوي لثلاث ساعات | 300 | 3
# garlic | With the grill | مع المشاوي
Garlic cream, half litre | ثومية نصف لتر | 15 | 10
Pickled turnip | لفت مخلل | 10 | 10
Biwaz, onion with sumac | بيواز بصل بالسماق | 8 | 10
# pickles | Pickles and olives | المخللات والزيتون
Mixed pickles | مخللات مشكلة | 14 | 10
Green olives | زيتون أخضر | 16 | 10
Stuffed aubergine in oil | مكدوس | 22 | 10
# nuts | On top | على الوجه
Toasted almonds and pine nuts | لوز وصنوبر محمّص | 28 | 5
Crushed pistachio | فستق مجروش | 24 | 5
Clotted cream | قشطة | 18 | 8
# eggs | Biryani extras | إضافات البرياني
Boiled eggs, six | ست بيضات مسلوقة | 12 | 10
Fried cashews and onion | كاجو وبصل مقلي | 15 | 5
Extra masala gravy | صلصة ماسالا إضافية | 14 | 10
# chutney | Chutneys | صلصات التشاتني
Mint and coriander | نعناع وكزبرة | 8 | 10
Tamarind | تمر هندي | 8 | 10
Papad, twenty | عشرون قطعة باباد | 10 | 10
# karak | Tea beside it | شاي مرافق
Flask of karak | ترمس كرك | 35 | 10
Flask of masala tea | ترمس شاي ماسالا | 35 | 10
# tea | Tea beside it | شاي مرافق
Flask of black tea | ترمس شاي أحمر | 25 | 10
Flask of tea with mint | ترمس شاي بالنعناع | 28 | 10
Samovar, all evening | سماور طوال الأمسية | 150 | 2
# bread | Extra bread | خبز إضافي
Garlic bread, ten | عشر قطع خبز بالثوم | 25 | 10
Focaccia | فوكاتشا | 22 | 10
Grissini | غريسيني | 14 | 10
# coffee | Coffee beside it | قهوة مرافقة
Espresso bar, two hours | بار إسبريسو لساعتين | 420 | 2
Flask of filter coffee | ترمس قهوة مقطّرة | 45 | 10
# sawsawan | Dips | صلصات التغميس
Spiced vinegar | خل متبّل | 6 | 10
Soy and calamansi | صويا وكلمنسي | 6 | 10
Sweet chilli | صلصة حلوة حارة | 7 | 10
Atchara, pickled papaya | بابايا مخللة | 12 | 10
# juice | Fresh juice | عصير طازج
Orange, two litres | برتقال لتران | 38 | 10
Lemon mint, two litres | ليمون بالنعناع لتران | 32 | 10
Mango, two litres | مانجو لتران | 42 | 10
# salads | Beside it | أطباق مرافقة
Tahina | طحينة | 10 | 10
Baba ghanoush | بابا غنوج | 14 | 10
Pickled vegetables | طرشي | 9 | 10
# sahawiq | Sahawiq | السحاوق
Red sahawiq | سحاوق أحمر | 8 | 10
Green sahawiq | سحاوق أخضر | 8 | 10
Sahawiq with cheese | سحاوق بالجبن | 14 | 10
# adenitea | Tea beside it | شاي مرافق
Adeni tea flask | ترمس شاي عدني | 38 | 10
Black tea with cloves | شاي أحمر بالقرنفل | 25 | 10
# cards | As a gift | كهدية
Printed card | بطاقة مطبوعة | 10 | 5
Fresh flowers | ورد طبيعي | 65 | 5
Ribbon in your colours | شريط بألوانكم | 15 | 20
# candles | For the cake | للكيكة
Candles | شموع | 8 | 5
Name in chocolate | الاسم بالشوكولاتة | 20 | 2
Printed picture | صورة مطبوعة | 45 | 1
# tables | Tables and linen | الطاولات والمفارش
Buffet table with cloth | طاولة بوفيه بمفرش | 85 | 12
Round table for ten with chairs | طاولة مستديرة لعشرة مع الكراسي | 160 | 20
Floor seating for twelve | جلسة أرضية لاثني عشر شخصًا | 220 | 10
# cups | Cups | الأكواب
Paper cups, fifty | خمسون كوبًا ورقيًا | 25 | 10
Coffee cups of porcelain, thirty | ثلاثون فنجانًا صينيًا | 60 | 5
# dates | Dates beside it | تمر مرافق
Khalas dates, one kilo | تمر خلاص كيلو | 38 | 10
Stuffed dates, thirty | ثلاثون حبة تمر محشو | 75 | 5
# cutlery | Cutlery | أدوات المائدة
Wooden cutlery for ten | أدوات خشبية لعشرة | 12 | 20
Napkins and wipes for ten | مناديل لعشرة | 8 | 20
# tent | Tent and seating | الخيمة والجلسات
Majlis tent for thirty | خيمة مجلس لثلاثين شخصًا | 1800 | 2
Floor seating for twelve | جلسة أرضية لاثني عشر شخصًا | 220 | 10
Lanterns and lights | فوانيس وإضاءة | 260 | 3
# decor | Table decoration | تنسيق الطاولة
Fresh flowers on the buffet | ورد طبيعي على البوفيه | 350 | 3
Colour theme, cloth and candles | تنسيق ألوان ومفارش وشموع | 480 | 1
# minttea | Tea beside it | شاي مرافق
Pot of mint tea | برّاد أتاي بالنعناع | 30 | 10
Tea glasses, twenty | عشرون كأس شاي | 40 | 5
`

export const addonSets: AddonSet[] = headedRows(3, 4, table).map(({ head, body }) => ({
  key: head[0] ?? '',
  name: { en: head[1] ?? '', ar: head[2] ?? '' },
  options: body.map(([en = '', ar = '', price, max]) => ({
    name: { en, ar },
    price: Number(price),
    max: Number(max),
  })),
}))
