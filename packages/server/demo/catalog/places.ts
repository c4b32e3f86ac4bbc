import { type Bilingual, rows, slug } from './bilingual.ts'

type Region = { key: string; name: Bilingual; latitude: number; longitude: number }
export type Area = Region & { region: string }

/** Qatar's eight municipalities with their districts; positions are rough centres. */
const table = `
Doha | الدوحة | Old Doha Port | ميناء الدوحة القديم | 25.2960 | 51.5480
Doha | الدوحة | Mushayrib | مشيرب | 25.2862 | 51.5285
Doha | الدوحة | Souq Waqif | سوق واقف | 25.2873 | 51.5330
Doha | الدوحة | Al Jasrah | الجسرة | 25.2880 | 51.5310
Doha | الدوحة | Al Bidda | البدع | 25.2985 | 51.5190
Doha | الدوحة | Al Dafna | الدفنة | 25.3190 | 51.5270
Doha | الدوحة | West Bay Lagoon | القطيفية | 25.3720 | 51.5190
Doha | الدوحة | The Pearl | اللؤلؤة | 25.3690 | 51.5510
Doha | الدوحة | Katara | كتارا | 25.3600 | 51.5260
Doha | الدوحة | Onaiza | عنيزة | 25.3340 | 51.5130
Doha | الدوحة | Al Markhiya | المرخية | 25.3370 | 51.4930
Doha | الدوحة | Madinat Khalifa North | مدينة خليفة الشمالية | 25.3260 | 51.4770
Doha | الدوحة | Madinat Khalifa South | مدينة خليفة الجنوبية | 25.3150 | 51.4820
Doha | الدوحة | Bin Omran | فريج بن عمران | 25.3030 | 51.4990
Doha | الدوحة | Al Messila | المسيلة | 25.3010 | 51.4790
Doha | الدوحة | Al Sadd | السد | 25.2830 | 51.4980
Doha | الدوحة | Bin Mahmoud | فريج بن محمود | 25.2810 | 51.5130
Doha | الدوحة | Najma | نجمة | 25.2690 | 51.5400
Doha | الدوحة | Al Mansoura | المنصورة | 25.2700 | 51.5290
Doha | الدوحة | Old Airport | المطار القديم | 25.2480 | 51.5570
Doha | الدوحة | Al Hilal | الهلال | 25.2600 | 51.5430
Doha | الدوحة | Nuaija | النعيجة | 25.2500 | 51.5330
Doha | الدوحة | Al Thumama | الثمامة | 25.2280 | 51.5390
Doha | الدوحة | Al Duhail | الدحيل | 25.3480 | 51.4660
Al Rayyan | الريان | Al Rayyan Al Jadeed | الريان الجديد | 25.2990 | 51.4180
Al Rayyan | الريان | Al Rayyan Al Qadeem | الريان القديم | 25.3050 | 51.4390
Al Rayyan | الريان | Education City | المدينة التعليمية | 25.3140 | 51.4380
Al Rayyan | الريان | Al Gharrafa | الغرافة | 25.3330 | 51.4520
Al Rayyan | الريان | Al Luqta | اللقطة | 25.3180 | 51.4570
Al Rayyan | الريان | Bani Hajer | بني هاجر | 25.3170 | 51.4010
Al Rayyan | الريان | Al Waab | الوعب | 25.2610 | 51.4760
Al Rayyan | الريان | Al Aziziyah | العزيزية | 25.2460 | 51.4490
Al Rayyan | الريان | Muaither | معيذر | 25.2740 | 51.4080
Al Rayyan | الريان | Abu Hamour | بوهامور | 25.2370 | 51.4990
Al Rayyan | الريان | Ain Khaled | عين خالد | 25.2230 | 51.4570
Al Rayyan | الريان | Al Mamoura | المعمورة | 25.2450 | 51.5100
Al Rayyan | الريان | Al Sailiya | السيلية | 25.2200 | 51.3760
Al Rayyan | الريان | Al Wajba | الوجبة | 25.3010 | 51.3860
Umm Salal | أم صلال | Umm Salal Mohammed | أم صلال محمد | 25.4170 | 51.4060
Umm Salal | أم صلال | Umm Salal Ali | أم صلال علي | 25.4700 | 51.3970
Umm Salal | أم صلال | Al Kharaitiyat | الخريطيات | 25.3880 | 51.4400
Umm Salal | أم صلال | Izghawa | ازغوى | 25.3560 | 51.4330
Umm Salal | أم صلال | Umm Al Amad | أم العمد | 25.4880 | 51.4130
Umm Salal | أم صلال | Bu Fasseela | بو فسيلة | 25.3950 | 51.4250
Al Daayen | الظعاين | Lusail | لوسيل | 25.4200 | 51.5040
Al Daayen | الظعاين | Fox Hills Lusail | فوكس هيلز لوسيل | 25.4060 | 51.5160
Al Daayen | الظعاين | Umm Qarn | أم قرن | 25.5590 | 51.4620
Al Daayen | الظعاين | Al Ebb | العب | 25.4010 | 51.4640
Al Daayen | الظعاين | Wadi Al Banat | وادي البنات | 25.3960 | 51.4870
Al Daayen | الظعاين | Simaisma | سميسمة | 25.5760 | 51.4840
Al Daayen | الظعاين | Rawdat Al Hamama | روضة الحمامة | 25.4290 | 51.4500
Al Khor and Al Thakhira | الخور والذخيرة | Al Khor City | مدينة الخور | 25.6840 | 51.5060
Al Khor and Al Thakhira | الخور والذخيرة | Al Thakhira | الذخيرة | 25.7330 | 51.5440
Al Khor and Al Thakhira | الخور والذخيرة | Ras Laffan | راس لفان | 25.8940 | 51.5530
Al Khor and Al Thakhira | الخور والذخيرة | Umm Birka | أم بركة | 25.7260 | 51.4690
Al Shamal | الشمال | Madinat Al Shamal | مدينة الشمال | 26.1290 | 51.2010
Al Shamal | الشمال | Al Ruwais | الرويس | 26.1400 | 51.2130
Al Shamal | الشمال | Abu Dhalouf | أبو ظلوف | 26.1240 | 51.1690
Al Shamal | الشمال | Fuwairit | فويرط | 26.0280 | 51.3700
Al Shamal | الشمال | Al Zubarah | الزبارة | 25.9770 | 51.0280
Al Wakrah | الوكرة | Al Wakrah City | مدينة الوكرة | 25.1710 | 51.6030
Al Wakrah | الوكرة | Al Wukair | الوكير | 25.1500 | 51.5370
Al Wakrah | الوكرة | Al Mashaf | المشاف | 25.1860 | 51.5570
Al Wakrah | الوكرة | Mesaieed | مسيعيد | 24.9920 | 51.5490
Al Wakrah | الوكرة | Barwa Village | قرية بروة | 25.2100 | 51.5830
Al Wakrah | الوكرة | Jabal Al Wakrah | جبل الوكرة | 25.1560 | 51.6130
Al Shahaniya | الشحانية | Al Shahaniya City | مدينة الشحانية | 25.3710 | 51.2230
Al Shahaniya | الشحانية | Dukhan | دخان | 25.4290 | 50.7850
Al Shahaniya | الشحانية | Rawdat Rashed | روضة راشد | 25.2340 | 51.2020
Al Shahaniya | الشحانية | Al Jumailiyah | الجميلية | 25.6240 | 51.0860
Al Shahaniya | الشحانية | Al Nasraniya | النصرانية | 25.4160 | 51.0630
`

export const areas: Area[] = rows(6, table).map(([regionEn = '', , en = '', ar = '', lat, lng]) => ({
  key: slug(en),
  region: slug(regionEn),
  name: { en, ar },
  latitude: Number(lat),
  longitude: Number(lng),
}))

export const regions: Region[] = [
  ...new Map(rows(6, table).map((r) => [r[0] ?? '', r[1] ?? ''])).entries(),
].map(([en, ar]) => {
  const own = areas.filter((area) => area.region === slug(en))
  const mean = (of: (area: Area) => number) =>
    Math.round((own.reduce((sum, area) => sum + of(area), 0) / own.length) * 1e4) / 1e4
  return {
    key: slug(en),
    name: { en, ar },
    latitude: mean((a) => a.latitude),
    longitude: mean((a) => a.longitude),
  }
})
