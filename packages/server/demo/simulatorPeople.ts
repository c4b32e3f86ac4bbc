import type { Random } from './catalog/random.ts'

/** A customer, with one number and mostly the same address. */
export interface Person {
  readonly fullname: string
  readonly mobile: string
  readonly email?: string
  readonly language: 'en' | 'ar'
  readonly address: {
    readonly name?: string
    readonly street_number: string
    readonly building_number: string
  }
}

const given = [
  ['Mohammed', 'محمد'],
  ['Ahmed', 'أحمد'],
  ['Khalid', 'خالد'],
  ['Hamad', 'حمد'],
  ['Nasser', 'ناصر'],
  ['Jassim', 'جاسم'],
  ['Abdulla', 'عبدالله'],
  ['Fahad', 'فهد'],
  ['Saad', 'سعد'],
  ['Yousef', 'يوسف'],
  ['Fatima', 'فاطمة'],
  ['Maryam', 'مريم'],
  ['Aisha', 'عائشة'],
  ['Noora', 'نورة'],
  ['Hessa', 'حصة'],
  ['Moza', 'موزة'],
  ['Sara', 'سارة'],
  ['Lulwa', 'لولوة'],
  ['Dana', 'دانة'],
  ['Shaikha', 'شيخة'],
  ['Rania', 'رانيا'],
  ['Omar', 'عمر'],
  ['Layla', 'ليلى'],
  ['Karim', 'كريم'],
  ['Anjali', 'أنجالي'],
  ['Rahul', 'راهول'],
  ['Grace', 'غريس'],
  ['Daniel', 'دانيال'],
  ['Elif', 'إليف'],
  ['Marco', 'ماركو'],
] as const
const families = [
  ['Al-Kuwari', 'الكواري'],
  ['Al-Marri', 'المري'],
  ['Al-Hajri', 'الهاجري'],
  ['Al-Sulaiti', 'السليطي'],
  ['Al-Mohannadi', 'المهندي'],
  ['Al-Naimi', 'النعيمي'],
  ['Al-Emadi', 'العمادي'],
  ['Al-Dosari', 'الدوسري'],
  ['Al-Ansari', 'الأنصاري'],
  ['Al-Mannai', 'المناعي'],
  ['Haddad', 'حداد'],
  ['Mansour', 'منصور'],
  ['Khan', 'خان'],
  ['Nair', 'ناير'],
  ['Reyes', 'رييس'],
  ['Yilmaz', 'يلماز'],
  ['Hassan', 'حسن'],
] as const
const doors = {
  en: ['Home', 'Majlis', 'Office', 'Farm', 'School'],
  ar: ['البيت', 'المجلس', 'المكتب', 'العزبة', 'المدرسة'],
}

export function newPerson(random: Random): Person {
  const language = random.chance(0.55) ? 'ar' : 'en'
  const word = language === 'en' ? 0 : 1
  const [first, family] = [random.pick(given), random.pick(families)]
  const mobile = `${random.pick(['3', '5', '6', '7'])}${random.int(1_000_000, 9_999_999)}`
  return {
    fullname: `${first[word]} ${family[word]}`,
    mobile,
    ...(random.chance(0.6) && { email: `${first[0]}.${mobile}@example.com`.toLowerCase() }),
    language,
    address: {
      ...(random.chance(0.5) && { name: random.pick(doors[language]) }),
      street_number: String(random.int(200, 990)),
      building_number: String(random.int(1, 140)),
    },
  }
}

export const notes = {
  en: [
    '',
    '',
    '',
    'Please arrive half an hour early',
    'Call before you come to the gate',
    'Wedding lunch, second hall',
    'Guests are elderly: less spice, please',
    'Deliver to the majlis door at the back',
    'We need plates and cutlery',
    'Graduation party',
    'Office reception, ask for the second floor',
    'Ghabga after prayer',
  ],
  ar: [
    '',
    '',
    '',
    'الرجاء الوصول قبل الموعد بنصف ساعة',
    'اتصلوا قبل الوصول إلى البوابة',
    'غداء عرس في الصالة الثانية',
    'الضيوف كبار في السن، الرجاء تخفيف البهار',
    'التوصيل إلى باب المجلس الخلفي',
    'نحتاج صحونًا وملاعق',
    'حفل تخرج',
    'استقبال في المكتب، الدور الثاني',
    'غبقة بعد الصلاة',
  ],
} as const

export const demands = {
  en: ['', '', '', 'No nuts', 'Extra lemon', 'Well done', 'Sauce on the side', 'Without coriander'],
  ar: ['', '', '', 'بدون مكسرات', 'زيادة ليمون', 'استواء كامل', 'الصلصة على جنب', 'بدون كزبرة'],
} as const
