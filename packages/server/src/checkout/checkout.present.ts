import type { PublicItem, PublicStore, Quote } from '@sufra/contract/checkout/checkout'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { z } from 'zod'
import { picture } from '../kernel/images/auditedImage.ts'
import { bestOffer, type Offer } from '../menu/availability/availability.discounts.ts'
import type { MenuItem, MenuOption } from '../menu/availability/availability.menu.ts'
import type { StoreRow } from '../menu/availability/availability.stores.ts'
import type { OrderDraft } from '../orders/placement/placement.checks.ts'

export const translated = (row: { name_en: string; name_ar: string }) => ({
  en: row.name_en,
  ar: row.name_ar,
})

export const presentStore = (store: StoreRow): z.output<typeof PublicStore> => ({
  ...store,
  name: translated(store),
  description: { en: store.description_en, ar: store.description_ar },
  logo: picture(store.logo),
  thumb: picture(store.thumb),
  areas: store.areas.map((area) => ({ ...area, name: translated(area) })),
})

const presentOption = (option: MenuOption) => ({ ...option, name: translated(option) })

export const presentItem = (item: MenuItem, offers: readonly Offer[]): z.output<typeof PublicItem> => ({
  ...item,
  offer_discount: bestOffer(offers, item.id)?.discount ?? 0,
  name: translated(item),
  short_description: { en: item.short_description_en, ar: item.short_description_ar },
  image: picture(item.image),
  choices: item.choices.map((choice) => ({
    ...choice,
    name: translated(choice),
    options: choice.options.map(presentOption),
  })),
  addons: item.addons.map((addon) => ({
    id: addon.id,
    name: translated(addon),
    options: addon.options.map(presentOption),
  })),
})

export const presentQuote = (
  { context, price }: OrderDraft,
  advance_due: Dirhams,
): z.output<typeof Quote> => ({
  ...price,
  lines: price.lines.map((line) => ({ ...line, item_id: line.item.id, name: translated(line.item) })),
  coupon: context.coupon && { code: context.coupon.code, discount: context.coupon.discount },
  welcome_discount: price.welcome_discount_value > 0 ? (context.welcome?.value ?? 0) : 0,
  advance_due,
})
