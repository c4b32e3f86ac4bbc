import { group } from './dish.ts'

export const yemeni = [
  group(
    'Mandi from the Pit',
    'المندي من التنور',
    {
      category: 'RICE',
      lead: 10,
      setup: 1,
      from: '11:00',
      to: '23:00',
      choices: ['rice', 'cut'],
      addons: ['hot', 'sahawiq', 'staff'],
    },
    `
Chicken Mandi | مندي دجاج | Smoked over rice in the sealed pit | دجاج مدخّن فوق الأرز في التنور المغلق | 130 | 5 | rice | gf
Lamb Mandi | مندي لحم | Shoulder of lamb, falling off the bone | كتف غنم يتفكك عن العظم | 265 | 5 | rice | gf
Lamb Haneeth | حنيذ لحم | Wrapped and roasted on the coals with salt alone | لحم ملفوف ومحنوذ على الجمر بالملح فقط | 285 | 5 | rice | gf
Chicken Madhbi | مظبي دجاج | Grilled on hot stones till the skin crackles | دجاج مشوي على الحجر حتى يتحمّر الجلد | 125 | 5 | rice | gf
Madfoon Lamb | مدفون لحم | Buried with its rice under coals for five hours | لحم يُدفن مع الأرز تحت الجمر خمس ساعات | 295 | 6 | rice | gf
Zurbian | زربيان عدني | Aden's saffron rice with lamb and potato | زربيان عدن بالزعفران واللحم والبطاط | 245 | 6 | rice | gf spicy
Whole Lamb Mandi | ذبيحة مندي كاملة | A whole Naimi lamb on three trays of rice | ذبيحة نعيمي كاملة على ثلاث صواني أرز | 1650 | 30 | whole | gf nuts live
Fish Mandi | مندي سمك | King fish from the pit with yellow rice | كنعد من التنور مع أرز أصفر | 210 | 5 | rice | gf sea
`,
  ),
  group(
    'Clay Pots',
    'أطباق المقلى الحجري',
    {
      category: 'TRAD',
      lead: 5,
      setup: 0,
      from: '07:00',
      to: '23:00',
      choices: ['bread', 'spice'],
      addons: ['sahawiq', 'hot'],
    },
    `
Saltah | سلتة | Boiling stone pot of broth, hulba and sahawiq | مقلى يغلي بالمرق والحلبة والسحاوق | 75 | 4 | pan | gf spicy
Fahsa | فحسة لحم | Shredded lamb in a boiling stone pot | لحم منسول يغلي في المقلى الحجري | 98 | 4 | pan | gf spicy
Ogda Chicken | عقدة دجاج | Small diced chicken, tomato and green pepper | دجاج مقطّع ناعم بالطماطم والفلفل الأخضر | 82 | 4 | pan | gf spicy
Lamb Liver | كبدة غنم | Liver with onion and cumin, cooked on the spot | كبدة طازجة بالبصل والكمّون | 78 | 4 | plate | gf
Fasolia with Egg | فاصوليا بالبيض | Beans and eggs in the pan, breakfast of Sanaa | فاصوليا بالبيض فطور صنعاء | 55 | 4 | pan | veg gf
Shakshouka Adeni | شكشوكة عدنية | Eggs scrambled with tomato and chilli | بيض مخفوق مع الطماطم والفلفل | 48 | 4 | pan | veg gf spicy
`,
  ),
  group(
    'Bread and Sides',
    'الخبز والأطباق الجانبية',
    {
      category: 'BREAD',
      lead: 4,
      setup: 0,
      from: '07:00',
      to: '23:00',
      choices: ['quantity'],
      addons: ['serveware', 'sahawiq'],
    },
    `
Mulawah Bread | خبز ملوّح | Large layered bread, straight from the tannour | خبز كبير مورّق من التنور مباشرة | 35 | 6 | bread | vegan
Malooga | ملوج | Barley and wheat bread from the mountains | خبز الشعير والقمح من أهل الجبال | 32 | 6 | bread | vegan
Shafoot | شفوت | Lahoh bread in herb yoghurt with salad | لحوح في لبن بالأعشاب مع السلطة | 60 | 6 | bowl | veg spicy
Sahawiq and Cheese Dip | سحاوق بالجبن | Tomato, chilli and smoked Taizi cheese | طماطم وبسباس وجبن تعزي مدخّن | 40 | 8 | bowl | veg gf spicy
Lamb Broth | مرق هوايج | Clear broth with hawaij and lemon | مرق صافٍ بالحوايج والليمون | 45 | 6 | bowl | gf
Tanour Salad | سلطة التنور | Chopped vegetables with lemon and mint | خضار مفرومة بالليمون والنعناع | 38 | 6 | salad | vegan gf
Samboosa Yemeni | سنبوسة يمنية | Beef, leek and chilli in thin dough | لحم وكرّاث وبسباس في عجين رقيق | 62 | 10 | bites | spicy
`,
  ),
  group(
    'Honey Sweets',
    'حلويات العسل',
    {
      category: 'SWEET',
      lead: 6,
      setup: 0,
      from: '09:00',
      to: '23:00',
      choices: ['honey'],
      addons: ['adenitea', 'nuts'],
    },
    `
Bint Al Sahn | بنت الصحن | Layered bread with Sidr honey and black seed | طبقات عجين بعسل السدر والحبة السوداء | 95 | 8 | flat | veg
Masoub with Banana | معصوب بالموز | Crushed bread, banana, honey and cream | خبز مهروس بالموز والعسل والقشطة | 72 | 5 | bowl | veg
Masoub Royal | معصوب ملكي | With nuts, dates, cheese and Sidr honey | بالمكسرات والتمر والجبن وعسل السدر | 98 | 6 | bowl | veg nuts
Areeka | عريكة | Wheat, dates and ghee pressed with honey | قمح وتمر وسمن مع العسل | 82 | 6 | sweet | veg
Fatta with Honey | فتة عسل | Warm bread torn into honey and ghee | خبز ساخن مفتوت بالعسل والسمن | 68 | 5 | bowl | veg
Adeni Tea Flask | ثلاجة شاي عدني | Milk tea with cardamom, three litres | شاي بالحليب والهيل، ثلاثة لترات | 60 | 20 | cups | veg gf
Qishr Flask | ثلاجة قشر | Coffee husk and ginger, three litres | قشر البن بالزنجبيل، ثلاثة لترات | 65 | 20 | cups | vegan gf
`,
  ),
]
