import { type Bilingual, pairs } from './bilingual.ts'
import { names } from './names.ts'
import { areas } from './places.ts'
import type { Random } from './random.ts'

type Person = { name: Bilingual; female: boolean }

export function personName(rng: Random): Person {
  const group = rng.weighted([
    [names.gulf, 42],
    [names.levant, 26],
    [names.southAsia, 18],
    [names.philippines, 7],
    [names.west, 4],
    [names.northAfrica, 4],
  ])
  const female = rng.chance(0.48)
  const first = rng.pick(female ? group.female : group.male)
  const last = rng.pick(group.last)
  return { name: { en: `${first.en} ${last.en}`, ar: `${first.ar} ${last.ar}` }, female }
}

/** A unique mobile number for an index: 974, a mobile prefix and six scattered digits. */
export function mobile(index: number): string {
  const prefixes = ['33', '55', '66', '77', '50', '30', '31', '70', '71', '74']
  const scattered = (index * 387_420_489 + 71_993) % 10_000_000
  return `974${prefixes[Math.floor(scattered / 1_000_000)]}${String(scattered % 1_000_000).padStart(6, '0')}`
}

type CustomerAddress = {
  name: Bilingual
  area: string
  street_number: string
  building_number: string
  latitude: number
  longitude: number
}

type Customer = {
  fullname: string
  email: string
  mobile: string
  language: 'en' | 'ar'
  photo: string | null
  active: boolean
  blocked: boolean
  addresses: CustomerAddress[]
}

const addressNames = pairs(`
Home | البيت
Majlis | المجلس
Office | المكتب
Family house | بيت العائلة
Farm | العزبة
School | المدرسة
`)

/** Independent of `count`: customer 7 is the same person in a demo of any size. */
export function customer(index: number, rng: Random): Customer {
  const own = rng.fork(`customer/${index}`)
  const person = personName(own)
  const language = own.chance(0.55) ? 'ar' : 'en'
  return {
    fullname: person.name[language],
    email: `${person.name.en
      .toLowerCase()

      .replace(/[^a-z]+/g, '.')}.${index + 1}@example.com`,
    mobile: mobile(index),
    language,
    photo: own.chance(0.35)
      ? `avatar-${String((person.female ? 12 : 0) + own.int(0, 11)).padStart(2, '0')}`
      : null,
    active: own.chance(0.93),
    blocked: own.chance(0.02),
    addresses: own.sample(addressNames, own.pick([1, 1, 1, 2, 2, 3])).map((name) => address(name, own)),
  }
}

function address(name: Bilingual, rng: Random): CustomerAddress {
  // Most customers live in and around Doha.
  const area = rng.weighted(
    areas.map((one) => [one, one.region === 'doha' ? 4 : one.region === 'al-rayyan' ? 3 : 1]),
  )
  const metres = () => (rng.next() - 0.5) * 0.014
  return {
    name,
    area: area.key,
    street_number: String(rng.int(200, 999)),
    building_number: String(rng.int(1, 190)),
    latitude: Math.round((area.latitude + metres()) * 1e6) / 1e6,
    longitude: Math.round((area.longitude + metres()) * 1e6) / 1e6,
  }
}
