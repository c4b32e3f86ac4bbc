import { type Bilingual, both } from './bilingual.ts'
import type { Dish, Trait } from './menu/dish.ts'
import { bullets, doc, paragraph, type RichText } from './rich-text.ts'

type Facts = { serves: number; lead: number; setup: number; traits: Trait[] }

export function describe(dish: Dish, facts: Facts): { en: RichText; ar: RichText } {
  const vessel = servedIn(dish.kind)
  const warnings = facts.traits.flatMap((trait) => traitText[trait] ?? [])
  return {
    en: doc(
      paragraph(`${dish.short.en}.`),
      bullets([
        `Enough for ${facts.serves} guests; more are added one by one.`,
        `Comes in: ${vessel.en.toLowerCase()}.`,
        `Order ${hoursEn(facts.lead)} ahead${facts.setup > 0 ? `; setting up takes ${hoursEn(facts.setup)}` : ''}.`,
        ...warnings.map((text) => text.en),
      ]),
    ),
    ar: doc(
      paragraph(`${dish.short.ar}.`),
      bullets([
        `يكفي ${personsAr(facts.serves)}، ويمكن إضافة المزيد شخصًا شخصًا.`,
        `يُقدَّم في: ${vessel.ar}.`,
        `يُطلب قبل الموعد بـ${hoursAr(facts.lead)}${facts.setup > 0 ? `، ويستغرق التجهيز ${hoursAr(facts.setup)}` : ''}.`,
        ...warnings.map((text) => text.ar),
      ]),
    ),
  }
}

const traitText: Partial<Record<Trait, Bilingual>> = {
  nuts: both('Contains nuts.', 'يحتوي على مكسرات.'),
  sea: both('Contains fish or shellfish.', 'يحتوي على سمك أو قشريات.'),
  spicy: both('Hot; can be made milder on request.', 'حار، ويمكن تخفيفه عند الطلب.'),
  vegan: both('Nothing of animal origin.', 'بلا أي مكوّن حيواني.'),
  gf: both('No wheat in the recipe.', 'لا قمح في الوصفة.'),
  sugarfree: both('No added sugar.', 'بلا سكر مضاف.'),
  live: both('Our people cook and serve at your place.', 'يطبخ طاقمنا ويقدّم في مكانكم.'),
}

const vessels: Record<string, Bilingual> = {
  rice: both('Large steel tray', 'صينية ستيل كبيرة'),
  whole: both('Wedding tray on a stand', 'صينية أعراس على حامل'),
  bowl: both('Covered bowl', 'وعاء بغطاء'),
  grill: both('Wooden board under foil', 'لوح خشبي مغلف'),
  flat: both('Bakery boxes', 'علب المخبز'),
  pide: both('Bakery boxes', 'علب المخبز'),
  noodle: both('Oven tray', 'صينية فرن'),
  salad: both('Glass bowl', 'وعاء زجاجي'),
  rolls: both('Round platter', 'صحن دائري'),
  bites: both('Lined basket', 'سلة مبطنة'),
  sweet: both('Sweet tray', 'صينية حلويات'),
  dates: both('Gift box', 'علبة هدايا'),
  cups: both('Flasks with cups', 'ترامس مع فناجين'),
  glass: both('Cooled bottles', 'قوارير مبردة'),
  box: both('Sealed boxes', 'علب محكمة الإغلاق'),
  buffet: both('Chafing dishes on dressed tables', 'صحون تسخين على طاولات مفروشة'),
  pan: both('Iron pan', 'مقلاة حديد'),
  tagine: both('Clay tagine', 'طاجين فخار'),
  mezze: both('Tray with small bowls', 'صينية بصحون صغيرة'),
  bread: both('Bread basket', 'سلة خبز'),
  fruit: both('Carved platter', 'صحن تقديم'),
  stack: both('Serving stand', 'حامل تقديم'),
  plate: both('Oval platter', 'صحن بيضاوي'),
}

export function servedIn(kind: string): Bilingual {
  const vessel = vessels[kind]
  if (!vessel) throw new Error(`No vessel for ${kind}`)
  return vessel
}

const hoursEn = (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`)

/** Arabic counts: dual for two, plural from three to ten, singular accusative above. */
const hoursAr = (hours: number) =>
  hours === 1 ? 'ساعة واحدة' : hours === 2 ? 'ساعتين' : remainder(hours, 'ساعات', 'ساعة')

const personsAr = (persons: number) =>
  persons === 1 ? 'شخصًا واحدًا' : persons === 2 ? 'شخصين' : remainder(persons, 'أشخاص', 'شخصًا')

function remainder(count: number, few: string, many: string): string {
  const rest = count % 100
  return `${count} ${rest >= 3 && rest <= 10 ? few : many}`
}
