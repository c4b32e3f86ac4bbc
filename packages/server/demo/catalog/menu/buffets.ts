import { group } from './dish.ts'

export const buffets = [
  group(
    'Iftar and Ghabga Buffets',
    'بوفيهات الإفطار والغبقة',
    {
      category: 'BUFET',
      lead: 48,
      setup: 3,
      from: '16:00',
      to: '23:59',
      choices: ['soup', 'buffetmain', 'buffetsweet'],
      addons: ['staff', 'tables', 'tent', 'gahwa'],
    },
    `
Family Iftar Buffet | بوفيه إفطار عائلي | Soup, six mezze, two hot dishes, rice and sweets | شوربة وست مقبلات وطبقان ساخنان وأرز وحلى | 1350 | 15 | buffet | 
Majlis Iftar Buffet | بوفيه إفطار المجلس | Ouzi, harees, thareed, grills and luqaimat | قوزي وهريس وثريد ومشاوي ولقيمات | 3900 | 40 | buffet | 
Royal Iftar Buffet | بوفيه الإفطار الملكي | Whole lamb, live corners and forty dishes | غنم كامل وأركان حية وأربعون صنفًا | 9500 | 80 | buffet | nuts live
Light Ghabga | غبقة خفيفة | Sambousa, mini mashawi, sweets and karak | سمبوسة ومشاوي صغيرة وحلويات وكرك | 1650 | 25 | buffet | 
Majlis Ghabga | غبقة المجلس | Harees, machboos, muhammar and Gulf sweets | هريس ومجبوس ومحمّر وحلو خليجي | 2900 | 35 | buffet | 
Suhoor Buffet | بوفيه السحور | Ful, eggs, cheeses, manakish and fresh juices | فول وبيض وأجبان ومناقيش وعصائر طازجة | 1750 | 25 | buffet | 
Gerga'oon Children's Corner | ركن القرنقعوه | Nuts, sweets and small bags for the children | مكسرات وحلويات وأكياس صغيرة للأطفال | 850 | 40 | mezze | veg nuts live
`,
  ),
  group(
    'Event Buffets',
    'بوفيهات المناسبات',
    {
      category: 'BUFET',
      lead: 48,
      setup: 3,
      from: '10:00',
      to: '23:30',
      choices: ['buffetmain', 'salad', 'buffetsweet'],
      addons: ['staff', 'tables', 'decor', 'hot'],
    },
    `
Business Lunch Buffet | بوفيه غداء أعمال | Three salads, three mains, fruit and coffee | ثلاث سلطات وثلاثة أطباق رئيسة وفواكه وقهوة | 2400 | 30 | buffet | 
Seafood Buffet | بوفيه بحري | Hammour, shrimp, crab and fish machboos | هامور وروبيان وقبقب ومجبوس سمك | 4600 | 35 | buffet | sea
Mashawi Garden Buffet | بوفيه مشاوي الحديقة | Charcoal grill, chef, mezze and breads | منقل وشيف ومقبلات وخبز | 3300 | 35 | buffet | live
Wedding Buffet | بوفيه الأعراس | Fifty dishes, ouzi, carving and cake table | خمسون صنفًا وقوزي وتقطيع وطاولة كيك | 14500 | 120 | buffet | nuts live
National Day Buffet | بوفيه اليوم الوطني | Qatari dishes in maroon and white | أطباق قطرية بلوني الأدعم | 3600 | 40 | buffet | 
Newborn Reception | استقبال مولود | Sweets, canapés, dates and Arabic coffee | حلويات ومقبلات صغيرة وتمر وقهوة عربية | 2800 | 40 | buffet | nuts
Breakfast Meeting Buffet | بوفيه فطور الاجتماعات | Pastries, eggs, fruits and coffee bar | معجنات وبيض وفواكه وبار قهوة | 1500 | 25 | buffet | 
`,
  ),
  group(
    'Big Trays',
    'الصواني الكبيرة',
    {
      category: 'RICE',
      lead: 12,
      setup: 1,
      from: '11:00',
      to: '23:00',
      choices: ['rice', 'cut'],
      addons: ['hot', 'serveware', 'daqoos'],
    },
    `
Iftar Chicken Tray | صينية إفطار دجاج | Four chickens on machboos rice | أربع دجاجات على أرز مجبوس | 280 | 12 | rice | gf
Iftar Lamb Tray | صينية إفطار لحم | Lamb shoulder on buttered rice | كتف غنم على أرز بالسمن | 490 | 12 | rice | gf nuts
Shrimp and Fish Tray | صينية سمك وروبيان | Fried fish and shrimp on yellow rice | سمك مقلي وروبيان على أرز أصفر | 460 | 12 | rice | gf sea
Stuffed Turkey | ديك رومي محشي | Whole turkey with chestnut rice | ديك رومي كامل محشو بالأرز والكستناء | 620 | 14 | whole | gf nuts
Mixed Mashawi Tray | صينية مشاوي كبيرة | Five kinds of grill for a large table | خمسة أنواع مشاوي لسفرة كبيرة | 520 | 12 | grill | 
Lamb Thareed Tray | صينية ثريد لحم | The evening's first dish, for twelve | طبق الإفطار الأول لاثني عشر شخصًا | 260 | 12 | bowl | 
Harees Pot for Twenty | قدر هريس لعشرين | Beaten by hand, with ghee poured over | مضروب باليد والسمن على وجهه | 310 | 20 | bowl | 
`,
  ),
  group(
    'Ramadan Table',
    'سفرة رمضان',
    {
      category: 'APPET',
      lead: 8,
      setup: 0,
      from: '12:00',
      to: '23:00',
      choices: ['quantity'],
      addons: ['serveware', 'hot'],
    },
    `
Assorted Sambousa | سمبوسة مشكلة | Chicken, cheese, vegetable and beef, fifty pieces | دجاج وجبن وخضار ولحم، خمسون حبة | 125 | 18 | bites | 
Lentil Soup Urn | شوربة عدس للسفرة | Five litres with lemon and croutons | خمسة لترات مع الليمون والخبز المحمّص | 110 | 18 | bowl | vegan
Ramadan Mezze Tray | صينية مقبلات رمضان | Ten cold bowls and fresh bread | عشرة صحون باردة وخبز طازج | 230 | 14 | mezze | veg
Hot Mezze Tray | صينية مقبلات ساخنة | Kibbeh, rolls, falafel and spinach pies | كبة ولفائف وفلافل وفطائر سبانخ | 210 | 14 | mezze | 
Vimto and Tamarind Jugs | أباريق فيمتو وتمر هندي | Ten litres with ice | عشرة لترات مع الثلج | 120 | 30 | glass | vegan gf
Iftar Saver Boxes | علب إفطار صائم | Fifty boxes: dates, laban, rice, chicken and fruit | خمسون علبة: تمر ولبن وأرز ودجاج وفاكهة | 1100 | 50 | box | 
Qatayef Tray | صينية قطايف | Nuts, cheese and cream, forty pieces | مكسرات وجبن وقشطة، أربعون حبة | 140 | 18 | bites | veg nuts
`,
  ),
]
