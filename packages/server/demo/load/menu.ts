import type { MenuItem } from '../../src/menu/availability/availability.menu.ts'
import type { Item } from '../catalog/items.ts'
import { type Context, idsOf, named, stamped } from './context.ts'
import { optionRows } from './options.ts'
import type { Row, Tables } from './tables.ts'

/** The platform's lists for menus. The unit person exists already, with id 1. */
function listRows({ catalogue, image }: Context): Tables {
  const coded = (list: Context['catalogue']['filters']) =>
    list.map(({ code, name, icon }, index) => ({
      id: index + 1,
      ...named(name),
      slug: code,
      image_id: image('icons', icon),
      sorting_index: index + 1,
    }))
  const requirements = catalogue.requirements.map((name, index) => ({
    id: index + 1,
    ...named(name),
    sorting_index: index + 1,
  }))
  return {
    units: catalogue.units.map((name, index) => ({ id: index + 1, ...named(name) })).slice(1),
    requirements,
    filters: coded(catalogue.filters),
    global_categories: coded(catalogue.globalCategories),
  }
}

const itemRow = (context: Context, item: Item, id: number, store_id: number, sub_category_id: number) => ({
  id,
  store_id,
  sub_category_id,
  ...named(item.name),
  dish_en: item.served_in.en,
  dish_ar: item.served_in.ar,
  short_description_en: item.short.en,
  short_description_ar: item.short.ar,
  description_en: item.description.en,
  description_ar: item.description.ar,
  thumb_id: context.image('items', item.photo),
  delivery_type: item.delivery_type,
  special_fees_amount: item.special_fees_amount,
  quantity_per_day: item.quantity_per_day,
  max_quantity_per_day: item.max_quantity_per_day,
  item_unit_id: item.unit + 1,
  original_price: item.original_price,
  promoted_price: item.promoted_price,
  price_per_unit: item.price_per_unit,
  enough_for: item.enough_for,
  lead_time: item.lead_time,
  available_from_time: item.available_from_time,
  available_to_time: item.available_to_time,
  setup_time: item.setup_time,
  max_time: item.max_time,
  show: item.show,
  show_on_restaurant_manager: item.show_on_restaurant_manager,
  cash_on_delivery: item.cash_on_delivery,
  required_location: item.required_location,
  sorting_index: item.sorting_index,
  ...stamped(context.clock.ago(430)),
})

export function menuRows(context: Context) {
  const { catalogue, image } = context
  const storeId = idsOf(catalogue.stores)
  const subcategoryId = idsOf(catalogue.subcategories)
  const filterIds = new Map(catalogue.filters.map(({ code }, index) => [code, index + 1]))
  const categoryIds = new Map(catalogue.globalCategories.map(({ code }, index) => [code, index + 1]))
  const items = catalogue.items.map((item, index) => ({ item, id: index + 1 }))
  const options = optionRows(items)
  const links = (column: string, idsOfItem: (item: Item) => (number | undefined)[]): Row[] =>
    items.flatMap(({ item, id }) => idsOfItem(item).map((other) => ({ item_id: id, [column]: other })))
  const tables: Tables = {
    ...listRows(context),
    subcategories: catalogue.subcategories.map((one, index) => ({
      id: index + 1,
      store_id: storeId(one.store),
      ...named(one.name),
      image_id: image('items', one.photo),
      status: one.status,
      sorting_index: one.sorting_index,
    })),
    items: items.map(({ item, id }) =>
      itemRow(context, item, id, storeId(item.store), subcategoryId(item.subcategory)),
    ),
    item_images: items.flatMap(({ item, id }) =>
      item.gallery.flatMap((photo, index) => {
        const file_id = image('gallery', photo)
        return file_id === null
          ? []
          : [{ item_id: id, file_id, is_default: index === 0, sorting_index: index + 1 }]
      }),
    ),
    item_requirements: links('requirement_id', (item) => item.requirements.map((at) => at + 1)),
    item_filters: links('filter_id', (item) => item.filters.map((code) => filterIds.get(code))),
    item_global_categories: links('global_category_id', (item) =>
      item.global_categories.map((code) => categoryIds.get(code)),
    ),
    ...options.tables,
  }
  const menus = new Map<number, MenuItem[]>()
  for (const { item, id } of items) {
    const unit = catalogue.units[item.unit] ?? { en: '', ar: '' }
    const dish: MenuItem = {
      ...item,
      id,
      ...named(item.name),
      sub_category_id: subcategoryId(item.subcategory),
      short_description_en: item.short.en,
      short_description_ar: item.short.ar,
      image: null,
      drop_off_from: null,
      drop_off_to: null,
      unit_name_en: unit.en,
      unit_name_ar: unit.ar,
      shown: item.show,
      choices: options.choices.get(id) ?? [],
      addons: options.addons.get(id) ?? [],
    }
    const store = storeId(item.store)
    menus.set(store, [...(menus.get(store) ?? []), dish])
  }
  return { tables, menus }
}
