import type { ItemProblem } from '@sufra/contract/menu/items.problems'
import type { MenuChoice, MenuItem, MenuOption } from './availability.menu.ts'
import { type Hours, nextOpen, type Shift } from './availability.times.ts'

/** Whether so many portions of an option are allowed. */
export const canTake = ({ min, max }: MenuOption, quantity: number): boolean =>
  quantity >= min && quantity <= max

interface Picked {
  readonly option: MenuOption
  readonly quantity: number
}
const portionsOf = (picked: readonly Picked[]) => picked.reduce((total, { quantity }) => total + quantity, 0)

type Limits = Pick<MenuChoice, 'min' | 'max' | 'max_quantity'>
/** The violation of the picks of a choice, if any. */
export function choiceFault({ min, max, max_quantity }: Limits, picked: readonly Picked[]) {
  if (picked.length < min || picked.length > max) return 'ordering.choiceCount'
  return portionsOf(picked) > max_quantity ? 'ordering.choiceQuantity' : undefined
}

/** The hours of notice that an item needs. */
export const noticeOf = ({ lead_time, setup_time }: Pick<MenuItem, 'lead_time' | 'setup_time'>): number =>
  lead_time + setup_time

/** The hours of a pair of columns, which are both set or both null. */
export const hoursOf = (from: string | null, to: string | null): Hours[] =>
  from === null || to === null ? [] : [{ from, to }]

type ItemTimes = Pick<MenuItem, 'available_from_time' | 'available_to_time' | 'drop_off_from' | 'drop_off_to'>
/** An item's availability applies to the event's time of day, and so do its own drop-off hours. */
export const itemHours = (item: ItemTimes): Hours => ({
  from: item.available_from_time,
  to: item.available_to_time,
})
export const dailyHours = (item: ItemTimes): Hours[] => [
  itemHours(item),
  ...hoursOf(item.drop_off_from, item.drop_off_to),
]

/** The columns of an item that decide whether it can be ordered at all. */
type Orderable = ItemTimes &
  Pick<MenuItem, 'max_quantity_per_day' | 'quantity_per_day' | 'lead_time' | 'setup_time'> & {
    readonly choices: readonly MenuChoice[]
  }
/** The columns of its store that decide the same. */
interface OrderTimes {
  readonly days_ahead: number
  readonly drop_off_from: string | null
  readonly drop_off_to: string | null
  readonly shifts: readonly Shift[]
}

/** The minimal picks: if these are rejected, so are all others. */
const leastOf = ({ options, min }: MenuChoice): Picked[] =>
  options
    .filter((option) => canTake(option, option.min))
    .sort((a, b) => a.min - b.min)
    .slice(0, min)
    .map((option) => ({ option, quantity: option.min }))

function choiceProblem(choice: MenuChoice): ItemProblem | undefined {
  const least = leastOf(choice)
  const fault = choiceFault(choice, least)
  const subject = { choice_id: choice.id, choice: { en: choice.name_en, ar: choice.name_ar } }
  if (fault === 'ordering.choiceCount')
    return { what: 'choiceOptions', ...subject, least: choice.min, options: least.length }
  if (fault === undefined) return undefined
  return { what: 'choicePortions', ...subject, portions: portionsOf(least), most: choice.max_quantity }
}

const someMonday = new Date('2024-01-01T00:00:00+03:00')
/** Whether any time of the week is within all of these hours. */
const meets = (shifts: readonly Shift[], daily: readonly Hours[]): boolean =>
  nextOpen({ shifts, daily }, someMonday, () => true) !== undefined

/** False if the store itself is never open, which is not the item's problem. */
function neverMeets(item: ItemTimes, store: OrderTimes): boolean {
  const ofStore = hoursOf(store.drop_off_from, store.drop_off_to)
  return !meets(store.shifts, [...ofStore, ...dailyHours(item)]) && meets(store.shifts, ofStore)
}

/** Finds the problems of many items of one store, most of which have the same hours. */
export function problemFinder(store: OrderTimes): (item: Orderable) => ItemProblem[] {
  const known = new Map<string, boolean>()
  const isNever = (item: ItemTimes) => {
    const key = JSON.stringify(dailyHours(item))
    const never = known.get(key) ?? neverMeets(item, store)
    known.set(key, never)
    return never
  }
  return (item) => {
    const hours = noticeOf(item)
    // From the first minute of today to the last minute of the last day.
    const tooLong = hours >= (store.days_ahead + 1) * 24
    return [
      ...item.choices.filter(({ shown }) => shown).flatMap((choice) => choiceProblem(choice) ?? []),
      ...(item.max_quantity_per_day < 1 ? [{ what: 'orderLimit' } as const] : []),
      ...(item.quantity_per_day < 1 ? [{ what: 'dayLimit' } as const] : []),
      ...(tooLong ? [{ what: 'notice', hours, days: store.days_ahead } as const] : []),
      ...(isNever(item) ? [{ what: 'hours' } as const] : []),
    ]
  }
}
