import { group } from './dish.ts'

export const qatari = [
  group(
    'Machboos and Rice',
    'المجبوس والأرز',
    {
      category: 'RICE',
      lead: 12,
      setup: 1,
      from: '11:00',
      to: '22:00',
      choices: ['rice', 'cut'],
      addons: ['staff', 'hot', 'daqoos'],
    },
    `
Chicken Machboos | مجبوس دجاج | Long-grain rice cooked in the stock with dried lime and our own bezar | أرز طويل الحبة مطبوخ في المرق مع اللومي وبهارات البيت | 165 | 6 | rice | gf
Lamb Machboos | مجبوس لحم | Local lamb on the bone over amber rice with fried onions and raisins | لحم نعيمي بالعظم على أرز محمّر مع الحشو والزبيب | 290 | 6 | rice | gf
Hammour Machboos | مجبوس هامور | Gulf hammour fried golden on rice scented with dried lime | هامور الخليج مقلي على أرز بنكهة اللومي | 310 | 6 | rice | gf sea
Shrimp Machboos | مجبوس روبيان | Fresh shrimp, tomato and green pepper cooked through the rice | روبيان طازج مع الطماطم والفلفل الأخضر مطبوخ مع الأرز | 275 | 6 | rice | gf sea
Lamb Ouzi | قوزي غنم كامل | A whole lamb cooked overnight, opened at the table on spiced rice | غنم كامل يُطهى طوال الليل ويُقدَّم على أرز مبهّر بالمكسرات | 1450 | 25 | whole | gf nuts live
Half Lamb Ouzi | نصف قوزي | Half a lamb on buttered rice with almonds, eggs and raisins | نصف غنم على أرز بالسمن مع اللوز والبيض والزبيب | 780 | 12 | whole | gf nuts
Mashkool | مشكول دجاج | Rice and chicken layered with caramelised onion and potato | أرز ودجاج بطبقات من البصل المحمّر والبطاط | 175 | 6 | rice | gf
Muhammar with Safi | محمّر وصافي | Date-sweetened rice served beside fried rabbitfish | أرز محلّى بدبس التمر يُقدَّم مع سمك الصافي المقلي | 240 | 5 | rice | gf sea
`,
  ),
  group(
    'Slow Pots',
    'أطباق الطبخ البطيء',
    {
      category: 'TRAD',
      lead: 12,
      setup: 1,
      from: '11:00',
      to: '22:00',
      choices: ['ghee'],
      addons: ['hot', 'serveware'],
    },
    `
Harees | هريس | Wheat and lamb beaten smooth, finished with country ghee | قمح ولحم مضروب حتى ينعم مع السمن البلدي | 130 | 6 | bowl | 
Chicken Harees | هريس دجاج | The light harees of Ramadan evenings, with chicken and cinnamon | هريس ليالي رمضان الخفيف بالدجاج والدارسين | 115 | 6 | bowl | 
Madrooba | مضروبة دجاج | Rice and chicken pounded with tomato, dried lime and ginger | أرز ودجاج مضروب مع الطماطم واللومي والزنجبيل | 120 | 6 | bowl | gf spicy
Lamb Thareed | ثريد لحم | Paper-thin rigag bread soaked in vegetable and lamb broth | خبز رقاق مشرّب بمرق اللحم والخضار | 185 | 6 | bowl | 
Chicken Saloona | صالونة دجاج | The everyday Gulf stew of chicken, pumpkin, potato and okra | صالونة خليجية بالدجاج والقرع والبطاط والبامية | 110 | 5 | bowl | gf
Fish Saloona | صالونة سمك | King fish simmered with tamarind, tomato and coriander | كنعد مطبوخ بالصبّار والطماطم والكزبرة | 155 | 5 | bowl | gf sea spicy
Warga Enab with Ribs | ورق عنب بالريش | Vine leaves rolled by hand over lamb ribs, cooked in lemon | ورق عنب ملفوف باليد على ريش الغنم ومطبوخ بالليمون | 210 | 8 | rolls | gf
`,
  ),
  group(
    'Starters and Bread',
    'المقبلات والخبز',
    {
      category: 'APPET',
      lead: 6,
      setup: 0,
      from: '09:00',
      to: '22:00',
      choices: ['quantity'],
      addons: ['sauces', 'serveware'],
    },
    `
Chicken Sambousa Basket | سلة سمبوسة دجاج | Thirty crisp triangles with chicken, coriander and black pepper | ثلاثون حبة سمبوسة مقرمشة بالدجاج والكزبرة والفلفل الأسود | 75 | 10 | bites | 
Cheese Sambousa Basket | سلة سمبوسة جبن | White cheese and mint folded in thin pastry | جبن أبيض ونعناع في عجين رقيق | 70 | 10 | bites | veg
Rigag with Egg and Cheese | رقاق بالبيض والجبن | Baked on the hot plate at your gathering, sheet after sheet | يُخبز أمام ضيوفكم على التاوة رقاقة بعد رقاقة | 260 | 15 | bread | veg live
Chebab Pancakes | خبز جباب | Saffron and cardamom pancakes with date syrup and soft cheese | جباب بالزعفران والهيل مع دبس التمر والجبن | 85 | 8 | stack | veg
Majlis Salad | سلطة المجلس | Tomato, cucumber, rocket and radish with dried-lime dressing | طماطم وخيار وجرجير ورويد بصلصة اللومي | 55 | 6 | salad | vegan gf
Daqoos and Pickle Tray | صينية دقوس وأچار | Hot tomato daqoos, mango pickle and cucumber yoghurt | دقوس حار وأچار المانجو وروب بالخيار | 45 | 10 | mezze | veg gf spicy
`,
  ),
  group(
    'Gulf Sweets',
    'الحلو الخليجي',
    {
      category: 'SWEET',
      lead: 8,
      setup: 0,
      from: '09:00',
      to: '23:00',
      choices: ['sweetness'],
      addons: ['gahwa', 'serveware'],
    },
    `
Luqaimat | لقيمات | Crisp saffron dumplings with date syrup and sesame | لقيمات مقرمشة بالزعفران مع دبس التمر والسمسم | 60 | 8 | bites | veg
Luqaimat Live Corner | ركن اللقيمات | Fried fresh at your door for the whole evening | تُقلى أمام ضيوفكم طازجة طوال الأمسية | 650 | 40 | bites | veg live
Sago | ساقو | Pearls cooked soft with saffron, cardamom and rose water | حبات الساقو بالزعفران والهيل وماء الورد | 65 | 8 | sweet | vegan gf
Balaleet | بلاليط | Sweet saffron vermicelli under a thin omelette | شعيرية محلّاة بالزعفران تحت قرص بيض رقيق | 75 | 6 | noodle | veg
Aseeda | عصيدة التمر | Toasted flour and dates stirred with ghee | دقيق محمّص وتمر يُحرّك مع السمن | 70 | 6 | sweet | veg
Ranginah | رنقينة | Khalas dates under toasted flour butter with cardamom | تمر خلاص تحت طحين محمّص بالزبدة والهيل | 80 | 8 | dates | veg nuts
Gahwa and Dates Service | ضيافة القهوة والتمر | Arabic coffee poured by our host, with khalas dates | قهوة عربية يصبّها مقهوينا مع تمر الخلاص | 480 | 30 | cups | vegan gf live
`,
  ),
]
