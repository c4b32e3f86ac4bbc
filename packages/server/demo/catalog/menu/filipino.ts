import { group } from './dish.ts'

export const filipino = [
  group(
    'Fiesta Mains',
    'أطباق الفييستا',
    {
      category: 'MAIN',
      lead: 8,
      setup: 1,
      from: '10:00',
      to: '22:30',
      choices: ['plainrice', 'cut'],
      addons: ['hot', 'staff', 'sawsawan'],
    },
    `
Chicken Adobo | أدوبو الدجاج | Soy, vinegar, bay leaf and garlic | صويا وخل وورق غار وثوم | 98 | 5 | plate | 
Beef Kaldereta | كالديريتا لحم البقر | Tomato stew with olives, potato and peppers | يخنة طماطم بالزيتون والبطاطس والفلفل | 140 | 6 | bowl | gf
Beef Kare-Kare | كاري كاري | Peanut stew with oxtail and banana blossom | يخنة الفول السوداني بذيل البقر وزهر الموز | 165 | 6 | bowl | gf nuts
Beef Bistek | بيستيك بقري | Thin beef with calamansi and onion rings | شرائح بقر بالكلمنسي وحلقات البصل | 135 | 5 | plate | 
Chicken Inasal | دجاج إيناسال | Grilled with lemongrass and annatto, Bacolod style | دجاج مشوي بعشب الليمون والأناتو على طريقة باكولود | 110 | 5 | grill | gf
Beef Lechon Roll | لفافة ليتشون بقري | Rolled beef belly, crackling crust, lemongrass | لفافة لحم بقر مقرمشة محشوة بعشب الليمون | 390 | 10 | plate | gf
Sweet and Sour Fish | سمك حلو وحامض | Fried lapu-lapu with peppers and pineapple | سمك مقلي بالفلفل والأناناس | 175 | 6 | whole | sea
Bicol Express Chicken | بيكول إكسبرس بالدجاج | Chicken in coconut cream and green chilli | دجاج بكريمة جوز الهند والفلفل الأخضر الحار | 108 | 5 | bowl | gf spicy
`,
  ),
  group(
    'Noodles and Rice',
    'النودلز والأرز',
    {
      category: 'PASTA',
      lead: 5,
      setup: 0,
      from: '10:00',
      to: '22:30',
      choices: ['protein', 'quantity'],
      addons: ['hot', 'sawsawan'],
    },
    `
Pancit Canton | بانسيت كانتون | Egg noodles with chicken, cabbage and carrots | نودلز البيض بالدجاج والملفوف والجزر | 85 | 8 | noodle | 
Pancit Bihon | بانسيت بيهون | Fine rice noodles for long life at birthdays | نودلز أرز رفيعة رمز العمر الطويل في أعياد الميلاد | 78 | 8 | noodle | 
Pancit Palabok | بانسيت بالابوك | Rice noodles, shrimp sauce, egg and crumbled chicharon | نودلز أرز بصلصة الروبيان والبيض والقرمشة | 105 | 8 | noodle | sea
Filipino Spaghetti | سباغيتي فلبينية | Sweet sauce, beef sausage and cheese | صلصة حلوة ونقانق بقرية وجبن | 80 | 8 | noodle | 
Garlic Rice | أرز بالثوم | Sinangag, fried with golden garlic | أرز مقلي بالثوم الذهبي | 40 | 8 | rice | vegan gf
Java Rice | أرز جافا | Annatto and pepper fried rice | أرز مقلي بالأناتو والفلفل | 48 | 8 | rice | vegan gf
Seafood Fried Rice | أرز مقلي بثمار البحر | Shrimp, squid and spring onion | روبيان وحبّار وبصل أخضر | 95 | 8 | rice | sea
`,
  ),
  group(
    'Pulutan and Soups',
    'المقبلات والشوربات',
    {
      category: 'APPET',
      lead: 4,
      setup: 0,
      from: '10:00',
      to: '22:30',
      choices: ['quantity', 'sauce'],
      addons: ['sawsawan', 'serveware'],
    },
    `
Beef Lumpia Shanghai | لومبيا شنغهاي | Forty thin rolls with sweet chilli | أربعون لفافة رفيعة مع صلصة حلوة حارة | 75 | 10 | rolls | 
Fresh Lumpia | لومبيا طازجة | Vegetables in a soft wrapper, garlic peanut sauce | خضار في رقاقة طرية بصلصة الفول السوداني والثوم | 70 | 8 | rolls | veg nuts
Chicken Barbecue Sticks | أسياخ دجاج باربكيو | Banana ketchup glaze, twenty sticks | عشرون سيخًا بصلصة الموز المدخّنة | 90 | 8 | grill | 
Crispy Calamares | كالاماري مقرمش | Squid rings with spiced vinegar | حلقات الحبّار مع الخل المتبّل | 88 | 6 | bites | sea
Steamed Siomai | سيوماي على البخار | Chicken and shrimp dumplings, chilli garlic oil | حبات محشوة بالدجاج والروبيان مع زيت الثوم الحار | 72 | 8 | bites | sea
Beef Sinigang | سينيغانغ لحم | Sour tamarind soup with radish and greens | حساء التمر الهندي الحامض مع الفجل والخضار | 120 | 6 | bowl | gf
Chicken Tinola | تينولا الدجاج | Ginger broth, green papaya and moringa | مرق الزنجبيل بالبابايا الخضراء والمورينغا | 98 | 6 | bowl | gf
`,
  ),
  group(
    'Merienda and Sweets',
    'وجبة العصر والحلويات',
    {
      category: 'SWEET',
      lead: 6,
      setup: 0,
      from: '08:00',
      to: '22:00',
      choices: ['quantity'],
      addons: ['juice', 'serveware'],
    },
    `
Leche Flan | ليتشي فلان | Caramel custard, rich with yolks | كاسترد الكراميل الغني بصفار البيض | 68 | 8 | sweet | veg gf
Halo-Halo Bar | ركن هالو هالو | Shaved ice, ube, jackfruit and leche flan built to order | ثلج مبشور وأوبي وجاك فروت يُحضَّر أمام الضيوف | 620 | 40 | glass | veg gf live
Ube Cake | كعكة الأوبي | Purple yam sponge with coconut | كعكة البطاطا البنفسجية بجوز الهند | 135 | 12 | sweet | veg
Buko Pandan | بوكو باندان | Young coconut and pandan jelly in cream | جوز هند طري وهلام الباندان بالكريمة | 70 | 10 | sweet | veg gf
Banana Turon | تورون الموز | Caramelised banana rolls with jackfruit | لفائف الموز المكرملة مع الجاك فروت | 58 | 10 | rolls | vegan
Pandesal Basket | سلة بانديسال | Thirty soft rolls from the morning bake | ثلاثون خبزة طرية من خبز الصباح | 45 | 15 | bites | veg
`,
  ),
]
