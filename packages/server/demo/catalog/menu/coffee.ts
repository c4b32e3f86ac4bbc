import { group } from './dish.ts'

export const coffee = [
  group(
    'Coffee and Tea Service',
    'ضيافة القهوة والشاي',
    {
      category: 'DRINK',
      lead: 4,
      setup: 1,
      from: '06:00',
      to: '23:00',
      choices: ['milk', 'sweetness'],
      addons: ['staff', 'cups', 'dates'],
    },
    `
Arabic Coffee Flasks | دلال القهوة العربية | Light roast, cardamom and saffron, three dallahs | شقراء بالهيل والزعفران، ثلاث دلال | 110 | 25 | cups | vegan gf
Karak Tea Flasks | ترامس شاي كرك | Strong tea, evaporated milk and cardamom | شاي ثقيل بحليب مبخّر وهيل | 75 | 25 | cups | veg gf
Mobile Coffee Bar | بار قهوة متنقّل | Two baristas, espresso machine and sixty cups | اثنان من الباريستا وماكينة إسبريسو وستون كوبًا | 980 | 60 | cups | veg gf live
Karak Cart | عربة الكرك | A karak maker with his pot at your door | معلّم الكرك وقدره عند بابكم | 550 | 50 | cups | veg gf live
Spanish Latte Bottles | قوارير سبانش لاتيه | Cold bottles, a dozen | قوارير باردة، اثنتا عشرة قارورة | 168 | 12 | glass | veg gf
V60 Filter Flask | ترمس قهوة مقطّرة | Single-origin Ethiopian, two litres | بن إثيوبي أحادي المصدر، لتران | 95 | 12 | cups | vegan gf
Moroccan Mint Tea | شاي مغربي بالنعناع | Green tea, fresh mint, in silver pots | شاي أخضر ونعناع طازج في براريد فضية | 85 | 20 | cups | vegan gf
Saffron Milk | حليب بالزعفران | Warm milk with saffron and honey | حليب دافئ بالزعفران والعسل | 80 | 20 | cups | veg gf
`,
  ),
  group(
    'Breakfast Trays',
    'صواني الفطور',
    {
      category: 'BFAST',
      lead: 6,
      setup: 0,
      from: '06:00',
      to: '12:30',
      choices: ['eggs', 'bread'],
      addons: ['hot', 'serveware', 'juice'],
    },
    `
Fereej Breakfast | فطور الفريج | Balaleet, chebab, bajella, eggs with tomato and rigag | بلاليط وجباب وباجلا وبيض وطماط ورقاق | 245 | 8 | mezze | veg
Shakshouka Pan | مقلاة شكشوكة | Eggs in pepper and tomato with feta | بيض في الفلفل والطماطم مع جبن فيتا | 68 | 4 | pan | veg gf
Beid W Tomat | بيض وطماط | Scrambled eggs with tomato, the Qatari way | بيض مخفوق مع الطماط على الطريقة القطرية | 48 | 4 | pan | veg gf
Nakhi and Bajella | نخي وباجلا | Chickpeas and fava beans with dried chilli | نخي وباجلا مع الفلفل المجفف | 42 | 6 | bowl | vegan gf spicy
Avocado Toast Board | لوح توست الأفوكادو | Sourdough, avocado, egg and dukkah | خبز العجين المخمّر مع الأفوكادو والبيض والدقّة | 110 | 6 | stack | veg nuts
Cheese Omelette Tray | صينية أومليت بالجبن | Folded omelettes with herbs | أومليت مطوي بالأعشاب | 72 | 5 | plate | veg gf
Halloumi and Olives Plate | صحن حلّوم وزيتون | Grilled halloumi, tomato, olives and mint | حلّوم مشوي وطماطم وزيتون ونعناع | 78 | 6 | plate | veg gf
`,
  ),
  group(
    'Bakery Boxes',
    'علب المخبوزات',
    {
      category: 'BREAD',
      lead: 6,
      setup: 0,
      from: '06:00',
      to: '20:00',
      choices: ['quantity'],
      addons: ['serveware', 'cups'],
    },
    `
Croissant Box | علبة كرواسون | Butter, zaatar and cheese, twenty pieces | سادة وزعتر وجبن، عشرون حبة | 120 | 12 | bites | veg
Mini Sandwich Tray | صينية ساندويتشات صغيرة | Halloumi, turkey and egg in soft buns | حلّوم وحبش وبيض في خبز طري | 135 | 12 | bites | 
Cinnamon Rolls | لفائف القرفة | Cardamom dough, cream cheese glaze | عجين بالهيل مع كريمة الجبن | 96 | 12 | bites | veg
Muffin Assortment | مافن مشكّل | Blueberry, date and chocolate | توت أزرق وتمر وشوكولاتة | 90 | 12 | bites | veg nuts
Granola Cups | كاسات الغرانولا | Yoghurt, honey, granola and berries | لبن وعسل وغرانولا وتوت | 110 | 12 | stack | veg nuts
Fruit Cups | كاسات الفواكه | Cut the same morning | مقطّعة صباح اليوم نفسه | 95 | 12 | fruit | vegan gf
Banana Bread Loaves | كيك الموز | Two loaves with walnuts and dates | قالبان بالجوز والتمر | 70 | 12 | sweet | veg nuts
`,
  ),
  group(
    'Pancakes and Juices',
    'البان كيك والعصائر',
    {
      category: 'KIDS',
      lead: 4,
      setup: 0,
      from: '07:00',
      to: '22:00',
      choices: ['syrup'],
      addons: ['serveware'],
    },
    `
Mini Pancake Platter | صينية ميني بان كيك | With maple, chocolate and berries | مع القيقب والشوكولاتة والتوت | 78 | 8 | stack | veg
Waffle Board | لوح الوافل | Crisp waffles, cream and strawberries | وافل مقرمش مع الكريمة والفراولة | 95 | 8 | stack | veg
French Toast Fingers | أصابع التوست الفرنسي | Brioche in saffron custard | خبز بريوش بكاسترد الزعفران | 82 | 8 | stack | veg
Fresh Orange Juice | عصير برتقال طازج | Pressed on the day, five litres | معصور في يومه، خمسة لترات | 90 | 20 | glass | vegan gf
Lemon Mint | ليمون بالنعناع | Five litres over crushed ice | خمسة لترات على ثلج مجروش | 75 | 20 | glass | vegan gf
Avocado Honey Shake | عصير أفوكادو بالعسل | Thick, with pistachio and cream | كثيف مع الفستق والقشطة | 120 | 12 | glass | veg gf nuts
`,
  ),
]
