import { group } from './dish.ts'

export const healthy = [
  group(
    'Office Lunch Boxes',
    'علب غداء المكاتب',
    {
      category: 'BOXES',
      lead: 12,
      setup: 0,
      from: '10:00',
      to: '16:00',
      choices: ['grain', 'dressing'],
      addons: ['juice', 'cutlery'],
    },
    `
Grilled Chicken and Quinoa Boxes | علب دجاج مشوي وكينوا | Ten boxes with broccoli and herb yoghurt | عشر علب مع البروكلي واللبن بالأعشاب | 390 | 10 | box | gf
Baked Salmon Boxes | علب سلمون بالفرن | Salmon, brown rice and asparagus | سلمون وأرز بني وهليون | 520 | 10 | box | gf sea
Lean Beef Bowls | أطباق لحم قليل الدهن | Beef strips, sweet potato and greens | شرائح لحم وبطاطا حلوة وخضار ورقية | 450 | 10 | box | gf
Falafel Power Boxes | علب الفلافل | Baked falafel, hummus, tabbouleh and beetroot | فلافل بالفرن وحمّص وتبّولة وشمندر | 340 | 10 | box | vegan
Tofu Teriyaki Boxes | علب توفو ترياكي | Tofu, edamame and black rice | توفو وإدامامي وأرز أسود | 360 | 10 | box | vegan
Prawn Poke Boxes | علب بوكيه الروبيان | Prawn, mango, avocado and cucumber | روبيان ومانجو وأفوكادو وخيار | 480 | 10 | box | sea
Chicken Freekeh Boxes | علب دجاج وفريكة | Smoked green wheat, chicken and pomegranate | فريكة مدخّنة ودجاج وحبّ رمان | 380 | 10 | box | 
Children's Bento | بنتو الأطفال | Mini kofta, pasta, fruit and a date bar | كفتة صغيرة ومكرونة وفواكه ولوح تمر | 300 | 10 | box | 
`,
  ),
  group(
    'Salad Bar',
    'بار السلطات',
    {
      category: 'SALAD',
      lead: 5,
      setup: 0,
      from: '10:00',
      to: '22:00',
      choices: ['dressing', 'protein'],
      addons: ['serveware', 'bread'],
    },
    `
Quinoa and Pomegranate Salad | سلطة كينوا ورمان | Herbs, pomegranate and toasted almonds | أعشاب ورمان ولوز محمّص | 92 | 6 | salad | vegan gf nuts
Beetroot and Feta | شمندر وجبن فيتا | Roast beetroot, orange and walnut | شمندر مشوي وبرتقال وجوز | 85 | 6 | salad | veg gf nuts
Kale Caesar | سيزر الكيل | Kale, chickpea croutons, yoghurt dressing | كيل وحمّص مقرمش وصلصة لبن | 82 | 6 | salad | veg
Greek Salad | سلطة يونانية | Tomato, cucumber, olives and feta | طماطم وخيار وزيتون وفيتا | 78 | 6 | salad | veg gf
Lentil and Halloumi Salad | سلطة عدس وحلّوم | Puy lentils, grilled halloumi and rocket | عدس أخضر وحلّوم مشوي وجرجير | 88 | 6 | salad | veg gf
Asian Slaw | سلطة ملفوف آسيوية | Cabbage, carrot, sesame and ginger | ملفوف وجزر وسمسم وزنجبيل | 68 | 6 | salad | vegan gf
Watermelon and Mint | بطيخ ونعناع | With white cheese and lime | مع الجبن الأبيض واللايم | 72 | 8 | salad | veg gf
`,
  ),
  group(
    'Warm Plates',
    'الأطباق الدافئة',
    {
      category: 'MAIN',
      lead: 6,
      setup: 0,
      from: '11:00',
      to: '21:30',
      choices: ['grain', 'sauce'],
      addons: ['hot', 'serveware'],
    },
    `
Herb Chicken Breast | صدر دجاج بالأعشاب | Grilled, with lemon and roast vegetables | مشوي مع الليمون والخضار المحمّرة | 175 | 6 | plate | gf
Grilled Hammour | هامور مشوي | With saffron cauliflower and capers | مع قرنبيط بالزعفران والكبر | 260 | 6 | plate | gf sea
Turkey Meatballs | كرات الحبش | In tomato sauce with courgette ribbons | بصلصة الطماطم مع شرائط الكوسا | 150 | 6 | plate | gf
Roast Vegetable Tray | صينية خضار مشوية | Pumpkin, carrot, beetroot and thyme | قرع وجزر وشمندر وزعتر | 98 | 8 | plate | vegan gf
Stuffed Peppers | فلفل محشي | Brown rice, mushrooms and herbs | أرز بني وفطر وأعشاب | 110 | 6 | plate | vegan gf
Lentil and Pumpkin Soup | شوربة عدس وقرع | Turmeric, ginger and coconut | كركم وزنجبيل وجوز هند | 68 | 8 | bowl | vegan gf
`,
  ),
  group(
    'Snacks and Cold Press',
    'الوجبات الخفيفة والعصائر',
    {
      category: 'DRINK',
      lead: 5,
      setup: 0,
      from: '08:00',
      to: '22:00',
      choices: ['quantity'],
      addons: ['serveware'],
    },
    `
Date and Nut Energy Balls | كرات التمر والمكسرات | Khalas dates, cashew and cocoa | تمر خلاص وكاجو وكاكاو | 85 | 15 | bites | vegan gf nuts sugarfree
Overnight Oats Jars | برطمانات الشوفان | Oats, chia, mango and yoghurt | شوفان وشيا ومانجو ولبن | 140 | 10 | stack | veg
Crudités and Dips | خضار نيئة وغموس | Carrot, cucumber and peppers with three dips | جزر وخيار وفلفل مع ثلاثة أنواع غموس | 95 | 10 | mezze | vegan gf
Seasonal Fruit Platter | صينية فواكه الموسم | Carved for twenty guests | مقطّعة ومرتّبة لعشرين ضيفًا | 165 | 20 | fruit | vegan gf sugarfree
Chia Pudding Cups | كاسات بودنغ الشيا | Coconut milk, berries and seeds | حليب جوز الهند وتوت وبذور | 130 | 10 | sweet | vegan gf sugarfree
Green Juice Bottles | قوارير العصير الأخضر | Cucumber, apple, spinach and ginger | خيار وتفاح وسبانخ وزنجبيل | 150 | 10 | glass | vegan gf sugarfree
Carrot and Orange Bottles | قوارير جزر وبرتقال | Pressed at dawn, twelve bottles | معصور فجرًا، اثنتا عشرة قارورة | 144 | 12 | glass | vegan gf sugarfree
`,
  ),
]
