import { expect, test } from 'vitest'
import { addonSets } from './addon-sets.ts'
import { buildCatalogue } from './catalogue.ts'
import { choiceSets } from './choice-sets.ts'
import { weekDays } from './hours.ts'
import { cuisines } from './menu/index.ts'
import { orderNotes, reviewPhrases } from './phrases.ts'

const catalogue = buildCatalogue()
const arabic = /[\u0600-\u06FF]/
const latin = /[A-Za-z]/

test('has as much of everything as a marketplace needs', () => {
  expect(catalogue.regions).toHaveLength(8)
  expect(catalogue.areas.length).toBeGreaterThanOrEqual(60)
  expect(catalogue.restaurants.length).toBeGreaterThanOrEqual(14)
  expect(catalogue.stores).toHaveLength(32)
  expect(catalogue.items.length).toBeGreaterThanOrEqual(420)
  expect(catalogue.customers).toHaveLength(500)
  for (const groups of Object.values(cuisines)) {
    expect(groups.flatMap((group) => group.dishes).length).toBeGreaterThanOrEqual(25)
  }
  expect(orderNotes.length).toBeGreaterThanOrEqual(20)
  expect(
    reviewPhrases.good.length + reviewPhrases.fair.length + reviewPhrases.poor.length,
  ).toBeGreaterThanOrEqual(20)
  expect(catalogue.faqs.length).toBeGreaterThanOrEqual(8)
})

test('makes the same marketplace from the same seed, and another one from another seed', () => {
  expect(buildCatalogue()).toEqual(catalogue)
  expect(buildCatalogue({ seed: 7 }).items).not.toEqual(catalogue.items)
  expect(buildCatalogue({ customers: 20 }).customers).toEqual(catalogue.customers.slice(0, 20))
})

