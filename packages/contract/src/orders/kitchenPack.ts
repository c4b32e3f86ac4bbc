import { z } from 'zod'
import { addDays, isDay } from '../kernel/clock.ts'
import { Day, Id, Instant } from '../kernel/fields.ts'

const Translated = z.object({ en: z.string(), ar: z.string() })
const Named = z.object({ name_en: z.string(), name_ar: z.string() })
const Portion = Named.extend({ quantity: z.int() })
/** An option of a choice or addon. The group matters: "Regular" of one group is not "Regular" of another. */
const GroupPortion = Portion.extend({ group_en: z.string(), group_ar: z.string() })

/** The number of servings, the people each is for, and the people ordered for in total. */
export const Servings = z.object({ enough_for: z.int(), servings: z.int(), people: z.int() })
export type Servings = z.output<typeof Servings>

/** An item summed over all orders, with its choices and addons. `quantity` is people. */
const CookedItem = Portion.extend({
  orders: z.int(),
  servings: z.array(Servings),
  choices: z.array(GroupPortion),
  addons: z.array(GroupPortion),
})

export const KitchenPack = z.object({
  date: z.iso.date(),
  date_to: z.iso.date(),
  store: z.object({ id: Id, name: Translated }),
  /** Items summed over all days. */
  items: z.array(CookedItem),
  /** Items of each day that has orders. */
  days: z.array(z.object({ date: z.iso.date(), items: z.array(CookedItem) })),
  /** Sorted by delivery time. */
  slips: z.array(
    z.object({
      id: Id,
      date: z.iso.date(),
      picked_time_iso_date: Instant,
      delivery_area: Translated.nullable(),
      customer: z.string(),
      notes: z.string(),
      lines: z.array(
        Portion.extend({
          /** Null if the item is not ordered by servings of several people. */
          servings: Servings.nullable(),
          additionalDemandsText: z.string(),
          choices: z.array(GroupPortion),
          addons: z.array(GroupPortion),
        }),
      ),
    }),
  ),
})
export type KitchenPack = z.output<typeof KitchenPack>

export const kitchenDays = 31

interface Span {
  readonly date: string
  readonly date_to?: string | undefined
}
const inOrder = ({ date, date_to = date }: Span): boolean => date_to >= date
/** Also called with invalid days, which are reported at their own field. */
const fewDays = ({ date, date_to = date }: Span): boolean =>
  !isDay(date) || date_to < addDays(date, kitchenDays)

/** One day, or the days up to and including `date_to`. */
const span = { date: Day, date_to: Day.optional() }
const late = { path: ['date_to'], error: 'day.order' }
const many = { path: ['date_to'], error: 'day.many' }

export const KitchenPackFields = z
  .strictObject({ restaurant_store_id: Id, ...span })
  .refine(inOrder, late)
  .refine(fewDays, many)
export const KitchenStoresFields = z
  .strictObject({ restaurant_store_id: Id.optional(), ...span })
  .refine(inOrder, late)
  .refine(fewDays, many)
