import { group } from './dish.ts'

export const sweets = [
  group(
    'Dates',
    'التمور',
    {
      category: 'DATES',
      lead: 3,
      setup: 0,
      from: '08:00',
      to: '23:30',
      choices: ['giftbox'],
      addons: ['gahwa', 'cards'],
    },
    `
Khalas Dates Box | علبة تمر خلاص | First-picking khalas, two kilos | خلاص من أول القطاف، كيلوان | 95 | 25 | dates | vegan gf
Sukkari Dates Box | علبة تمر سكري | Soft golden sukkari from Qassim | سكري القصيم الذهبي الطري | 90 | 25 | dates | vegan gf
Medjool with Pecan | مجدول بالبيكان | Large medjool filled with roasted pecan | تمر مجدول كبير محشو بالبيكان المحمّص | 165 | 20 | dates | vegan gf nuts
Chocolate Dates | تمر بالشوكولاتة | Almond dates in dark and milk chocolate | تمر باللوز مغلّف بالشوكولاتة الداكنة والحليب | 150 | 25 | dates | veg gf nuts
Orange Peel Dates | تمر بقشر البرتقال | Stuffed with candied orange and almond | محشو بقشر البرتقال المسكّر واللوز | 155 | 20 | dates | vegan gf nuts
Wedding Dates Tray | صينية تمر الأعراس | Seven kinds on a brass tray, dressed with roses | سبعة أنواع على صينية نحاسية مزيّنة بالورد | 420 | 50 | dates | veg gf nuts
Date Maamoul | معمول بالتمر | Semolina biscuits with khalas paste | معمول السميد بعجوة الخلاص | 88 | 20 | bites | veg
`,
  ),
  group(
    'Oriental Sweets',
    'الحلويات الشرقية',
    {
      category: 'SWEET',
      lead: 5,
      setup: 0,
      from: '09:00',
      to: '23:30',
      choices: ['nutfill', 'sweetness'],
      addons: ['gahwa', 'serveware'],
    },
    `
Mixed Baklava Tray | صينية بقلاوة مشكلة | Asabe, bird's nests, burma and kol-w-shkor | أصابع وعش البلبل وبرمة وكل واشكر | 160 | 20 | sweet | veg nuts
Cashew Asabe | أصابع بالكاجو | Filo fingers rolled round roasted cashew | أصابع رقائق محشوة بالكاجو المحمّص | 145 | 18 | rolls | veg nuts
Cream Kunafa | كنافة بالقشطة | Fine kunafa with clotted cream, syrup aside | كنافة ناعمة بالقشطة والقطر جانبًا | 130 | 12 | sweet | veg nuts
Basbousa with Almond | بسبوسة باللوز | Semolina squares, an almond on each | مربعات السميد وعلى كل قطعة لوزة | 72 | 15 | sweet | veg nuts
Halawet El Jibn | حلاوة الجبن | Cheese dough rolls with cream and rose jam | لفائف حلاوة الجبن بالقشطة ومربى الورد | 110 | 12 | rolls | veg nuts
Qatayef Asafiri | قطايف عصافيري | Little pancakes with cream and pistachio | قطايف صغيرة بالقشطة والفستق | 95 | 12 | bites | veg nuts
Ghraybeh | غريبة | Butter biscuits that melt, with pistachio | بسكويت السمن الذائب بالفستق | 85 | 20 | bites | veg nuts
Barazek | برازق | Sesame and pistachio crisps from Damascus | برازق شامية بالسمسم والفستق | 80 | 20 | bites | veg nuts
`,
  ),
  group(
    'Cakes and Petit Fours',
    'الكيك والبيتي فور',
    {
      category: 'CAKES',
      lead: 24,
      setup: 0,
      from: '09:00',
      to: '23:00',
      choices: ['cakesize', 'cakeflavour'],
      addons: ['cards', 'candles'],
    },
    `
Saffron Milk Cake | كيكة حليب الزعفران | Sponge soaked in saffron milk, pistachio top | كيكة مشرّبة بحليب الزعفران والفستق | 145 | 12 | sweet | veg nuts
Pistachio Rose Cake | كيكة الفستق والورد | Pistachio sponge, rose cream and petals | كيكة فستق بكريمة الورد وأوراقه | 175 | 12 | sweet | veg nuts
Chocolate Fudge Cake | كيكة شوكولاتة فدج | Three layers, dark ganache | ثلاث طبقات بغناش داكن | 150 | 12 | sweet | veg
Lotus Cheesecake | تشيز كيك لوتس | Baked cheesecake under caramel biscuit | تشيز كيك بالفرن مع بسكويت الكراميل | 155 | 12 | sweet | veg
Date Toffee Pudding | بودنغ التمر بالتوفي | Warm date sponge with toffee sauce | كيكة تمر دافئة بصلصة التوفي | 98 | 10 | sweet | veg
Macaron Tower | برج ماكرون | Cardamom, rose, pistachio and coffee, eighty pieces | هيل وورد وفستق وقهوة، ثمانون حبة | 320 | 30 | bites | veg gf nuts
Petit Four Tray | صينية بيتي فور | Small biscuits with jam and chocolate | بسكويت صغير بالمربى والشوكولاتة | 110 | 20 | bites | veg nuts
`,
  ),
  group(
    'Sweet Corners and Cups',
    'أركان الحلى والكاسات',
    {
      category: 'LIVE',
      lead: 24,
      setup: 2,
      from: '15:00',
      to: '23:30',
      choices: ['quantity'],
      addons: ['staff', 'tables', 'gahwa'],
    },
    `
Kunafa Live Corner | ركن الكنافة | Hot kunafa turned in front of your guests | كنافة ساخنة تُقلب أمام ضيوفكم | 780 | 50 | sweet | veg nuts live
Crêpe Live Corner | ركن الكريب | Chocolate, lotus and strawberry crêpes to order | كريب بالشوكولاتة واللوتس والفراولة حسب الطلب | 690 | 50 | stack | veg live
Umm Ali Cups | كاسات أم علي | Individual cups, kept warm | كاسات فردية دافئة | 120 | 15 | sweet | veg nuts
Saffron Custard Cups | كاسات كاسترد الزعفران | Light custard with crumbled rusk | كاسترد خفيف مع فتات البقصم | 95 | 15 | sweet | veg
Karak Cheesecake Cups | كاسات تشيز كيك الكرك | Karak cream over spiced biscuit | كريمة الكرك على بسكويت مبهّر | 115 | 15 | stack | veg
Chocolate Fountain | نافورة الشوكولاتة | With fruit skewers and marshmallow, two hours | مع أسياخ الفواكه والمارشميلو لساعتين | 640 | 40 | fruit | veg live
`,
  ),
]
