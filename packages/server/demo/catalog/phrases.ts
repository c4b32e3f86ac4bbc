import { pairs } from './bilingual.ts'

/** What customers write under "special requests". */
export const orderNotes = pairs(`
Please call when you are at the gate. | يُرجى الاتصال عند الوصول إلى البوابة.
No nuts at all, one of the children is allergic. | بلا مكسرات إطلاقًا، أحد الأطفال لديه حساسية.
Use the side door of the majlis. | يُرجى الدخول من باب المجلس الجانبي.
Keep the sauces separate, please. | نرجو وضع الصلصات منفصلة.
The guests arrive after Maghrib, please be on time. | الضيوف يصلون بعد المغرب، نرجو الالتزام بالموعد.
Less salt for my father. | قليل الملح من أجل الوالد.
Please send two waiters who speak Arabic. | نرجو إرسال نادلين يتحدثان العربية.
The house is behind the mosque, white gate. | البيت خلف المسجد، البوابة بيضاء.
Extra daqoos and lemon. | زيادة دقوس وليمون.
Cut the lamb before you bring it. | قطّعوا اللحم قبل التوصيل.
It is a surprise, do not call my wife's number. | إنها مفاجأة، لا تتصلوا برقم زوجتي.
Please leave everything at reception, level 12. | يُرجى ترك الطلب في الاستقبال، الطابق 12.
The lift is small, bring the trays one by one. | المصعد صغير، أحضروا الصواني واحدة واحدة.
Write "Congratulations Sara" on the cake. | اكتبوا «مبروك سارة» على الكيكة.
Mild spices, there are many children. | بهارات خفيفة، لدينا أطفال كثيرون.
Well done meat, please. | اللحم مستوٍ جيدًا من فضلكم.
Separate plates for the women's majlis. | صحون منفصلة لمجلس النساء.
We will return the trays ourselves tomorrow. | سنعيد الصواني بأنفسنا غدًا.
Bring change for five hundred. | أحضروا صرف خمسمئة.
Security needs your driver's ID two hours before. | الأمن يطلب بطاقة السائق قبل ساعتين.
No onion in the salad. | السلطة بلا بصل.
Please keep the rice very hot, the food is served late. | أبقوا الأرز ساخنًا جدًا فالعشاء متأخر.
The camp is near Sealine, follow the location. | المخيم قرب سيلين، اتبعوا الموقع.
Dates and coffee first, the food half an hour later. | التمر والقهوة أولًا والطعام بعد نصف ساعة.
`)

/** Reviews by how good they are: five to one star. */
export const reviewPhrases = {
  good: pairs(`
The lamb was the best we had this year. | اللحم أفضل ما ذقناه هذا العام.
Arrived ten minutes early and set everything up. | وصلوا قبل الموعد بعشر دقائق وجهّزوا كل شيء.
The guests asked for the name of the kitchen. | الضيوف سألوا عن اسم المطبخ.
Generous portions, everything hot. | كميات كريمة وكل شيء ساخن.
The table looked like a picture. | السفرة كانت كأنها صورة.
Polite waiters, left the place clean. | نُدُل مهذبون وتركوا المكان نظيفًا.
Third time with them, the same quality each time. | المرة الثالثة معهم وبالجودة نفسها كل مرة.
The sweets disappeared in a quarter of an hour. | الحلويات خلصت في ربع ساعة.
They called about the allergy before cooking. | اتصلوا بشأن الحساسية قبل الطبخ.
Excellent value for a gathering of this size. | سعر ممتاز لتجمع بهذا الحجم.
`),
  fair: pairs(`
Good taste, the portions could be larger. | الطعم جيد والكميات يمكن أن تكون أكبر.
The rice was perfect, the grill a little dry. | الأرز ممتاز والمشاوي جافة قليلًا.
Came half an hour late but the food was hot. | تأخروا نصف ساعة لكن الطعام ساخن.
Nice food, plain presentation. | طعام لذيذ وتقديم بسيط.
The sauces were missing, they brought them later. | نسوا الصلصات ثم أحضروها لاحقًا.
Fine for the office, not for a wedding. | مناسب للمكتب وليس للأعراس.
`),
  poor: pairs(`
One hour late, the guests had to wait. | تأخروا ساعة كاملة والضيوف ينتظرون.
The soup was cold when it arrived. | وصلت الشوربة باردة.
Two dishes were not what we ordered. | طبقان غير ما طلبناه.
Nobody answered the phone. | لا أحد يرد على الهاتف.
`),
}

/** What stores reply, by the same measure. */
export const answerPhrases = {
  good: pairs(`
Thank you, we look forward to your next gathering. | شكرًا لكم، ونتطلع إلى مناسبتكم القادمة.
We have passed your kind words on to the kitchen. | نقلنا كلماتكم الطيبة إلى المطبخ.
You are always welcome. | أهلًا بكم دائمًا.
`),
  fair: pairs(`
Thank you, we will do better next time. | شكرًا لكم، وسنكون أفضل في المرة القادمة.
You are right about the portions, we have changed them. | معكم حق في الكميات، وقد زدناها.
`),
  poor: pairs(`
We are very sorry. Our manager will call you today. | نعتذر بشدة، وسيتصل بكم مديرنا اليوم.
This should not have happened. We have spoken with the driver. | ما كان ينبغي أن يحدث هذا، وقد تحدثنا مع السائق.
`),
}

export const chargeDescriptions = pairs(`
Photography of the menu | تصوير قائمة الطعام
Banner on the front page, one week | إعلان في الصفحة الأولى لأسبوع
Lost hot boxes | صناديق حافظة مفقودة
Training of the order desk | تدريب مكتب الطلبات
Late delivery, compensation to the customer | تعويض العميل عن تأخر التوصيل
Printed menus | قوائم مطبوعة
`)

export const paymentRequestDescriptions = pairs(`
Settlement of the first half of the month | تسوية النصف الأول من الشهر
Settlement of the second half of the month | تسوية النصف الثاني من الشهر
Weekly settlement | تسوية أسبوعية
Settlement of completed orders | تسوية الطلبات المكتملة
Settlement before the Eid holiday | تسوية قبل إجازة العيد
`)

export const paymentDecisionNotes = pairs(`
Transferred to the account on file. | حُوِّل المبلغ إلى الحساب المسجل.
Please attach the signed statement. | يُرجى إرفاق كشف الحساب الموقّع.
Amounts checked against the statement. | طوبقت المبالغ مع كشف الحساب.
One order is still open, please send it again. | أحد الطلبات لم يكتمل بعد، يُرجى إعادة الإرسال.
`)
