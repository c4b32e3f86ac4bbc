import type { Sorting } from '@sufra/contract/kernel/sorting'
import { type Subcategory, subcategories } from '@sufra/contract/subcategories'
import { sql } from 'drizzle-orm'
import { wholeItems } from '../items/items.rows.ts'
import { itemRows, itemRule } from '../items/items.sql.ts'
import { itemUses } from '../items/items.uses.sql.ts'
import { refuseGivenAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { picture, toldPicture } from '../../kernel/images/auditedImage.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { reorder } from '../../kernel/operations/reorder.ts'
import { refuseSameName } from '../../kernel/database/sameName.ts'
import { rowsOf } from '../../kernel/access/scope.ts'
import { whole } from '../../kernel/database/unpaged.ts'
import { lockStore, lockStoreOf } from '../../stores/stores/stores.lock.ts'
import { storeName, storeRows } from '../../stores/stores/stores.sql.ts'
import * as store from './categories.sql.ts'

const table = 'subcategories'
const names = { table, within: 'store_id' } as const
const told = { name_en: {}, name_ar: {}, slug: {}, image_id: toldPicture('imagefile') }

const present = ({ image, ...row }: store.SubcategoryRow): Subcategory => ({
  ...row,
  name: { en: row.name_en, ar: row.name_ar },
  image: picture(image),
})

type Sort = Pick<Call, 'db' | 'rows' | 'caller'> & { readonly input: { readonly subcategories: Sorting } }

/** One store's categories; the store is taken, so that of two at once one comes after the other. */
async function sort({ db, rows, caller, input: { subcategories: wanted } }: Sort) {
  const ids = new Set(wanted.map(({ id }) => id))
  const named = await store.standing(db, rows, [...ids])
  if (named.length < ids.size) refuse('row.missing')
  const stores = new Set(named.map(({ store_id }) => store_id))
  if (stores.size > 1) refuse('subcategories.severalStores', { field: 'subcategories' })
  const [store_id] = stores
  if (store_id === undefined) return { order: [] }
  found(await lockStore(db, rows, store_id))
  const among = store.inStore(store_id)
  return reorder({ db, caller }, { table, among, field: 'subcategories', wanted })
}

export default implement(subcategories, storeRows, {
  list: async ({ db, rows, params }) => {
    const { id } = found(await storeName(db, rows, params.id))
    const { rows: categories, cut } = whole(await store.subcategoriesWhere(db, store.inStore(id)))
    return { subcategories: categories.map(present), cut }
  },
  show: async ({ db, rows, params }) => ({
    category: present(found(await store.subcategory(db, rows, params.id))),
  }),
  save: async ({ db, rows, input: { imagefile, slug = null, ...input } }) => {
    found(await lockStore(db, rows, input.store_id))
    await refuseSameName(db, names, input)
    return found(await store.addSubcategory(db, { ...input, slug, image_id: imagefile?.id ?? null }))
  },
  update: async ({ db, caller, rows, params: { id }, input }) => {
    refuseGivenAndCleared(input, caller.language)
    const { version, imagefile, clear = [], slug, same_name, ...renamed } = input
    const allowed = store.categoriesOf(rows)
    found(await lockStoreOf(db, rows, table, id))
    await refuseSameName(db, names, { same_name, ...renamed }, { id, allowed })
    const values = {
      ...renamed,
      slug: clear.includes('slug') ? null : slug,
      image_id: clear.includes('imagefile') ? null : imagefile?.id,
    }
    return saveEdit({ db, caller }, { table, id, allowed, values, version, told })
  },
  updateStatus: async ({ db, rows, params, input }) =>
    found(await store.switchSubcategory(db, rows, params.id, input.status)),
  sort,
  sortSubcategory: sort,
  items: async ({ db, scope, rows, params }) => {
    const { id } = found(await store.subcategory(db, rows, params.id))
    return wholeItems(
      db,
      await itemRows(db, sql`${rowsOf(itemRule, scope)} and items.sub_category_id = ${id}`),
    )
  },
  remove: async ({ db, scope, rows, params: { id } }) => {
    found(await lockStoreOf(db, rows, table, id))
    found(await store.lockToRemove(db, rows, id))
    const holds = await store.itemsIn(db, id)
    if (holds) {
      const { shown, count, item_en, item_ar } = holds
      if (shown || scope.kind === 'admin') {
        const seen = sql`${rowsOf(itemRule, scope)} and items.sub_category_id = ${id}`
        const uses = { count, items: await itemUses(db, seen) }
        refuse('subcategories.hasItems', { params: { count, item_en, item_ar }, uses })
      }
      refuse('subcategories.hasUnseenItems', { params: { count } })
    }
    await store.archiveSubcategory(db, id)
    return {}
  },
})
