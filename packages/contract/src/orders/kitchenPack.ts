import { z } from 'zod'
import { addDays, isDay } from '../kernel/clock.ts'
import { Day, Id, Instant } from '../kernel/fields.ts'

const Translated = z.object({ en: z.string(), ar: z.string() })
const Named = z.object({ name_en: z.string(), name_ar: z.string() })
const Portion = Named.extend({ quantity: z.int() })
/** Of a choice or an addon: "Regular" of one group is not "Regular" of another. */
const GroupPortion = Portion.extend({ group_en: z.string(), group_ar: z.string() })

/** So many servings, each for so many people, and for how many people they are ordered in all. */
export const Servings = z.object({ enough_for: z.int(), servings: z.int(), people: z.int() })
export type Servings = z.output<typeof Servings>

/** An item of all orders together, with its choices and addons summed. `quantity` is people. */
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
  /** Of all days together. */
  items: z.array(CookedItem),
  /** Of each day that has orders. */
  days: z.array(z.object({ date: z.iso.date(), items: z.array(CookedItem) })),
  /** In order of drop-off. */
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
          /** Null of what is not ordered by servings of several people. */
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
/** Asked of what is no day too: that is told at its own field. */
const fewDays = ({ date, date_to = date }: Span): boolean =>
  !isDay(date) || date_to < addDays(date, kitchenDays)

/** One day, or from it to `date_to`, both included. */
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
