import { homes, type Kind } from '@sufra/contract/kernel/kinds'

interface StoreAt {
  readonly id: number
  readonly restaurant_id: number
}

const menuSegment = 'categorie-&-carting-menu'

const storesPath = (kind: Kind, restaurant_id: number): string =>
  kind === 'admin'
    ? `/main/restaurants/${restaurant_id}/stores`
    : `${homes[kind]}/${kind === 'restaurant' ? 'store' : 'stores'}`

/** The paths of a store's screens for each kind (spec 2 §2, DECISIONS 9). */
export const storePaths = {
  list: storesPath,
  add: (kind: Kind, restaurant_id: number) => `${storesPath(kind, restaurant_id)}/add-store`,
  edit: (kind: Kind, { id, restaurant_id }: StoreAt) =>
    `${storesPath(kind, restaurant_id)}/${id}/${kind === 'admin' ? 'edit-store' : 'management-store'}`,
  calendar: (kind: Kind, { id, restaurant_id }: StoreAt) =>
    `${storesPath(kind, restaurant_id)}/${id}/calendar`,
  /** The store's own breadcrumb. */
  one: (kind: Kind, { id, restaurant_id }: StoreAt) => `${storesPath(kind, restaurant_id)}/${id}`,
  menu: (kind: Kind, { id, restaurant_id }: StoreAt) =>
    `${storesPath(kind, restaurant_id)}/${id}/${menuSegment}`,
}
