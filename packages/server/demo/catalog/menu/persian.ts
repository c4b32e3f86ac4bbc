import { group } from './dish.ts'

export const persian = [
  group(
    'Chelow Kebab',
    'چلو كباب',
    {
      category: 'GRILL',
      lead: 6,
      setup: 1,
      from: '11:30',
      to: '23:00',
      choices: ['persianrice', 'grillside'],
      addons: ['hot', 'staff', 'sauces'],
    },
    `
Koobideh | كباب كوبيده | Two long skewers a guest, minced lamb and beef, sumac | سيخان طويلان لكل ضيف من لحم الغنم والبقر مع السماق | 160 | 5 | rice | gf
Joojeh | جوجه كباب | Saffron and lemon chicken, grilled on the bone | دجاج بالزعفران والليمون مشوي بالعظم | 145 | 5 | grill | gf
Barg | كباب برگ | Beaten fillet of lamb with onion juice | فيليه غنم مفرود متبّل بماء البصل | 240 | 5 | grill | gf
Soltani Tray | صينية سلطاني | One barg and one koobideh for each guest with saffron rice | سيخ برگ وسيخ كوبيده لكل ضيف مع أرز بالزعفران | 390 | 6 | rice | gf
Shishlik | شيشليك | Rack of lamb cutlets in saffron yoghurt | ريش غنم متبّلة بالزعفران واللبن | 285 | 5 | grill | gf
Caspian Kebab | كباب ترش | Beef in walnut and pomegranate, from the Caspian shore | لحم بقر بالجوز والرمان على طريقة أهل الشمال | 220 | 5 | grill | gf nuts
Grilled Sea Bream | سبيطي مشوي | Whole bream with saffron butter and sour orange | سبيطي كامل بزبدة الزعفران والنارنج | 235 | 4 | whole | gf sea
`,
  ),
  group(
    'Stews',
    'اليخنات',
    {
      category: 'CURRY',
      lead: 8,
      setup: 0,
      from: '11:30',
      to: '22:30',
      choices: ['persianrice'],
      addons: ['hot', 'serveware'],
    },
    `
Ghormeh Sabzi | قرمه سبزي | Six herbs, kidney beans, dried lime and lamb | ستة أنواع من الأعشاب مع الفاصوليا واللومي واللحم | 150 | 6 | bowl | gf
Fesenjan | فسنجان دجاج | Chicken in walnut and pomegranate, sweet and sour | دجاج بالجوز ودبس الرمان حلو حامض | 170 | 6 | bowl | gf nuts
Gheymeh | قيمة بادمجان | Split peas, lamb and aubergine with fine potato sticks | لپه ولحم وباذنجان مع أصابع البطاطا الرفيعة | 145 | 6 | bowl | gf
Abgoosht | آبگوشت | Lamb and chickpea pot, mashed at the table | قدر اللحم والحمّص يُهرس على السفرة | 135 | 6 | bowl | gf
Bamieh Stew | يخنة البامية | Baby okra and lamb in tomato | بامية ناعمة مع اللحم والطماطم | 130 | 6 | bowl | gf
Ash Reshteh | آش رشته | Herb, bean and noodle soup with whey and fried mint | حساء الأعشاب والبقول والرشتة بالكشك والنعناع المقلي | 85 | 8 | bowl | veg
Barley Soup | شوربة شعير | White barley soup with carrot and parsley | شوربة شعير بيضاء بالجزر والبقدونس | 60 | 8 | bowl | veg
`,
  ),
  group(
    'Festive Rice',
    'أرز المناسبات',
    {
      category: 'RICE',
      lead: 10,
      setup: 1,
      from: '11:30',
      to: '22:30',
      choices: ['cut'],
      addons: ['hot', 'nuts'],
    },
    `
Zereshk Polo | زرشك پلو | Barberries, saffron and pistachio with chicken | برباريس وزعفران وفستق مع الدجاج | 165 | 6 | rice | gf nuts
Baghali Polo with Shank | باقالي پلو بالموزات | Dill and broad bean rice with lamb shanks | أرز بالشبت والفول الأخضر مع موزات الغنم | 260 | 6 | rice | gf
Tahchin | ته‌چين دجاج | Saffron rice cake with chicken and barberries | قالب أرز بالزعفران محشو بالدجاج والبرباريس | 155 | 8 | sweet | gf
Albaloo Polo | آلبالو پلو | Sour cherry rice with small meatballs | أرز بالكرز الحامض وكرات اللحم الصغيرة | 175 | 6 | rice | gf
Sabzi Polo with Fish | سبزي پلو وسمك | New-year herb rice with fried white fish | أرز بالأعشاب مع سمك أبيض مقلي | 210 | 6 | rice | gf sea
Jewelled Rice | جواهر پلو | Orange peel, almonds, pistachio, carrots and rose | قشر برتقال ولوز وفستق وجزر وورد | 140 | 8 | rice | veg gf nuts
Crisp Tahdig Tray | صينية ته‌ديگ | Golden potato and saffron crust, broken to share | قشرة ذهبية من البطاطا والزعفران للمشاركة | 70 | 8 | sweet | vegan gf
`,
  ),
  group(
    'Small Dishes and Sweets',
    'المقبلات والحلويات',
    {
      category: 'APPET',
      lead: 4,
      setup: 0,
      from: '10:00',
      to: '23:00',
      choices: ['bread'],
      addons: ['tea', 'serveware'],
    },
    `
Kashk Bademjan | كشك بادمجان | Fried aubergine with whey, mint and walnut | باذنجان مقلي بالكشك والنعناع والجوز | 68 | 6 | bowl | veg gf nuts
Mirza Ghasemi | ميرزا قاسمي | Smoked aubergine, garlic, tomato and egg | باذنجان مدخّن بالثوم والطماطم والبيض | 66 | 6 | pan | veg gf
Mast-o-Khiar | ماست وخيار | Yoghurt with cucumber, raisins and rose petals | لبن بالخيار والزبيب وورد الجوري | 42 | 8 | bowl | veg gf nuts
Sabzi Khordan | سبزي خوردن | Fresh herbs, radish, walnuts and white cheese | أعشاب طازجة وفجل وجوز وجبن أبيض | 58 | 8 | salad | veg gf nuts
Shirazi Salad | سلطة شيرازية | Tiny dice of cucumber and tomato with verjuice | مكعبات صغيرة من الخيار والطماطم بالحصرم | 45 | 6 | salad | vegan gf
Saffron Ice Cream | بستني زعفراني | Saffron, pistachio and frozen cream | بوظة بالزعفران والفستق وقطع القشطة | 90 | 10 | sweet | veg gf nuts
Sholeh Zard | شُله زرد | Saffron rice pudding drawn with cinnamon | حلوى الأرز بالزعفران مزيّنة بالقرفة | 62 | 8 | sweet | vegan gf nuts
`,
  ),
]
