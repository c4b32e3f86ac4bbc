import { type Bilingual, rows } from './bilingual.ts'

/** question | answer, English then Arabic. */
const table = `
How early must I order? | كم يجب أن أطلب مسبقًا؟ | Each dish shows the hours its kitchen needs: most trays half a day, whole lambs and buffets one to two days. | يظهر على كل طبق عدد الساعات التي يحتاجها المطبخ: معظم الصواني نصف يوم، والذبائح والبوفيهات من يوم إلى يومين.
What does "enough for" mean? | ما معنى «يكفي لـ»؟ | The number of guests the price covers. More guests are added at the price per additional person. | عدد الضيوف الذي يغطيه السعر، ويُضاف كل ضيف زائد بسعر الشخص الإضافي.
Can I pay in cash? | هل يمكنني الدفع نقدًا؟ | Yes, up to the store's cash limit and where the dish allows it. Larger orders are confirmed by card. | نعم، حتى الحد النقدي للمتجر وحيث يسمح الطبق بذلك، أما الطلبات الأكبر فتُؤكَّد بالبطاقة.
Why is an advance asked for? | لماذا تُطلب دفعة مقدمة؟ | Kitchens buy and prepare for you in particular. The advance confirms the date; the rest is due before delivery. | لأن المطبخ يشتري ويجهّز لك خصيصًا، فالدفعة تثبّت الموعد ويُسدَّد الباقي قبل التوصيل.
Can I cancel? | هل يمكنني الإلغاء؟ | Free of charge up to the days the store names, one as a rule. Later the advance is kept. | نعم مجانًا حتى المدة التي يحددها المتجر، وهي يوم واحد في الغالب، وبعدها لا تُردّ الدفعة المقدمة.
Do you deliver to camps and farms? | هل توصلون إلى المخيمات والعزب؟ | Where the store serves the area. Please send the location on the map and a phone that has coverage. | نعم إذا كان المتجر يخدم المنطقة، ويُرجى إرسال الموقع على الخريطة ورقم هاتف ضمن التغطية.
Who brings tables and chafing dishes? | من يوفّر الطاولات وصحون التسخين؟ | They can be added to most orders. What a dish needs from you, such as a power outlet, is listed on it. | يمكن إضافتها إلى معظم الطلبات، وما يلزم منكم كمقبس الكهرباء مذكور في كل طبق.
Is all the food halal? | هل كل الطعام حلال؟ | All of it, in every kitchen, without exception. | نعم، كله حلال في كل المطابخ بلا استثناء.
I have an allergy. What should I do? | لديّ حساسية، ماذا أفعل؟ | Use the filters and write it in the special requests; the kitchen calls you back before it cooks. | استخدم عوامل التصفية واكتبها في الطلبات الخاصة، وسيتصل بك المطبخ قبل الطهي.
Can I change the number of guests? | هل يمكنني تغيير عدد الضيوف؟ | Up to 24 hours before the event, as far as the kitchen has room that day. | نعم حتى 24 ساعة قبل المناسبة ما دام في المطبخ متسع ذلك اليوم.
When are trays collected? | متى تُستلم الصواني؟ | The next day, at an hour agreed by phone. | في اليوم التالي في ساعة يُتفق عليها هاتفيًا.
`

export const faqs: { question: Bilingual; answer: Bilingual }[] = rows(4, table).map(
  ([en = '', ar = '', answerEn = '', answerAr = '']) => ({
    question: { en, ar },
    answer: { en: answerEn, ar: answerAr },
  }),
)
