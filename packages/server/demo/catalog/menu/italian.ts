import { group } from './dish.ts'

export const italian = [
  group(
    'Pizza',
    'البيتزا',
    {
      category: 'PASTA',
      lead: 3,
      setup: 1,
      from: '11:00',
      to: '23:30',
      choices: ['crust', 'topping'],
      addons: ['sauces', 'staff'],
    },
    `
Margherita | بيتزا مارغريتا | San Marzano tomato, mozzarella and basil | طماطم سان مارزانو وموزاريلا وريحان | 62 | 3 | flat | veg
Beef Pepperoni Pizza | بيتزا ببروني بقري | Beef pepperoni, mozzarella and oregano | ببروني بقري وموزاريلا وأوريغانو | 74 | 3 | flat | 
Four Cheese Pizza | بيتزا الأجبان الأربعة | Mozzarella, gorgonzola, fontina and parmesan | موزاريلا وغورغونزولا وفونتينا وبارميزان | 78 | 3 | flat | veg
Mushroom and Truffle Pizza | بيتزا الفطر والكمأة | Wild mushrooms, cream and black truffle | فطر بري وكريمة وكمأة سوداء | 92 | 3 | flat | veg
Garden Pizza | بيتزا الخضار | Courgette, peppers, olives and rocket | كوسا وفلفل وزيتون وجرجير | 68 | 3 | flat | veg
Seafood Pizza | بيتزا ثمار البحر | Shrimp, calamari, garlic and parsley | روبيان وكاليماري وثوم وبقدونس | 88 | 3 | flat | sea
Live Pizza Oven | فرن البيتزا المتنقّل | A wood oven and two pizzaioli in your garden | فرن حطب واثنان من صنّاع البيتزا في حديقتكم | 1650 | 40 | flat | live
`,
  ),
  group(
    'Pasta and Risotto',
    'الباستا والريزوتو',
    {
      category: 'PASTA',
      lead: 5,
      setup: 0,
      from: '11:00',
      to: '23:00',
      choices: ['pasta', 'cheese'],
      addons: ['hot', 'bread'],
    },
    `
Penne Arrabbiata | بيني أرابياتا | Tomato, garlic and red chilli | طماطم وثوم وفلفل أحمر حار | 78 | 5 | noodle | vegan spicy
Fettuccine Alfredo | فيتوتشيني ألفريدو | Cream, parmesan and grilled chicken | كريمة وبارميزان ودجاج مشوي | 98 | 5 | noodle | 
Spaghetti Bolognese | سباغيتي بولونيز | Beef ragù cooked for six hours | صلصة لحم البقر المطهوة ست ساعات | 95 | 5 | noodle | 
Pesto Trofie | تروفيه بالبيستو | Genoese basil, pine nuts, beans and potato | ريحان جنوى وصنوبر وفاصوليا خضراء وبطاطا | 92 | 5 | noodle | veg nuts
Lasagne al Forno | لازانيا بالفرن | Beef, béchamel and fresh pasta sheets | لحم بقر وبشاميل ورقائق باستا طازجة | 125 | 8 | sweet | 
Seafood Linguine | لينغويني ثمار البحر | Shrimp, mussels and cherry tomato | روبيان وبلح البحر وطماطم كرزية | 140 | 5 | noodle | sea
Porcini Risotto | ريزوتو الفطر | Carnaroli rice, porcini and aged parmesan | أرز كارنارولي وفطر بورتشيني وبارميزان معتّق | 118 | 5 | bowl | veg gf
Spinach Ravioli | رافيولي بالسبانخ | Ricotta and spinach in sage butter | ريكوتا وسبانخ بزبدة الميرمية | 105 | 5 | bites | veg
`,
  ),
  group(
    'Mains',
    'الأطباق الرئيسة',
    {
      category: 'MAIN',
      lead: 6,
      setup: 1,
      from: '12:00',
      to: '23:00',
      choices: ['doneness', 'side'],
      addons: ['hot', 'staff'],
    },
    `
Beef Tagliata | تالياتا لحم البقر | Sliced striploin, rocket and parmesan | شرائح ستربلوين مع الجرجير والبارميزان | 280 | 5 | plate | gf
Chicken Milanese | دجاج ميلانيزي | Crisp escalope with lemon and tomato salad | إسكالوب مقرمش مع الليمون وسلطة الطماطم | 145 | 5 | plate | 
Salmon with Capers | سلمون بالكبر | Oven salmon, lemon butter and capers | سلمون بالفرن بزبدة الليمون والكبر | 230 | 5 | plate | gf sea
Osso Buco | أوسو بوكو | Veal shank with gremolata and saffron rice | موزات عجل مع الغريمولاتا وأرز بالزعفران | 310 | 6 | rice | gf
Aubergine Parmigiana | باذنجان بارميجانا | Layers of aubergine, tomato and mozzarella | طبقات باذنجان وطماطم وموزاريلا | 98 | 6 | sweet | veg gf
Roast Sea Bass | قاروص مشوي | Whole bass with olives, potato and thyme | سمكة قاروص كاملة مع الزيتون والبطاطا والزعتر | 245 | 4 | whole | gf sea
`,
  ),
  group(
    'Antipasti and Dolci',
    'المقبلات والحلويات الإيطالية',
    {
      category: 'APPET',
      lead: 4,
      setup: 0,
      from: '10:00',
      to: '23:00',
      choices: ['quantity'],
      addons: ['serveware', 'coffee'],
    },
    `
Caprese | كابريزي | Buffalo mozzarella, tomato and basil oil | موزاريلا الجاموس وطماطم وزيت الريحان | 75 | 6 | salad | veg gf
Caesar Salad | سلطة سيزر | Cos, parmesan, croutons and our own dressing | خس وبارميزان وخبز محمّص وصلصة البيت | 68 | 6 | salad | 
Arancini | أرانشيني | Saffron rice balls with melted cheese | كرات أرز بالزعفران وجبن ذائب | 72 | 8 | bites | veg
Bruschetta Board | لوح بروسكيتا | Tomato, mushroom and ricotta on grilled bread | طماطم وفطر وريكوتا على خبز محمّص | 64 | 8 | bites | veg
Focaccia | فوكاتشا | Rosemary, sea salt and olive oil | إكليل الجبل وملح البحر وزيت الزيتون | 45 | 8 | sweet | vegan
Tiramisu | تيراميسو | Mascarpone, espresso and cocoa, no alcohol | ماسكربوني وإسبريسو وكاكاو بلا كحول | 115 | 10 | sweet | veg
Panna Cotta | بانا كوتا | Vanilla cream with raspberry | كريمة بالفانيلا مع توت العليق | 84 | 10 | sweet | gf
`,
  ),
]
