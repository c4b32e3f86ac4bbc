import { group } from './dish.ts'

export const moroccan = [
  group(
    'Tagines',
    'الطواجن',
    {
      category: 'TRAD',
      lead: 8,
      setup: 1,
      from: '11:30',
      to: '22:30',
      choices: ['bread', 'spice'],
      addons: ['hot', 'staff'],
    },
    `
Lamb Tagine with Prunes | طاجين لحم بالبرقوق | Lamb, prunes, almonds and cinnamon | لحم غنم بالبرقوق واللوز والقرفة | 220 | 5 | tagine | gf nuts
Chicken with Preserved Lemon | دجاج محمّر بالليمون المصيّر | Preserved lemon, olives and saffron | ليمون مصيّر وزيتون وزعفران | 160 | 5 | tagine | gf
Kofta and Egg Tagine | طاجين كفتة بالبيض | Small kofta in tomato with eggs | كفتة صغيرة في الطماطم مع البيض | 130 | 5 | tagine | gf
Fish Chermoula Tagine | طاجين حوت بالشرمولة | Hammour, peppers and chermoula | هامور بالفلفل والشرمولة | 210 | 5 | tagine | gf sea
Berber Vegetable Tagine | طاجين خضار بربري | Seven vegetables cooked in a cone | سبع خضار مطهوة تحت القبة | 98 | 5 | tagine | vegan gf
Lamb with Quince | طاجين لحم بالسفرجل | Lamb with honeyed quince and sesame | لحم مع السفرجل المعسّل والسمسم | 230 | 5 | tagine | gf
Tangia Marrakchia | طنجية مراكشية | Beef buried in the ashes, cumin and lemon | لحم يُطهى في الرماد بالكمّون والليمون | 245 | 5 | bowl | gf
`,
  ),
  group(
    'Couscous and Feasts',
    'الكسكس والولائم',
    {
      category: 'RICE',
      lead: 10,
      setup: 1,
      from: '11:30',
      to: '22:30',
      choices: ['cut', 'broth'],
      addons: ['hot', 'staff', 'serveware'],
    },
    `
Seven-Vegetable Couscous | كسكس بسبع خضار | Hand-rolled semolina, vegetables and broth | كسكس مفتول باليد مع الخضار والمرق | 135 | 6 | tagine | vegan
Lamb Tfaya Couscous | كسكس تفاية باللحم | Caramelised onion, raisins and lamb | بصل معسّل وزبيب ولحم غنم | 225 | 6 | tagine | nuts
Chicken Rfissa | رفيسة الدجاج | Shredded msemen, lentils, fenugreek and chicken | مسمّن مفتوت بالعدس والحلبة والدجاج | 175 | 6 | bowl | 
Mechoui Lamb | مشوي كامل | Whole lamb, cumin and salt, torn by hand | خروف كامل بالكمّون والملح يُقطّع باليد | 1550 | 25 | whole | gf live
Chicken Pastilla | بسطيلة الدجاج | Filo pie of chicken, almond and cinnamon sugar | فطيرة ورقة بالدجاج واللوز والقرفة والسكر | 180 | 8 | sweet | nuts
Seafood Pastilla | بسطيلة فواكه البحر | Shrimp, calamari and vermicelli in filo | روبيان وكاليماري وشعيرية في الورقة | 210 | 8 | sweet | sea spicy
Brochettes | أسياخ مشوية | Lamb, chicken and kofta brochettes with cumin | أسياخ لحم ودجاج وكفتة بالكمّون | 170 | 5 | grill | gf
`,
  ),
  group(
    'Salads and Starters',
    'السلطات والمقبلات المغربية',
    {
      category: 'SALAD',
      lead: 4,
      setup: 0,
      from: '10:00',
      to: '22:30',
      choices: ['bread', 'quantity'],
      addons: ['serveware', 'pickles'],
    },
    `
Zaalouk | زعلوك | Aubergine and tomato with cumin and garlic | باذنجان وطماطم بالكمّون والثوم | 55 | 6 | bowl | vegan gf
Taktouka | تكتوكة | Roast pepper and tomato | فلفل مشوي وطماطم | 52 | 6 | bowl | vegan gf
Carrot and Orange Salad | سلطة الجزر بالبرتقال | Cinnamon, orange blossom and mint | قرفة وماء زهر ونعناع | 48 | 6 | salad | vegan gf
Moroccan Salad Tray | صينية سلطات مغربية | Seven small salads with olives | سبع سلطات صغيرة مع الزيتون | 165 | 10 | mezze | vegan gf
Harira | حريرة | Tomato, lentil and chickpea soup with dates | شوربة طماطم وعدس وحمّص مع التمر | 65 | 8 | bowl | vegan
Meat Briouat | بريوات باللحم | Crisp triangles with spiced beef | مثلثات مقرمشة باللحم المتبّل | 78 | 8 | bites | 
Seafood Cigars | سيجار فواكه البحر | Filo cigars with shrimp and vermicelli | لفائف بالروبيان والشعيرية | 88 | 8 | rolls | sea
`,
  ),
  group(
    'Breads and Pastries',
    'الخبز والحلويات المغربية',
    {
      category: 'SWEET',
      lead: 6,
      setup: 0,
      from: '07:00',
      to: '22:30',
      choices: ['honey'],
      addons: ['minttea', 'serveware'],
    },
    `
Msemen | مسمّن | Square layered pancakes with honey and butter | رغائف مورّقة مع العسل والزبدة | 60 | 8 | flat | veg
Baghrir | بغرير | Thousand-hole pancakes in honey butter | بغرير بألف ثقب مع الزبدة والعسل | 58 | 8 | stack | veg
Amlou and Khobz | أملو وخبز | Almond, argan and honey with barley bread | لوز وأركان وعسل مع خبز الشعير | 75 | 8 | bowl | vegan nuts
Chebakia | شباكية | Sesame and honey roses of Ramadan | ورود السمسم والعسل الرمضانية | 90 | 15 | bites | veg nuts
Gazelle Horns | كعب الغزال | Almond and orange blossom crescents | أهلّة باللوز وماء الزهر | 120 | 15 | bites | veg nuts
Sellou | سلّو | Toasted flour, almonds, sesame and honey | دقيق محمّص ولوز وسمسم وعسل | 95 | 15 | sweet | veg nuts
Mint Tea Ceremony | ضيافة الأتاي | Tea poured from a height by our host in jellaba | أتاي يُصبّ من علٍ على يد مضيفنا بالجلابة | 520 | 30 | cups | vegan gf live
`,
  ),
]
