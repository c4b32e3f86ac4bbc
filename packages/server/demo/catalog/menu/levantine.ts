import { group } from './dish.ts'

export const levantine = [
  group(
    'From the Charcoal',
    'من الفحم',
    {
      category: 'GRILL',
      lead: 6,
      setup: 1,
      from: '11:30',
      to: '23:30',
      choices: ['bread', 'grillside'],
      addons: ['staff', 'hot', 'garlic'],
    },
    `
Mixed Grill Tray | صينية مشاوي مشكلة | Kofta, taouk, lamb cubes and wings over grilled bread | كفتة وشيش طاووق وشقف لحم وجوانح على خبز محمّص | 245 | 5 | grill | 
Shish Taouk | شيش طاووق | Chicken breast in yoghurt, garlic and lemon, grilled over oak | صدر دجاج متبّل باللبن والثوم والليمون على الفحم | 135 | 5 | grill | 
Kofta Kebab | كباب كفتة | Hand-minced lamb with parsley, onion and seven spices | لحم غنم مفروم باليد مع البقدونس والبصل والبهارات السبع | 150 | 5 | grill | 
Lamb Shish | شقف لحم غنم | Cubes of leg with sumac onions and grilled tomato | مكعبات من فخذ الغنم مع بصل بالسماق وطماطم مشوية | 210 | 5 | grill | gf
Aleppo Cherry Kebab | كباب بالكرز | Small lamb kebabs in a sour cherry sauce with pine nuts | كباب حلبي صغير بصلصة الكرز الحامض والصنوبر | 225 | 5 | plate | nuts
Lamb Chops | ريش غنم | Chops with rosemary salt and a spoon of pomegranate syrup | ريش غنم بملح إكليل الجبل ودبس الرمان | 260 | 4 | grill | gf
Charcoal Chicken | دجاج على الفحم | Two chickens opened flat, lemon and garlic paste | دجاجتان مفرودتان بتتبيلة الليمون والثومية | 110 | 4 | plate | gf
`,
  ),
  group(
    'Cold Mezze',
    'المقبلات الباردة',
    {
      category: 'MEZZE',
      lead: 4,
      setup: 0,
      from: '10:00',
      to: '23:30',
      choices: ['bread'],
      addons: ['pickles', 'serveware'],
    },
    `
Hummus | حمّص بالطحينة | Chickpeas and tahini whipped smooth with our own oil | حمّص وطحينة مخفوقة بزيت زيتون بلدي | 55 | 6 | bowl | vegan gf
Moutabbal | متبّل باذنجان | Smoked aubergine with tahini and pomegranate | باذنجان مدخّن بالطحينة وحبّ الرمان | 60 | 6 | bowl | vegan gf
Muhammara | محمّرة | Red pepper and walnut paste with pomegranate syrup | فلفل أحمر وجوز بدبس الرمان | 65 | 6 | bowl | vegan nuts spicy
Labneh with Za'atar | لبنة بالزعتر | Strained yoghurt, mountain thyme and olive oil | لبنة مصفّاة مع زعتر جبلي وزيت زيتون | 50 | 6 | bowl | veg gf
Tabbouleh | تبّولة | Parsley cut by hand, little bulgur, much lemon | بقدونس مفروم باليد مع برغل ناعم وليمون | 65 | 6 | salad | vegan
Fattoush | فتّوش | Garden vegetables, sumac and crisp bread | خضار الموسم بالسماق والخبز المقرمش | 60 | 6 | salad | vegan
Vine Leaves in Oil | ورق عنب بالزيت | Forty leaves with rice, tomato and lemon | أربعون حبة محشوة بالأرز والطماطم والليمون | 85 | 8 | rolls | vegan gf
Cold Mezze Platter | صينية مقبلات باردة | Eight small bowls in one tray for a long table | ثمانية صحون صغيرة في صينية لسفرة طويلة | 190 | 10 | mezze | veg
`,
  ),
  group(
    'Hot Mezze and Ovens',
    'المقبلات الساخنة والأفران',
    {
      category: 'APPET',
      lead: 5,
      setup: 0,
      from: '10:00',
      to: '23:30',
      choices: ['quantity', 'sauce'],
      addons: ['sauces', 'hot'],
    },
    `
Fried Kibbeh | كبّة مقلية | Bulgur shells filled with lamb, onion and pine nuts | أقراص برغل محشوة باللحم والبصل والصنوبر | 90 | 8 | bites | nuts
Cheese Rolls | رقائق جبن | Filo fingers with akkawi and parsley | أصابع بعجين الرقائق محشوة بجبن عكاوي وبقدونس | 75 | 8 | rolls | veg
Falafel Tray | صينية فلافل | Chickpea falafel with tarator and pickled turnip | فلافل حمّص مع الطراطور واللفت المخلل | 60 | 10 | bites | vegan
Batata Harra | بطاطا حرّة | Potatoes with coriander, garlic and red pepper | بطاطا بالكزبرة والثوم والفلفل الأحمر | 45 | 6 | bites | vegan gf spicy
Lahm Bi Ajeen | لحم بعجين | Thin flatbreads with spiced lamb and tomato | أقراص رقيقة باللحم المتبّل والطماطم | 80 | 8 | flat | 
Chicken Shawarma Platter | صحن شاورما دجاج | Carved shawarma with garlic cream and saj bread | شاورما دجاج مقطّعة مع الثومية وخبز الصاج | 155 | 6 | rolls | 
Shawarma Carving Stand | ركن الشاورما | A chef and a 20-kilo spit at your garden | شيف وسيخ شاورما عشرون كيلو في حديقتكم | 1350 | 45 | rolls | live
`,
  ),
  group(
    'Home Pots and Sweets',
    'طبخ البيت والحلو',
    {
      category: 'TRAD',
      lead: 10,
      setup: 1,
      from: '11:00',
      to: '22:30',
      choices: ['rice', 'sweetness'],
      addons: ['hot', 'nuts'],
    },
    `
Maqlouba | مقلوبة | Upside-down rice with aubergine, cauliflower and lamb | أرز مقلوب بالباذنجان والزهرة ولحم الغنم | 235 | 6 | rice | gf nuts
Mansaf | منسف | Lamb in jameed sauce over rice and shrak bread | لحم بلبن الجميد على أرز وخبز شراك | 320 | 6 | rice | nuts
Musakhan Rolls | لفائف مسخّن | Sumac chicken and onions rolled in thin bread | دجاج وبصل بالسماق ملفوف بخبز رقيق | 130 | 8 | rolls | nuts
Shish Barak | شيش برك | Lamb dumplings in warm garlic and mint yoghurt | عجينة محشوة باللحم في لبن ساخن بالثوم والنعناع | 125 | 6 | bites | 
Nabulsi Kunafa | كنافة نابلسية | Stretching cheese, orange crust, light syrup | جبنة مطّاطة بوجه برتقالي وقطر خفيف | 120 | 10 | sweet | veg nuts
Mouhalabieh | مهلبية | Milk pudding with orange blossom and pistachio | مهلبية بالحليب وماء الزهر والفستق | 60 | 8 | sweet | veg gf nuts
`,
  ),
]
