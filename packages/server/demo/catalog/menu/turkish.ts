import { group } from './dish.ts'

export const turkish = [
  group(
    'Ocakbaşı Grill',
    'مشاوي الموقد',
    {
      category: 'GRILL',
      lead: 6,
      setup: 1,
      from: '12:00',
      to: '23:30',
      choices: ['grillside', 'spice'],
      addons: ['staff', 'hot', 'sauces'],
    },
    `
Adana Kebab | كباب أضنة | Hand-chopped lamb with red pepper on wide skewers | لحم غنم مفروم بالسكين مع الفلفل الأحمر على أسياخ عريضة | 155 | 5 | grill | spicy
Urfa Kebab | كباب أورفة | The mild brother of Adana, with grilled onion | شقيق كباب أضنة الهادئ مع البصل المشوي | 150 | 5 | grill | 
Iskender | إسكندر كباب | Döner over bread with tomato butter and yoghurt | شرائح دونر على الخبز بصلصة الطماطم والزبدة واللبن | 195 | 5 | plate | 
Beyti | بيتي كباب | Wrapped, sliced and dressed with yoghurt and butter | كباب ملفوف ومقطّع مع اللبن والزبدة | 180 | 5 | rolls | 
Lamb Shank Tandır | موزات تندير | Ten hours in the clay oven | عشر ساعات في الفرن الطيني | 265 | 5 | rice | gf
Köfte with Piyaz | كفتة مع البياز | Izmir meatballs with white-bean salad | كفتة إزمير مع سلطة الفاصوليا البيضاء | 135 | 5 | plate | 
Döner Carving Stand | ركن الدونر | Our carver and a beef spit for your event | شيف وسيخ دونر بقري لمناسبتكم | 1420 | 45 | rolls | live
`,
  ),
  group(
    'Pide and Ovens',
    'البيدا والأفران',
    {
      category: 'BREAD',
      lead: 4,
      setup: 0,
      from: '09:00',
      to: '23:30',
      choices: ['quantity'],
      addons: ['hot', 'pickles'],
    },
    `
Cheese Pide | بيدا بالجبن | Boat-shaped bread with kaşar cheese and butter | بيدا بجبن القشقوان والزبدة | 72 | 4 | pide | veg
Minced Lamb Pide | بيدا باللحم المفروم | Lamb, tomato and green pepper | لحم غنم وطماطم وفلفل أخضر | 84 | 4 | pide | 
Sucuk and Egg Pide | بيدا بالسجق والبيض | Beef sucuk, cheese and a soft egg | سجق بقري وجبن وبيضة طرية | 82 | 4 | pide | 
Spinach Pide | بيدا بالسبانخ | Spinach, white cheese and onion | سبانخ وجبن أبيض وبصل | 74 | 4 | pide | veg
Lahmacun Tray | صينية لحم عجين | Twelve paper-thin rounds with lemon and parsley | اثنتا عشرة قطعة رقيقة مع الليمون والبقدونس | 90 | 6 | flat | spicy
Water Börek | بوريك مائي | Soft layered pastry with white cheese | رقائق طرية بطبقات من الجبن الأبيض | 95 | 10 | sweet | veg
Simit Basket | سلة سميت | Fifteen sesame rings, baked the same morning | خمس عشرة حلقة بالسمسم مخبوزة صباح اليوم | 50 | 12 | bread | vegan
`,
  ),
  group(
    'Meze',
    'المازة التركية',
    {
      category: 'MEZZE',
      lead: 4,
      setup: 0,
      from: '10:00',
      to: '23:30',
      choices: ['bread'],
      addons: ['serveware', 'pickles'],
    },
    `
Ezme | عزمة حارة | Tomato, pepper and walnut, chopped very fine | طماطم وفلفل وجوز مفرومة ناعمًا | 48 | 6 | bowl | vegan gf spicy nuts
Haydari | حيدري | Thick yoghurt with dill, mint and garlic | لبن كثيف بالشبت والنعناع والثوم | 46 | 6 | bowl | veg gf
Imam Bayıldı | إمام بايلدي | Aubergine braised with onion and tomato in olive oil | باذنجان محشو بالبصل والطماطم بزيت الزيتون | 80 | 6 | plate | vegan gf
Sarma | صارما | Vine leaves with rice, currants and pine nuts | ورق عنب بالأرز والزبيب والصنوبر | 78 | 8 | rolls | vegan gf nuts
Cigar Börek | سيجار بوريك | Crisp rolls with white cheese and parsley | لفائف مقرمشة بالجبن الأبيض والبقدونس | 68 | 8 | rolls | veg
Shepherd's Salad | سلطة الراعي | Tomato, cucumber, onion and white cheese | طماطم وخيار وبصل وجبن أبيض | 50 | 6 | salad | veg gf
Lentil Soup | شوربة عدس | Red lentils with mint butter and lemon | عدس أحمر بزبدة النعناع والليمون | 55 | 8 | bowl | veg gf
`,
  ),
  group(
    'Breakfast and Sweets',
    'الفطور والحلويات',
    {
      category: 'SWEET',
      lead: 6,
      setup: 0,
      from: '07:00',
      to: '23:00',
      choices: ['sweetness'],
      addons: ['tea', 'serveware'],
    },
    `
Village Breakfast Spread | فطور القرية | Cheeses, olives, honey, clotted cream, eggs and breads | أجبان وزيتون وعسل وقشطة وبيض وخبز | 320 | 8 | mezze | veg
Menemen | منمن | Eggs with tomato, pepper and butter in the pan | بيض بالطماطم والفلفل والزبدة في المقلاة | 58 | 4 | pan | veg gf
Pistachio Baklava | بقلاوة بالفستق | Forty leaves of dough, Antep pistachio, light syrup | أربعون طبقة من العجين بفستق عنتاب وقطر خفيف | 145 | 12 | sweet | veg nuts
Künefe | كنافة أنطاكية | Hot cheese kadayif with pistachio and kaymak | كنافة ساخنة بالجبن مع الفستق والقشطة | 125 | 10 | sweet | veg nuts
Sütlaç | أرز بالحليب في الفرن | Baked rice pudding with a browned skin | حلوى الأرز بالحليب بوجه محمّر | 60 | 8 | sweet | veg gf
Turkish Delight Box | علبة راحة الحلقوم | Rose, lemon, mastic and pistachio | ورد وليمون ومستكة وفستق | 85 | 15 | sweet | vegan gf nuts
Turkish Coffee Service | ضيافة القهوة التركية | Made to order on hot sand, with lokum | تُحضَّر على الرمل الساخن وتُقدَّم مع الحلقوم | 540 | 30 | cups | vegan gf live
`,
  ),
]
