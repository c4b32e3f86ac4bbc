import type { components } from '@sufra/client'
import { addDays, qatarDay, qatarTime } from '@sufra/contract/kernel/clock'
import type { Random } from './catalog/random.ts'
import { demands, notes, type Person } from './simulatorPeople.ts'

type Shapes = components['schemas']
export type Store = Shapes['Store']
export type Item = Shapes['Item']
export type Hours = Shapes['OrderingWorkingHoursAnswer']['storeHours']
export type OrderBody = Shapes['Basket']

/** A store, as known to customers. */
export interface Shop {
  readonly store: Store
  readonly menu: readonly Item[]
  readonly hours: Hours
}

const minute = 60_000

/** Orders per hour of a day in Qatar: quiet nights, a rise to lunch and a higher one to dinner. */
const perHour = [
  14, 12, 12, 12, 12, 12, 14, 18, 24, 30, 34, 38, 40, 36, 28, 26, 30, 36, 42, 44, 40, 32, 24, 18,
] as const

/** The random time until the next order, without bursts or long silences. */
export function gap(now: Date, speed: number, random: Random): number {
  const mean = (60 * minute) / (perHour[Number(qatarTime(now).slice(0, 2))] ?? 30)
  const drawn = -Math.log(1 - random.next()) * mean
  return Math.min(Math.max(drawn, mean / 4), mean * 2) / speed
}

const partySize = (random: Random): number =>
  random.weighted([
    [random.int(8, 20), 45],
    [random.int(20, 50), 35],
    [random.int(50, 120), 15],
    [random.int(120, 300), 5],
  ])

/** Most caterings are for this week, some for a wedding in a month. Never today: kitchens need notice. */
const daysAhead = (random: Random): number =>
  random.weighted([
    [random.int(1, 2), 30],
    [random.int(3, 7), 40],
    [random.int(8, 20), 22],
    [random.int(21, 45), 8],
  ])

/** Coupon codes that customers try; not all of them work, or work everywhere. */
const triedCoupons = [
  'SUFRA5',
  'SUFRA5',
  'AHLAN1',
  'JUMAA7',
  'MEZZE8',
  'OFFICE',
  'KARAK3',
  'SWEET6',
  'EID24A',
]

const weekDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

/** A random day, preferably one on which the store is open. */
function openDay({ store, hours }: Shop, now: Date, random: Random): string {
  for (let tries = 0; ; tries++) {
    const day = addDays(qatarDay(now), daysAhead(random))
    const booked = store.booked_days.some((range) => range.start_date <= day && day <= range.end_date)
    if (tries === 10 || (!booked && hours.some(({ week_day }) => week_day === weekDay(day)))) return day
  }
}

const mealTime = (random: Random): string => {
  const hour = random.weighted([
    [random.int(8, 10), 15],
    [random.int(11, 14), 40],
    [random.int(17, 21), 45],
  ])
  return `${String(hour).padStart(2, '0')}:${random.pick(['00', '00', '15', '30', '30', '45'])}`
}

type Choice = Item['choices'][number]

function picksOf(choice: Choice, random: Random): { option_id: number; quantity: number }[] {
  const most = Math.min(choice.max, choice.options.length)
  if (most < choice.min) return []
  const options = random.sample(
    choice.options,
    random.int(choice.min, Math.max(choice.min, Math.min(most, 3))),
  )
  return options.map(({ id, min }) => ({ option_id: id, quantity: min }))
}

function addonsOf(item: Item, random: Random): { option_id: number; quantity: number }[] {
  const addon = item.addons.filter(({ options }) => options.length > 0)
  if (addon.length === 0 || random.chance(0.6)) return []
  const option = random.pick(random.pick(addon).options)
  return [{ option_id: option.id, quantity: random.int(option.min, Math.min(option.max, option.min + 2)) }]
}

const when = (shop: Shop, now: Date, random: Random) => ({
  date: openDay(shop, now, random),
  time: mealTime(random),
})

/** An order this person might place now; undefined if the store sells nothing suitable. */
export function planOrder(shop: Shop, person: Person, now: Date, random: Random): OrderBody | undefined {
  const { store, menu } = shop
  const payment_method = random.chance(0.45) ? 'creditcard' : 'cashondelivery'
  const sold = menu.filter((item) => item.max_quantity_per_day > 0)
  const fitting = payment_method === 'creditcard' ? sold : sold.filter((item) => item.cash_on_delivery)
  if (fitting.length === 0 || store.areas.length === 0) return undefined
  const people = partySize(random)
  const { fullname, mobile, email, language, address } = person
  return {
    store_id: store.id,
    area_id: random.pick(store.areas).area_id,
    ...when(shop, now, random),
    payment_method,
    language,
    customer: { fullname, mobile, ...(email && { email }) },
    address,
    notes: random.pick(notes[language]),
    ...(random.chance(0.2) && { coupon_code: random.pick(triedCoupons) }),
    items: random.sample(fitting, random.int(1, Math.min(5, fitting.length))).map((item) => ({
      item_id: item.id,
      quantity: Math.min(people, item.max_quantity_per_day),
      additionalDemandsText: random.pick(demands[language]),
      choices: item.choices.flatMap((choice) => picksOf(choice, random)),
      addons: addonsOf(item, random),
    })),
  }
}

const anotherTime = /^ordering\.(past|notice|dayBooked|outside\w+|dayFull|itemDayFull)$/

/** The changed order after an error; undefined to look elsewhere. */
export function reconsider(
  body: OrderBody,
  code: string,
  shop: Shop,
  now: Date,
  random: Random,
): OrderBody | undefined {
  if (anotherTime.test(code)) return { ...body, ...when(shop, now, random) }
  if (code.startsWith('ordering.cash')) return { ...body, payment_method: 'creditcard' }
  if (!code.startsWith('ordering.coupon')) return undefined
  const { coupon_code, ...without } = body
  return without
}
