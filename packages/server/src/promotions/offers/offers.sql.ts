import type { SortOf } from '@sufra/contract/kernel/listSort'
import { type offerSorts, offerTypes } from '@sufra/contract/promotions/offers'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { bool, nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type Sorted } from '../../kernel/database/orderBy.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { areOn } from '../../menu/availability/availability.menu.ts'
import { publicStoreScope } from '../../menu/availability/availability.stores.ts'

const present = sql`offers.archived_at is null`

/** Admins see every offer; a channel those of stores that are open to the public. */
export const offerScope = {
  admin: () => present,
  channel: () => sql`${present} and ${publicStoreScope.channel()}`,
} satisfies ScopeRule

/** What everybody who sees an offer is told of it. */
const publicColumns = {
  ...pick(
    tables.offers,
    'id',
    'title_en',
    'title_ar',
    'short_description_en',
    'short_description_ar',
    'store_id',
    'item_id',
    'discount',
    'start_date',
    'end_date',
  ),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  item_en: nullable(tables.items.name_en),
  item_ar: nullable(tables.items.name_ar),
  type: oneOf(tables.offers.type, offerTypes),
  image: nullable(pictureRow),
}
export type PublicOfferRow = RowOf<typeof publicColumns>

const offerColumns = {
  ...publicColumns,
  ...pick(tables.offers, 'status', 'version'),
  restaurant_id: tables.stores.restaurant_id,
  store_archived: bool,
  item_archived: nullable(bool),
}
export type OfferRow = RowOf<typeof offerColumns>

const picture = sql`${pictureOf(sql`offers.image_id`)} as image`
const ofTargets = sql`from offers join stores on stores.id = offers.store_id left join items on items.id = offers.item_id`

const select = (db: Db, condition: SQL, order = sql``) =>
  query(
    db,
    offerColumns,
    sql`select ${selected(offerColumns)}, ${picture},
        stores.archived_at is not null as store_archived, items.archived_at is not null as item_archived
      ${ofTargets} where ${condition} ${order} ${unpagedLimit}`,
  )

const sorted = {
  title: sql`lower(offers.title_en)`,
  title_ar: sql`fold_text(offers.title_ar)`,
  discount: sql`offers.discount`,
  validity: sql`offers.end_date`,
  status: sql`offers.status`,
}
const ends = { id: sql`offers.id`, own: sql`offers.end_date desc, offers.id desc` }

interface Filters extends Sorted<SortOf<typeof offerSorts>> {
  readonly search?: string | undefined
  readonly store_id?: number | undefined
}

const matching = (search: string): SQL =>
  isFoundBy(search, {
    ids: [sql`offers.id`],
    texts: [sql`offers.title_en`, sql`stores.name_en`, sql`items.name_en`],
    arabic: [sql`offers.title_ar`, sql`stores.name_ar`, sql`items.name_ar`],
  })

export const listOffers = (db: Db, allowed: SQL, { search, store_id, ...sort }: Filters) =>
  select(
    db,
    sql`${allowed} and ${search ? matching(search) : sql`true`}
      and ${store_id === undefined ? sql`true` : sql`offers.store_id = ${store_id}`}`,
    orderBy(sort, sorted, ends),
  )

export const offer = async (db: Db, allowed: SQL, id: number): Promise<OfferRow | undefined> =>
  (await select(db, sql`${allowed} and offers.id = ${id}`))[0]

/** Offers that lower a price today: of stores that take orders, and of items that customers see on their menus. */
export const currentOffers = (db: Db, allowed: SQL, today: string) =>
  query(
    db,
    publicColumns,
    sql`select ${selected(publicColumns)}, ${picture} ${ofTargets}
      left join subcategories on subcategories.id = items.sub_category_id
      join restaurants on restaurants.id = stores.restaurant_id
      where ${allowed} and ${areOn(sql`stores.id`, today)} and stores.catering_status
        and (offers.item_id is null or (items.archived_at is null and items.show and items.status
          and subcategories.status and subcategories.archived_at is null))
      order by offers.end_date, offers.id`,
  )

const termColumns = {
  ...pick(tables.offers, 'id', 'store_id', 'item_id', 'start_date', 'end_date', 'status'),
  type: oneOf(tables.offers.type, offerTypes),
}
export type OfferTerms = Omit<RowOf<typeof termColumns>, 'id'>

/** What an offer is of and when, locked until the transaction ends. */
export const lockOffer = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    termColumns,
    sql`select ${selected(termColumns)} from offers where ${allowed} and offers.id = ${id} for no key update`,
  )

export const setStatus = (db: Db, id: number, status: boolean) =>
  execute(db, sql`update offers set status = ${status} where id = ${id}`)
