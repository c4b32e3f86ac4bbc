import { addDays, atQatar, formatDay, formatInstant, qatarDay } from '@sufra/contract/kernel/clock'
import { hoursOf, itemHours, noticeOf } from '../../menu/availability/availability.possible.ts'
import { isDuring, isOpen } from '../../menu/availability/availability.times.ts'
import { type Check, eachLine, itemNames, type OrderDraft, quantityOf } from './placement.checks.ts'

const hour = 3_600_000

export const inBoth = (name: string, format: typeof formatDay, at: Date) => ({
  [`${name}_en`]: format(at, 'en'),
  [`${name}_ar`]: format(at, 'ar'),
})

const timeIsAhead: Check = ({ event_at, now }) =>
  event_at <= now ? { code: 'ordering.past', field: 'time', timed: true } : undefined

/** The last day for which an order can be placed now. */
export const lastDay = ({ context, now }: Pick<OrderDraft, 'context' | 'now'>): string =>
  addDays(qatarDay(now), context.days_ahead)

const dayIsNotTooFar: Check = (draft) => {
  const last = lastDay(draft)
  if (draft.input.date <= last) return undefined
  const params = { days: draft.context.days_ahead, ...inBoth('last', formatDay, atQatar(last)) }
  return { code: 'ordering.tooFar', params, field: 'date' }
}

const noticeIsGiven: Check = ({ basket, event_at, now }) => {
  const [slowest] = basket.map(({ item }) => item).toSorted((a, b) => noticeOf(b) - noticeOf(a))
  if (!slowest || event_at.getTime() >= now.getTime() + noticeOf(slowest) * hour) return undefined
  const params = { hours: noticeOf(slowest), ...itemNames(slowest) }
  return { code: 'ordering.notice', params, field: 'time', timed: true }
}

const dayIsNotBooked: Check = ({ context, event_at }) =>
  context.is_booked
    ? {
        code: 'ordering.dayBooked',
        params: inBoth('day', formatDay, event_at),
        field: 'date',
        timed: true,
      }
    : undefined

const storeIsOpen: Check = ({ context, event_at }) =>
  isOpen(context.shifts, event_at)
    ? undefined
    : {
        code: 'ordering.outsideHours',
        params: inBoth('at', formatInstant, event_at),
        field: 'time',
        timed: true,
      }

const areaIsServedThen: Check = ({ context, event_at }) => {
  const [closed] = hoursOf(context.area_from, context.area_to).filter((hours) => !isDuring(hours, event_at))
  if (!closed) return undefined
  const params = { ...closed, area_en: context.area_name_en, area_ar: context.area_name_ar }
  return { code: 'ordering.outsideAreaHours', params, field: 'time', timed: true }
}

/** The drop-off hours of the store, and of items that have their own. */
const isDroppedOffThen: Check = ({ context, basket, event_at }) => {
  const store = { ...context, name_en: context.store_name_en, name_ar: context.store_name_ar }
  for (const { name_en, name_ar, drop_off_from, drop_off_to } of [store, ...basket.map(({ item }) => item)]) {
    const [closed] = hoursOf(drop_off_from, drop_off_to).filter((hours) => !isDuring(hours, event_at))
    if (closed) {
      const params = { ...closed, name_en, name_ar }
      return { code: 'ordering.outsideDropOff', params, field: 'time', timed: true }
    }
  }
  return undefined
}

const itemIsAvailableThen = eachLine(({ item }, field, { event_at }) =>
  isDuring(itemHours(item), event_at)
    ? undefined
    : {
        code: 'ordering.outsideItemHours',
        params: { ...itemHours(item), ...itemNames(item) },
        field: `${field}.item_id`,
        timed: true,
      },
)

export const dayHasCapacity: Check = ({ context, event_at }) =>
  context.day_order_count < context.max_catering_per_day
    ? undefined
    : { code: 'ordering.dayFull', params: inBoth('day', formatDay, event_at), field: 'date', timed: true }

/** Other orders of the day count, pending ones included, and so do all lines of this order. */
export const itemsAreLeft = eachLine(({ item }, field, { context, basket, event_at }) => {
  const taken = context.day_items.find(({ item_id }) => item_id === item.id)?.quantity ?? 0
  const left = Math.max(0, item.quantity_per_day - taken)
  const wanted = quantityOf(basket, item.id)
  if (wanted <= left) return undefined
  const params = { left, wanted, ...itemNames(item), ...inBoth('day', formatDay, event_at) }
  return { code: 'ordering.itemDayFull', params, field: `${field}.quantity`, timed: true }
})

export const timeChecks: readonly Check[] = [
  dayIsNotTooFar,
  timeIsAhead,
  noticeIsGiven,
  dayIsNotBooked,
  storeIsOpen,
  areaIsServedThen,
  isDroppedOffThen,
  itemIsAvailableThen,
  dayHasCapacity,
  itemsAreLeft,
]
