import { type Bilingual, headedRows } from './bilingual.ts'

type PricedOption = { name: Bilingual; price: number }
type ChoiceSet = { key: string; name: Bilingual; min: number; max: number; options: PricedOption[] }

/** Heads: # key | English | Arabic | least | most. Options: English | Arabic | extra riyals. */
const table = `
# rice | Choose the rice | اختر الأرز | 1 | 1
White basmati | أرز بسمتي أبيض | 0
Saffron basmati | أرز بسمتي بالزعفران | 12
Bukhari rice | أرز بخاري | 8
Brown rice with spices | أرز بني مبهّر | 5
# persianrice | Choose the rice | اختر الأرز | 1 | 1
Chelow with saffron | چلو بالزعفران | 0
Dill and broad bean rice | أرز بالشبت والفول | 15
Barberry rice | أرز بالزرشك | 18
# plainrice | Rice beside it | الأرز المرافق | 1 | 1
Steamed rice | أرز أبيض على البخار | 0
Garlic rice | أرز بالثوم | 6
Rice with vermicelli | أرز بالشعيرية | 5
# cut | How should we cut it? | طريقة التقطيع | 1 | 1
Whole on the tray | كامل على الصينية | 0
Large pieces | قطع كبيرة | 0
Boneless, ready to serve | بلا عظم جاهز للتقديم | 20
# ghee | Finish | اللمسة الأخيرة | 0 | 2
Country ghee | سمن بلدي | 0
Cinnamon and sugar | دارسين وسكر | 0
Fried onion | بصل محمّر | 3
# quantity | Portion | حجم الحصة | 1 | 1
Standard tray | صينية عادية | 0
Large tray, half as much again | صينية كبيرة بزيادة النصف | 35
Individually packed | مغلّف لكل شخص | 20
# sweetness | Sweetness | درجة الحلاوة | 1 | 1
Light | خفيف | 0
Medium | وسط | 0
Sweet | حلو زيادة | 0
Syrup on the side | القطر جانبًا | 0
# bread | Choose the bread | اختر الخبز | 1 | 2
Saj bread | خبز صاج | 0
Tannour bread | خبز تنور | 0
Arabic bread | خبز عربي | 0
Gluten-free bread | خبز خالٍ من الغلوتين | 10
# grillside | With the grill | مع المشاوي | 1 | 2
Grilled vegetables | خضار مشوية | 0
French fries | بطاطس مقلية | 0
Saffron rice | أرز بالزعفران | 14
Bulgur pilaf | برغل مفلفل | 10
# sauce | Choose the sauces | اختر الصلصات | 1 | 2
Garlic cream | ثومية | 0
Tahini | طراطور | 0
Hot sauce | صلصة حارة | 0
Pomegranate syrup | دبس الرمان | 4
# spice | How hot? | درجة الحرارة | 1 | 1
No chilli | بلا فلفل | 0
Mild | خفيف | 0
Medium | متوسط | 0
Hot | حار | 0
# raita | Cooling side | الطبق المنعش | 1 | 1
Cucumber raita | رايتا بالخيار | 0
Mint chutney | صلصة النعناع | 0
Mirchi ka salan | ميرتشي كا سالان | 8
# naan | Choose the naan | اختر خبز النان | 1 | 2
Plain naan | نان سادة | 0
Butter naan | نان بالزبدة | 4
Garlic naan | نان بالثوم | 5
Roti | روتي | 0
# crust | Choose the crust | اختر العجينة | 1 | 1
Naples, soft rim | نابولي بحافة طرية | 0
Roman, thin and crisp | رومانية رقيقة مقرمشة | 0
Gluten-free | خالية من الغلوتين | 12
# topping | Extra toppings | إضافات الوجه | 0 | 4
Fresh mushrooms | فطر طازج | 6
Black olives | زيتون أسود | 5
Rocket | جرجير | 4
Buffalo mozzarella | موزاريلا الجاموس | 12
Beef bresaola | بريساولا بقري | 14
# pasta | Choose the pasta | اختر الباستا | 1 | 1
Spaghetti | سباغيتي | 0
Penne | بيني | 0
Fettuccine | فيتوتشيني | 5
Gluten-free fusilli | فوسيلي خالٍ من الغلوتين | 10
# cheese | Cheese on top | الجبن على الوجه | 0 | 1
Parmesan | بارميزان | 0
Pecorino | بيكورينو | 6
Vegan cheese | جبن نباتي | 8
# doneness | Doneness | درجة الاستواء | 1 | 1
Medium | متوسط | 0
Medium well | فوق المتوسط | 0
Well done | مستوٍ جيدًا | 0
# side | Choose the sides | اختر الأطباق الجانبية | 2 | 3
Rosemary potatoes | بطاطا بإكليل الجبل | 0
Mashed potato | بطاطا مهروسة | 0
Grilled asparagus | هليون مشوي | 12
Ratatouille | راتاتوي | 8
Green beans | فاصوليا خضراء | 0
# protein | Choose the protein | اختر البروتين | 1 | 1
Chicken | دجاج | 0
Beef | لحم بقر | 18
Shrimp | روبيان | 28
Tofu | توفو | 0
# honey | Choose the honey | اختر العسل | 1 | 1
Flower honey | عسل الزهور | 0
Sidr honey | عسل السدر | 30
Date syrup | دبس التمر | 0
# giftbox | Choose the box | اختر العلبة | 1 | 1
Kraft box | علبة ورقية | 0
Wooden box | علبة خشبية | 45
Velvet box with ribbon | علبة مخمل بشريط | 60
# nutfill | Choose the nuts | اختر المكسرات | 1 | 2
Pistachio | فستق | 15
Cashew | كاجو | 8
Walnut | جوز | 0
Almond | لوز | 5
# cakesize | Cake size | حجم الكيكة | 1 | 1
For twelve | لاثني عشر شخصًا | 0
For twenty | لعشرين شخصًا | 85
Two tiers for forty | طابقان لأربعين شخصًا | 260
# cakeflavour | Flavour | النكهة | 1 | 1
Vanilla | فانيلا | 0
Chocolate | شوكولاتة | 0
Saffron and cardamom | زعفران وهيل | 10
Pistachio | فستق | 15
# milk | Milk | الحليب | 1 | 2
Full-cream | كامل الدسم | 0
Lactose-free | خالٍ من اللاكتوز | 6
Oat | شوفان | 10
Almond | لوز | 10
# eggs | How would you like the eggs? | طريقة تحضير البيض | 1 | 1
Scrambled | مخفوق | 0
Fried | مقلي | 0
Boiled | مسلوق | 0
With tomato | مع الطماط | 0
# syrup | Choose the toppings | اختر الإضافات الحلوة | 1 | 2
Maple syrup | شراب القيقب | 0
Date syrup | دبس التمر | 0
Chocolate | شوكولاتة | 5
Lotus cream | كريمة اللوتس | 7
# grain | Choose the grain | اختر الحبوب | 1 | 1
Quinoa | كينوا | 0
Brown rice | أرز بني | 0
Freekeh | فريكة | 0
Cauliflower rice | أرز القرنبيط | 15
# dressing | Choose the dressing | اختر صلصة السلطة | 1 | 2
Lemon and olive oil | ليمون وزيت زيتون | 0
Yoghurt and herbs | لبن وأعشاب | 0
Tahini | طحينة | 0
Balsamic | بلسميك | 3
# soup | Choose the soup | اختر الشوربة | 1 | 2
Lentil | عدس | 0
Oats with chicken | شوفان بالدجاج | 0
Harira | حريرة | 0
Seafood | ثمار البحر | 80
# buffetmain | Choose the hot dishes | اختر الأطباق الساخنة | 2 | 4
Chicken machboos | مجبوس دجاج | 0
Lamb ouzi | قوزي لحم | 350
Butter chicken | دجاج بالزبدة | 0
Grilled hammour | هامور مشوي | 180
Vegetable lasagne | لازانيا خضار | 0
Mixed grill | مشاوي مشكلة | 120
# buffetsweet | Choose the sweets | اختر الحلويات | 2 | 3
Luqaimat | لقيمات | 0
Umm Ali | أم علي | 0
Kunafa | كنافة | 60
Fruit platter | صينية فواكه | 0
Saffron cake | كيكة الزعفران | 50
# salad | Choose the salads | اختر السلطات | 2 | 3
Fattoush | فتّوش | 0
Tabbouleh | تبّولة | 0
Greek salad | سلطة يونانية | 0
Caesar salad | سلطة سيزر | 0
Beetroot and feta | شمندر وجبن فيتا | 25
# broth | Broth | المرق | 1 | 1
Served aside | يُقدَّم جانبًا | 0
Poured over | يُسقى على الطبق | 0
Spiced with ras el hanout | مبهّر برأس الحانوت | 4
# dough | Flour | نوع الطحين | 1 | 1
White | أبيض | 0
Wholewheat | قمح كامل | 0
Multi-seed | متعدد البذور | 8
`

export const choiceSets: ChoiceSet[] = headedRows(5, 3, table).map(({ head, body }) => ({
  key: head[0] ?? '',
  name: { en: head[1] ?? '', ar: head[2] ?? '' },
  min: Number(head[3]),
  max: Number(head[4]),
  options: body.map(([en = '', ar = '', price]) => ({ name: { en, ar }, price: Number(price) })),
}))
