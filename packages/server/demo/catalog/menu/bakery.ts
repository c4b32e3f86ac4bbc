import { group } from './dish.ts'

export const bakery = [
  group(
    'Manakish',
    'المناقيش',
    {
      category: 'BREAD',
      lead: 3,
      setup: 0,
      from: '05:30',
      to: '22:00',
      choices: ['quantity', 'dough'],
      addons: ['pickles', 'tea'],
    },
    `
Za'atar Manakish | مناقيش زعتر | Wild thyme, sumac, sesame and oil, dozen | زعتر بري وسماق وسمسم وزيت، دزينة | 60 | 8 | flat | vegan
Cheese Manakish | مناقيش جبنة | Akkawi and nigella, dozen | عكاوي وحبة البركة، دزينة | 84 | 8 | flat | veg
Half and Half Manakish | مناقيش نص ونص | Za'atar one side, cheese the other | زعتر من جهة وجبنة من الأخرى | 78 | 8 | flat | veg
Keshek Manakish | مناقيش كشك | Fermented yoghurt, tomato and walnut | كشك وطماطم وجوز | 80 | 8 | flat | veg nuts
Egg and Sujuk Manakish | مناقيش بيض وسجق | Egg, beef sujuk and peppers | بيض وسجق بقري وفلفل | 96 | 8 | flat | spicy
Muhammara Manakish | مناقيش محمّرة | Red pepper paste, sesame and onion | معجون الفلفل الأحمر وسمسم وبصل | 72 | 8 | flat | vegan spicy
Manakish Live Saj | ركن الصاج | A baker and a saj dome for the morning | خبّاز وصاج لصباح كامل | 590 | 40 | flat | veg live
`,
  ),
  group(
    'Pies and Small Bites',
    'الفطائر والمعجنات الصغيرة',
    {
      category: 'APPET',
      lead: 4,
      setup: 0,
      from: '06:00',
      to: '22:00',
      choices: ['quantity', 'sauce'],
      addons: ['serveware', 'hot'],
    },
    `
Spinach Fatayer | فطائر سبانخ | Spinach, sumac and onion, thirty triangles | سبانخ وسماق وبصل، ثلاثون مثلثًا | 75 | 10 | bites | vegan
Cheese Fatayer | فطائر جبنة | Open boats of white cheese and parsley | قوارب مفتوحة بالجبن الأبيض والبقدونس | 80 | 10 | pide | veg
Sfiha Baalbakieh | صفيحة بعلبكية | Squares of lamb, tomato and pine nuts | مربعات باللحم والطماطم والصنوبر | 110 | 10 | bites | nuts
Chicken Mushroom Puffs | بف الدجاج والفطر | Puff pastry, creamy chicken | عجين مورّق بحشوة الدجاج الكريمية | 88 | 12 | bites | 
Mini Pizza Tray | صينية ميني بيتزا | Forty small pizzas for children | أربعون بيتزا صغيرة للأطفال | 95 | 15 | bites | veg
Sausage Rolls | لفائف نقانق | Beef sausage in soft dough with sesame | نقانق بقرية في عجين طري بالسمسم | 85 | 12 | rolls | 
Labneh Wraps | لفائف لبنة | Saj bread, labneh, cucumber and mint | خبز صاج ولبنة وخيار ونعناع | 70 | 10 | rolls | veg
`,
  ),
  group(
    'Breads',
    'الخبز',
    {
      category: 'BREAD',
      lead: 6,
      setup: 0,
      from: '05:30',
      to: '21:00',
      choices: ['dough'],
      addons: ['serveware'],
    },
    `
Country Sourdough | خبز الريف المخمّر | Two-day dough, dark crust, four loaves | عجين يومين بقشرة داكنة، أربعة أرغفة | 88 | 16 | bread | vegan
Baguette Bundle | حزمة باغيت | Eight baguettes, baked twice a day | ثمانية أرغفة باغيت تُخبز مرتين في اليوم | 56 | 16 | bread | vegan
Table Bread Basket | سلة خبز السفرة | Six kinds for thirty guests | ستة أنواع لثلاثين ضيفًا | 135 | 30 | bread | veg
Sesame Kaak | كعك بالسمسم | Street kaak, twenty rings | كعك الشارع بالسمسم، عشرون حلقة | 50 | 20 | bread | vegan
Tannour Bread | خبز تنور | Forty rounds, wrapped hot | أربعون رغيفًا تُلف ساخنة | 48 | 30 | bread | vegan
Burger Buns | خبز البرغر | Brioche buns with sesame, three dozen | خبز بريوش بالسمسم، ثلاث دزينات | 72 | 36 | bites | veg
Gluten-free Loaf | خبز خالٍ من الغلوتين | Seeds, buckwheat and olive oil | بذور وحنطة سوداء وزيت زيتون | 54 | 8 | sweet | vegan gf
`,
  ),
  group(
    'Morning Sweets',
    'حلويات الصباح',
    {
      category: 'CAKES',
      lead: 6,
      setup: 0,
      from: '06:00',
      to: '22:00',
      choices: ['quantity', 'syrup'],
      addons: ['tea', 'cards'],
    },
    `
Butter Croissants | كرواسون بالزبدة | French butter, twenty-seven layers | زبدة فرنسية وسبع وعشرون طبقة | 108 | 12 | bites | veg
Almond Danish | دانش باللوز | Almond cream and apricot | كريمة اللوز والمشمش | 96 | 12 | bites | veg nuts
Chocolate Éclairs | إكلير شوكولاتة | Choux, vanilla cream, dark glaze | عجين الشو بكريمة الفانيلا وغطاء داكن | 115 | 12 | bites | veg
Fruit Tartlets | تارت فواكه صغيرة | Custard and seasonal fruit, two dozen | كاسترد وفواكه الموسم، دزينتان | 125 | 12 | bites | veg
Glazed Doughnuts | دونات مغطّاة | Vanilla, pistachio and saffron glaze | غطاء الفانيلا والفستق والزعفران | 98 | 12 | bites | veg nuts
Chocolate Chip Cookies | كوكيز برقائق الشوكولاتة | Chewy, sea salt on top | طري بنكهة ملح البحر | 84 | 15 | bites | veg
Brownie Tray | صينية براونيز | Walnut and dark chocolate squares | مربعات الشوكولاتة الداكنة والجوز | 105 | 15 | sweet | veg nuts
`,
  ),
]
