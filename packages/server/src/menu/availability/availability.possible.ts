import type { ItemProblem } from '@sufra/contract/menu/items.problems'
import type { MenuChoice, MenuItem, MenuOption } from './availability.menu.ts'
import { type Hours, nextOpen, type Shift } from './availability.times.ts'

/** Of an option so many portions may be taken. */
export const canTake = ({ min, max }: MenuOption, quantity: number): boolean =>
  quantity >= min && quantity <= max

interface Picked {
  readonly option: MenuOption
  readonly quantity: number
}
const portionsOf = (picked: readonly Picked[]) => picked.reduce((total, { quantity }) => total + quantity, 0)

type Limits = Pick<MenuChoice, 'min' | 'max' | 'max_quantity'>
/** What is wrong with what was picked of a choice, if anything is. */
export function choiceFault({ min, max, max_quantity }: Limits, picked: readonly Picked[]) {
  if (picked.length < min || picked.length > max) return 'ordering.choiceCount'
  return portionsOf(picked) > max_quantity ? 'ordering.choiceQuantity' : undefined
}

/** The hours of notice that an order of it takes. */
export const noticeOf = ({ lead_time, setup_time }: Pick<MenuItem, 'lead_time' | 'setup_time'>): number =>
  lead_time + setup_time

/** The hours of a pair of columns that are both given or both not. */
export const hoursOf = (from: string | null, to: string | null): Hours[] =>
  from === null || to === null ? [] : [{ from, to }]

type ItemTimes = Pick<MenuItem, 'available_from_time' | 'available_to_time' | 'drop_off_from' | 'drop_off_to'>
/** When an item is available is asked of the event's time of day; so are its own hours of delivery. */
export const itemHours = (item: ItemTimes): Hours => ({
  from: item.available_from_time,
  to: item.available_to_time,
})
export const dailyHours = (item: ItemTimes): Hours[] => [
  itemHours(item),
  ...hoursOf(item.drop_off_from, item.drop_off_to),
]

/** Of an item what decides whether it can be ordered at all. */
export type Orderable = ItemTimes &
  Pick<MenuItem, 'max_quantity_per_day' | 'quantity_per_day' | 'lead_time' | 'setup_time'> & {
    readonly choices: readonly MenuChoice[]
  }
/** And of its store. */
export interface OrderTimes {
  readonly days_ahead: number
  readonly drop_off_from: string | null
  readonly drop_off_to: string | null
  readonly shifts: readonly Shift[]
}

/** Whoever takes no more than they must: if that is refused, so is everything. */
const leastOf = ({ options, min }: MenuChoice): Picked[] =>
  options
    .filter((option) => canTake(option, option.min))
    .sort((a, b) => a.min - b.min)
    .slice(0, min)
    .map((option) => ({ option, quantity: option.min }))

function choiceProblem(choice: MenuChoice): ItemProblem | undefined {
  const least = leastOf(choice)
  const fault = choiceFault(choice, least)
  const said = { choice_id: choice.id, choice: { en: choice.name_en, ar: choice.name_ar } }
  if (fault === 'ordering.choiceCount')
    return { what: 'choiceOptions', ...said, least: choice.min, options: least.length }
  if (fault === undefined) return undefined
  return { what: 'choicePortions', ...said, portions: portionsOf(least), most: choice.max_quantity }
}

const someMonday = new Date('2024-01-01T00:00:00+03:00')
/** Is there any time of a week in all of these hours? */
const meets = (shifts: readonly Shift[], daily: readonly Hours[]): boolean =>
  nextOpen({ shifts, daily }, someMonday, () => true) !== undefined

/** A store that is never open itself is not the item's fault. */
function neverMeets(item: ItemTimes, store: OrderTimes): boolean {
  const ofStore = hoursOf(store.drop_off_from, store.drop_off_to)
  return !meets(store.shifts, [...ofStore, ...dailyHours(item)]) && meets(store.shifts, ofStore)
}

/** Answers for many items of one store, most of which have the same hours. */
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
    // The last minute of the last day, seen from the first of today.
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
