import { group } from './dish.ts'

export const egyptian = [
  group(
    'Street Classics',
    'أكل الشارع',
    {
      category: 'TRAD',
      lead: 4,
      setup: 0,
      from: '08:00',
      to: '23:30',
      choices: ['spice', 'quantity'],
      addons: ['daqoos', 'pickles', 'serveware'],
    },
    `
Koshari Tray | صينية كشري | Rice, lentils, pasta, chickpeas, hot sauce and fried onion | أرز وعدس ومكرونة وحمّص وشطة وبصل مقرمش | 95 | 8 | noodle | vegan
Ful Medames Pot | قِدرة فول مدمّس | Fava beans stewed overnight, cumin, lemon and oil | فول مدمّس من الليل بالكمّون والليمون والزيت | 48 | 8 | bowl | vegan gf
Ta'ameya | طعمية | Green broad-bean fritters rolled in sesame | طعمية خضراء بالفول والسمسم | 45 | 10 | bites | vegan
Hawawshi | حواوشي | Spiced minced beef baked inside baladi bread | لحم بقري متبّل مخبوز داخل العيش البلدي | 88 | 6 | flat | spicy
Alexandrian Liver | كبدة إسكندراني | Beef liver with garlic, green chilli and cumin | كبدة بقري بالثوم والفلفل الأخضر والكمّون | 85 | 5 | plate | gf spicy
Feteer Meshaltet | فطير مشلتت | Layered butter pastry with honey and old cheese | فطير بالسمن البلدي مع العسل والجبنة القديمة | 90 | 8 | flat | veg
Shawarma Fatta | فتة شاورما | Shawarma on rice and toasted bread with garlic vinegar | شاورما على الأرز والعيش المحمّص بالخل والثوم | 140 | 6 | rice | 
`,
  ),
  group(
    'Home Cooking',
    'أكل البيت',
    {
      category: 'MAIN',
      lead: 8,
      setup: 1,
      from: '11:00',
      to: '22:30',
      choices: ['plainrice', 'bread'],
      addons: ['hot', 'salads'],
    },
    `
Molokhia with Roast Chicken | ملوخية بالفراخ | Molokhia with garlic and coriander, roast chicken beside | ملوخية بالطشّة مع فراخ محمّرة | 120 | 6 | bowl | gf
Stuffed Pigeon | حمام محشي | Pigeons filled with green wheat | حمام محشي بالفريك | 240 | 4 | whole | 
Mixed Mahshi | محشي مشكّل | Courgette, aubergine, pepper and cabbage rolls | كوسة وباذنجان وفلفل وكرنب محشوة بالأرز | 115 | 8 | rolls | vegan gf
Béchamel Macaroni | مكرونة بالبشاميل | Oven macaroni with beef and béchamel | مكرونة بالفرن مع اللحم المفروم والبشاميل | 98 | 8 | sweet | 
Moza with Fatta | فتة موزة | Beef shank with rice, bread and tomato vinegar | موزة بتلو على فتة بالخل والثوم والصلصة | 245 | 6 | rice | 
Okra Tagine | طاجن بامية باللحم | Baby okra, lamb and tomato in clay | بامية باللحم الضاني في طاجن فخار | 135 | 5 | tagine | gf
Duck with Spiced Onions | بط بالمُرتة | Roast duck stuffed with spiced onion | بط محمّر محشو بالبصل المتبّل | 265 | 5 | whole | gf
Meat Roqaq | رقاق باللحمة | Crisp layers with minced beef and broth | طبقات رقاق مقرمشة باللحم المفروم والشوربة | 118 | 8 | sweet | 
`,
  ),
  group(
    'Grill House',
    'الكبابجي',
    {
      category: 'GRILL',
      lead: 5,
      setup: 1,
      from: '12:00',
      to: '23:30',
      choices: ['bread', 'grillside'],
      addons: ['salads', 'hot', 'staff'],
    },
    `
Kebab and Kofta Kilo | كيلو كباب وكفتة | Half kebab, half kofta, parsley and grilled tomato | نصف كباب ونصف كفتة مع البقدونس والطماطم المشوية | 190 | 5 | grill | 
Tarb | طرب | Kofta wrapped in lamb caul, charcoal grilled | كفتة ملفوفة بمنديل الضأن على الفحم | 175 | 5 | grill | gf
Grilled Mullet | بوري مشوي | Grey mullet in bran, Port Said style | سمك بوري مشوي بالردّة على طريقة بورسعيد | 160 | 4 | whole | sea
Shish Tawook Baladi | شيش طاووق بلدي | Chicken with onion juice and mustard | دجاج متبّل بماء البصل والمسطردة | 125 | 5 | grill | gf
Grilled Sausage | سجق مشوي | Beef sausage with cinnamon and chilli | سجق بقري بالقرفة والشطة | 110 | 5 | grill | spicy
Sayadeya with Fish | صيادية سمك | Brown onion rice with fried fish fillet | أرز صيادية بالبصل المحمّر مع سمك فيليه | 150 | 6 | rice | sea
`,
  ),
  group(
    'Salads and Sweets',
    'السلطات والحلويات الشرقية',
    {
      category: 'SWEET',
      lead: 5,
      setup: 0,
      from: '10:00',
      to: '23:30',
      choices: ['sweetness'],
      addons: ['nuts', 'tea'],
    },
    `
Baladi Salad | سلطة بلدي | Tomato, cucumber and onion with cumin vinegar | طماطم وخيار وبصل بالخل والكمّون | 38 | 8 | salad | vegan gf
Tahina Dip | سلطة طحينة | Sesame, lemon and cumin | طحينة بالليمون والكمّون | 32 | 8 | bowl | vegan gf
Pickled Aubergine | باذنجان مخلّل | Aubergine with garlic, chilli and vinegar | باذنجان بالثوم والشطة والخل | 42 | 8 | salad | vegan gf spicy
Om Ali | أم علي | Puff pastry, milk, nuts and coconut, baked golden | رقائق ولبن ومكسرات وجوز هند بوجه ذهبي | 85 | 10 | sweet | veg nuts
Basbousa with Cream | بسبوسة بالقشطة | Semolina cake filled with clotted cream | بسبوسة بالسمن محشوة قشطة | 78 | 12 | sweet | veg nuts
Kunafa with Mango | كنافة بالمانجو | Crisp kunafa, cream and fresh mango | كنافة مقرمشة بالقشطة والمانجو الطازجة | 135 | 12 | sweet | veg
Roz Bel Laban | أرز باللبن | Rice pudding with mastic and cinnamon | أرز باللبن والمستكة والقرفة | 52 | 8 | sweet | veg gf
`,
  ),
]