test('has every text in both languages, Arabic in Arabic letters', () => {
  let seen = 0
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) walk(one, `${path}[${i}]`)
    else if (value !== null && typeof value === 'object') {
      if ('en' in value && 'ar' in value) {
        seen++
        const en = plain(value.en)
        const ar = plain(value.ar)
        expect(en, path).toMatch(latin)
        expect(en, path).not.toMatch(arabic)
        expect(ar, path).toMatch(arabic)
        expect(ar, path).not.toMatch(latin)
      } else for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`)
    }
  }
  walk({ ...catalogue, orderNotes, reviewPhrases, choiceSets, addonSets }, 'catalogue')
  expect(seen).toBeGreaterThan(3000)
})

/** All text of a rich text, or the text itself. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plain).join(' ')
  if (value !== null && typeof value === 'object') {
    return 'text' in value ? plain(value.text) : 'content' in value ? plain(value.content) : ''
  }
  return ''
}

test('has unique keys, sign-ins and codes', () => {
  const unique = (list: string[]) => expect(list.filter((one, i) => list.indexOf(one) !== i)).toEqual([])
  for (const list of [
    catalogue.regions,
    catalogue.areas,
    catalogue.restaurants,
    catalogue.stores,
    catalogue.items,
  ]) {
    unique(list.map((one) => one.key))
  }
  unique(catalogue.subcategories.map((one) => one.key))
  const users = catalogue.stores.flatMap((store) => store.users)
  unique([...catalogue.staff, ...catalogue.restaurants, ...users].map((one) => one.email))
  unique([...catalogue.customers, ...users].map((one) => one.mobile))
  unique(catalogue.customers.map((one) => one.email))
  for (const list of [catalogue.filters, catalogue.globalCategories]) {
    unique(list.map((one) => one.code))
    for (const one of list) expect(one.code.length).toBeLessThanOrEqual(5)
  }
  unique(catalogue.coupons.map((one) => one.code))
  for (const { code } of catalogue.coupons) expect(code).toMatch(/^[A-Z0-9]{6}$/)
})

test('has phone numbers of 974 and eight digits', () => {
  const phones = [...catalogue.restaurants, ...catalogue.stores].map((one) => one.phone)
  const mobiles = [...catalogue.customers, ...catalogue.stores.flatMap((store) => store.users)].map(
    (one) => one.mobile,
  )
  for (const phone of [...phones, ...mobiles]) expect(phone).toMatch(/^974[3-7]\d{7}$/)
})

test('has locations in Qatar and in their municipality', () => {
  for (const place of [...catalogue.areas, ...catalogue.regions, ...catalogue.stores]) {
    expect(place.latitude).toBeGreaterThan(24.4)
    expect(place.latitude).toBeLessThan(26.3)
    expect(place.longitude).toBeGreaterThan(50.7)
    expect(place.longitude).toBeLessThan(51.7)
  }
  const regions = new Set(catalogue.regions.map((one) => one.key))
  const areas = new Map(catalogue.areas.map((one) => [one.key, one]))
  for (const area of catalogue.areas) expect(regions).toContain(area.region)
  for (const store of catalogue.stores) {
    for (const region of store.delivery) {
      for (const { area } of region.areas) expect(areas.get(area)?.region).toBe(region.region)
      expect(new Set(region.areas.map((one) => one.area)).size).toBe(region.areas.length)
    }
    const own = areas.get(store.area)
    expect(store.delivery[0]?.region).toBe(own?.region)
  }
})

test('has plausible prices and figures of items', () => {
  const categories = new Set(catalogue.globalCategories.map((one) => one.code))
  const filters = new Set(catalogue.filters.map((one) => one.code))
  for (const item of catalogue.items) {
    const label = `${item.key} ${item.promoted_price}`
    expect(item.promoted_price, label).toBeGreaterThanOrEqual(1000)
    expect(item.promoted_price, label).toBeLessThanOrEqual(item.original_price)
    expect(item.price_per_unit * item.enough_for, label).toBeLessThanOrEqual(item.promoted_price * 1.5)
    expect(item.price_per_unit, label).toBeGreaterThan(0)
    expect(item.max_quantity_per_day).toBeLessThanOrEqual(item.quantity_per_day)
    expect(item.available_from_time < item.available_to_time, label).toBe(true)
    expect(item.special_fees_amount > 0).toBe(item.delivery_type === 'specialFees')
    for (const amount of [
      item.original_price,
      item.promoted_price,
      item.price_per_unit,
      item.special_fees_amount,
    ]) {
      expect(Number.isInteger(amount), label).toBe(true)
    }
    expect(item.global_categories.length && item.filters.length && item.requirements.length).toBeGreaterThan(
      0,
    )
    for (const code of item.global_categories) expect(categories).toContain(code)
    for (const code of item.filters) expect(filters).toContain(code)
    for (const at of item.requirements) expect(catalogue.requirements[at]).toBeDefined()
    expect(catalogue.units[item.unit]).toBeDefined()
  }
})

test('has choices and addons that can be satisfied for about half of the items', () => {
  const withChoices = catalogue.items.filter((item) => item.choices.length > 0)
  expect(withChoices.length / catalogue.items.length).toBeGreaterThan(0.4)
  expect(withChoices.length / catalogue.items.length).toBeLessThan(0.7)
  for (const choice of withChoices.flatMap((item) => item.choices)) {
    expect(choice.min_selection_needed).toBeLessThanOrEqual(choice.max_selection_needed)
    expect(choice.max_selection_needed).toBeLessThanOrEqual(choice.max_quantity)
    expect(choice.max_selection_needed).toBeLessThanOrEqual(choice.options.length)
    for (const option of choice.options)
      expect(option.min_selection).toBeLessThanOrEqual(option.max_selection)
  }
  for (const option of catalogue.items.flatMap((item) => item.addons).flatMap((addon) => addon.options)) {
    expect(option.price).toBeGreaterThan(0)
    expect(option.max_selection).toBeGreaterThan(0)
  }
})

test('has no overlapping working hours, across midnight or the week’s end either', () => {
  for (const store of catalogue.stores) {
    const shifts = store.hours
      .map((hour) => {
        const start = weekDays.indexOf(hour.week_day) * 1440 + minutes(hour.start_time)
        const length = (minutes(hour.end_time) - minutes(hour.start_time) + 1440) % 1440
        return { start, end: start + length }
      })
      .sort((a, b) => a.start - b.start)
    for (const [i, shift] of shifts.entries()) {
      const next = shifts[i + 1] ?? { start: (shifts[0]?.start ?? 0) + 7 * 1440 }
      expect(shift.end, store.key).toBeLessThanOrEqual(next.start)
    }
  }
})

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test('has consecutive booked ranges that leave today and tomorrow free', () => {
  for (const store of catalogue.stores) {
    for (const [i, range] of store.booked.entries()) {
      expect(range.from_day).toBeLessThanOrEqual(range.to_day)
      expect(range.from_day <= 1 && range.to_day >= 0, store.key).toBe(false)
      const next = store.booked[i + 1]
      if (next) expect(next.from_day).toBeGreaterThan(range.to_day)
    }
  }
})

test('has offers, coupons and collections of existing rows', () => {
  const stores = new Set(catalogue.stores.map((one) => one.key))
  const items = new Map(catalogue.items.map((one) => [one.key, one]))
  for (const offer of catalogue.offers) {
    expect(stores).toContain(offer.store)
    if (offer.item !== null) expect(items.get(offer.item)?.store).toBe(offer.store)
    expect(offer.item === null).toBe(offer.type === 'Store')
  }
  for (const coupon of catalogue.coupons) {
    expect(coupon.all_stores).toBe(coupon.stores.length === 0)
    for (const entry of coupon.stores) {
      for (const item of entry.items) expect(items.get(item)?.store).toBe(entry.store)
    }
  }
  for (const collection of catalogue.collections) {
    expect(collection.stores.length).toBeGreaterThan(0)
    for (const store of collection.stores) expect(stores).toContain(store)
    for (const item of collection.items) expect(items.get(item)?.store).toBe(collection.stores[0])
  }
})
