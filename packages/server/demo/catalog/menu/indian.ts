import { group } from './dish.ts'

export const indian = [
  group(
    'Dum Biryani',
    'برياني دم',
    {
      category: 'RICE',
      lead: 8,
      setup: 1,
      from: '11:00',
      to: '23:00',
      choices: ['spice', 'raita'],
      addons: ['staff', 'hot', 'eggs'],
    },
    `
Hyderabadi Chicken Biryani | برياني دجاج حيدر آبادي | Sealed pot, marinated chicken, saffron and fried onion | دجاج متبّل في قدر مغلق بالزعفران والبصل المقلي | 140 | 6 | rice | gf spicy
Lucknow Mutton Biryani | برياني لحم لكناوي | Mild and fragrant, mutton cooked in its own stock | برياني معطّر معتدل الحرارة بلحم مطبوخ في مرقه | 215 | 6 | rice | gf
Malabar Fish Biryani | برياني سمك مليباري | King fish, short-grain rice, coconut and curry leaves | كنعد مع أرز قصير الحبة وجوز الهند وورق الكاري | 205 | 6 | rice | gf sea spicy
Prawn Biryani | برياني روبيان | Large prawns steamed between layers of basmati | روبيان كبير بين طبقات الأرز البسمتي | 230 | 6 | rice | gf sea spicy
Vegetable Biryani | برياني خضار | Carrot, beans, cauliflower and mint under a saffron top | جزر وفاصوليا وقرنبيط ونعناع مع الزعفران | 105 | 6 | rice | veg gf
Egg Biryani | برياني بيض | Boiled eggs in masala folded into basmati | بيض مسلوق بالماسالا مع الأرز البسمتي | 95 | 6 | rice | gf spicy
Wedding Handi Biryani | هاندي الأعراس | A copper handi for forty, opened before your guests | قدر نحاسي لأربعين شخصًا يُفتح أمام ضيوفكم | 1150 | 40 | rice | gf live spicy
`,
  ),
  group(
    'Tandoor',
    'التندور',
    {
      category: 'GRILL',
      lead: 5,
      setup: 1,
      from: '12:00',
      to: '23:30',
      choices: ['naan', 'spice'],
      addons: ['chutney', 'hot'],
    },
    `
Tandoori Chicken | دجاج تندوري | On the bone in yoghurt and Kashmiri chilli | دجاج بالعظم متبّل باللبن والفلفل الكشميري | 98 | 4 | plate | gf spicy
Chicken Tikka | تكا دجاج | Boneless pieces with mustard oil and fenugreek | قطع دجاج بلا عظم بزيت الخردل والحلبة | 105 | 4 | grill | gf
Malai Tikka | ملاي تكا | Cream, cheese and cardamom, no chilli at all | دجاج بالقشطة والجبن والهيل بلا فلفل حار | 112 | 4 | grill | gf
Seekh Kebab | سيخ كباب | Minced lamb with ginger, green chilli and coriander | لحم مفروم بالزنجبيل والفلفل الأخضر والكزبرة | 118 | 4 | grill | gf spicy
Paneer Tikka | تكا بانير | Fresh cheese with peppers and onion, charred edges | جبن بانير طازج مع الفلفل والبصل على النار | 88 | 4 | grill | veg gf
Tandoori Prawns | روبيان تندوري | Jumbo prawns in carom seed and lemon | روبيان جامبو متبّل بالنانخة والليمون | 185 | 4 | grill | gf sea
Naan Basket | سلة خبز نان | Butter, garlic and cheese naan, twenty pieces | عشرون قطعة نان بالزبدة والثوم والجبن | 60 | 10 | bread | veg
`,
  ),
  group(
    'Curries',
    'أطباق الكاري',
    {
      category: 'CURRY',
      lead: 5,
      setup: 0,
      from: '11:00',
      to: '23:00',
      choices: ['spice', 'naan'],
      addons: ['hot', 'chutney'],
    },
    `
Butter Chicken | دجاج بالزبدة | Tandoor chicken in tomato, butter and fenugreek leaves | دجاج التندور بصلصة الطماطم والزبدة وورق الحلبة | 115 | 5 | bowl | gf nuts
Mutton Rogan Josh | روغان جوش لحم | Kashmiri lamb curry with fennel and ginger | كاري لحم كشميري بالشمر والزنجبيل | 145 | 5 | bowl | gf spicy
Dal Makhani | دال مخاني | Black lentils left overnight on the coals | عدس أسود يُترك ليلة كاملة على الجمر | 75 | 6 | bowl | veg gf
Palak Paneer | بالاك بانير | Spinach, garlic and fresh cheese | سبانخ وثوم وجبن بانير طازج | 85 | 5 | bowl | veg gf
Chana Masala | حمّص ماسالا | Chickpeas with dried mango and ginger | حمّص بمسحوق المانجو المجفف والزنجبيل | 68 | 6 | bowl | vegan gf spicy
Kerala Fish Curry | كاري سمك كيرالا | Red fish curry with coconut milk and kokum | كاري سمك أحمر بحليب جوز الهند والكوكم | 140 | 5 | bowl | gf sea spicy
Vegetable Korma | كورما خضار | Garden vegetables in a mild cashew cream | خضار بصلصة الكاجو المعتدلة | 78 | 5 | bowl | veg gf nuts
`,
  ),
  group(
    'Chaat, Sides and Mithai',
    'التشات والأطباق الجانبية والحلويات',
    {
      category: 'APPET',
      lead: 4,
      setup: 0,
      from: '10:00',
      to: '23:00',
      choices: ['quantity'],
      addons: ['chutney', 'karak'],
    },
    `
Punjabi Samosa | سموسة بنجابية | Potato, peas and cumin in a thick crisp shell | بطاطس وبازلاء وكمّون في عجين مقرمش | 55 | 10 | bites | vegan spicy
Onion Pakora | بكورة بصل | Gram-flour fritters with mint chutney | مقليات البصل بدقيق الحمّص مع صلصة النعناع | 48 | 8 | bites | vegan gf
Pani Puri Corner | ركن باني بوري | Filled and handed over one by one by our chaat-maker | يُحشى ويُقدَّم قطعة قطعة أمام الضيوف | 520 | 40 | bites | vegan spicy live
Kachumber Salad | سلطة كاتشومبر | Cucumber, tomato and onion with roasted cumin | خيار وطماطم وبصل بالكمّون المحمّص | 40 | 6 | salad | vegan gf
Cucumber Raita | رايتا بالخيار | Yoghurt with cucumber and toasted cumin | لبن بالخيار والكمّون المحمّص | 35 | 8 | bowl | veg gf
Gulab Jamun | غلاب جامون | Milk dumplings in rose and cardamom syrup | كرات الحليب في قطر الورد والهيل | 58 | 10 | sweet | veg nuts
Rasmalai | راس ملاي | Soft cheese patties in saffron milk | أقراص جبن طرية في حليب بالزعفران | 72 | 10 | sweet | veg gf nuts
`,
  ),
]
