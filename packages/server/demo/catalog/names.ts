import { pairs } from './bilingual.ts'

/** Names of residents of Qatar by origin, so that first and last names fit. */
export const names = {
  gulf: {
    male: pairs(`Ahmed | أحمد
      Abdulla | عبدالله
      Mohammed | محمد
      Jassim | جاسم
      Hamad | حمد
      Khalifa | خليفة
      Nasser | ناصر
      Saud | سعود
      Rashid | راشد
      Fahad | فهد
      Ali | علي
      Yousef | يوسف
      Ibrahim | إبراهيم
      Mubarak | مبارك`),
    female: pairs(`Fatima | فاطمة
      Maryam | مريم
      Noora | نورة
      Aisha | عائشة
      Sheikha | شيخة
      Hessa | حصة
      Moza | موزة
      Latifa | لطيفة
      Amna | آمنة
      Dana | دانة
      Al Jazi | الجازي
      Shaikha | شيخة`),
    last: pairs(`Al Kuwari | الكواري
      Al Sulaiti | السليطي
      Al Mohannadi | المهندي
      Al Marri | المري
      Al Hajri | الهاجري
      Al Naimi | النعيمي
      Al Emadi | العمادي
      Al Mannai | المناعي
      Al Jaber | الجابر
      Al Ansari | الأنصاري
      Al Malki | المالكي
      Al Muraikhi | المريخي
      Al Buainain | البوعينين
      Al Khater | الخاطر`),
  },
  levant: {
    male: pairs(`Omar | عمر
      Tarek | طارق
      Rami | رامي
      Samer | سامر
      Bassel | باسل
      Elias | إلياس
      Wael | وائل
      Hossam | حسام
      Karim | كريم
      Mostafa | مصطفى`),
    female: pairs(`Layla | ليلى
      Rana | رنا
      Hala | هالة
      Nour | نور
      Yasmine | ياسمين
      Dima | ديمة
      Mona | منى
      Salma | سلمى
      Heba | هبة
      Zeina | زينة`),
    last: pairs(`Haddad | حداد
      Khoury | خوري
      Nasrallah | نصرالله
      Barghouti | البرغوثي
      Halabi | الحلبي
      Hassan | حسن
      El Masry | المصري
      Shaheen | شاهين
      Mansour | منصور
      Abdelrahman | عبدالرحمن
      Fawzi | فوزي
      Darwish | درويش`),
  },
  southAsia: {
    male: pairs(`Imran | عمران
      Arjun | أرجون
      Rahul | راهول
      Faisal | فيصل
      Suresh | سوريش
      Vikram | فيكرام
      Bilal | بلال
      Nikhil | نيخيل`),
    female: pairs(`Priya | بريا
      Ayesha | عائشة
      Anjali | أنجالي
      Deepa | ديبا
      Sana | سناء
      Meera | ميرا
      Kavya | كافيا
      Zainab | زينب`),
    last: pairs(`Nair | ناير
      Sharma | شارما
      Khan | خان
      Menon | مينون
      Siddiqui | صديقي
      Perera | بيريرا
      Thomas | توماس
      Rahman | رحمن
      Iqbal | إقبال
      Fernandes | فرنانديز`),
  },
  philippines: {
    male: pairs(`Jose | خوسيه
      Mark | مارك
      Angelo | أنجيلو
      Ramon | رامون
      Paolo | باولو`),
    female: pairs(`Maria | ماريا
      Grace | غريس
      Jasmine | جاسمين
      Liza | ليزا
      Rowena | روينا`),
    last: pairs(`Santos | سانتوس
      Reyes | رييس
      Cruz | كروز
      Villanueva | فيانويفا
      Mendoza | ميندوزا
      Ramos | راموس`),
  },
  west: {
    male: pairs(`Daniel | دانيال
      Marco | ماركو
      Thomas | توماس
      James | جيمس`),
    female: pairs(`Sarah | سارة
      Chiara | كيارا
      Emma | إيما
      Helen | هيلين`),
    last: pairs(`Carter | كارتر
      Rossi | روسي
      Walker | ووكر
      Meyer | ماير`),
  },
  northAfrica: {
    male: pairs(`Youssef | يوسف
      Anas | أنس
      Mehdi | مهدي
      Amine | أمين`),
    female: pairs(`Zineb | زينب
      Khadija | خديجة
      Imane | إيمان
      Sofia | صوفيا`),
    last: pairs(`Bennani | بناني
      El Fassi | الفاسي
      Trabelsi | الطرابلسي
      Belkacem | بلقاسم`),
  },
}
