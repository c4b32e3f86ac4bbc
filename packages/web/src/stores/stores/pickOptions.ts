import { regions } from '@sufra/contract/stores/regions'
import { restaurants } from '@sufra/contract/stores/restaurants'
import { stores } from '@sufra/contract/stores/stores'
import { call } from '../../kernel/data/api.ts'
import type { PickOption } from '../../kernel/list/filters/pickOption.ts'

export async function restaurantOptions(): Promise<readonly PickOption[]> {
  const { restaurants: all } = await call(restaurants.list, { body: {} })
  return all.map(({ id, name, name_ar }) => ({ id, name: { en: name, ar: name_ar } }))
}

/** Stores are fetched for this many restaurants at a time. */
const mostAtOnce = 500

/** In a list of all stores each is shown with its restaurant, as many share a name. */
export async function storeOptions(restaurant: number | undefined): Promise<readonly PickOption[]> {
  const owners = restaurant === undefined ? await restaurantOptions() : []
  const nameOf = new Map(owners.map(({ id, name }) => [id, name]))
  const ids = restaurant === undefined ? [...nameOf.keys()] : [restaurant]
  const parts = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  )
  const answers = await Promise.all(
    parts.map((part) => call(restaurants.storesOf, { body: { restaurants: part } })),
  )
  return answers
    .flatMap(({ stores }) => stores)
    .map(({ id, name, restaurant_id }) => ({ id, name, note: nameOf.get(restaurant_id) }))
}

/** The stores of the caller. */
export async function ownStoreOptions(): Promise<readonly PickOption[]> {
  return (await call(stores.list, { body: {} })).stores
}

export async function areaOptions(): Promise<readonly PickOption[]> {
  return (await call(regions.areas)).areas
}
