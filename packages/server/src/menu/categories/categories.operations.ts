import type { Sorting } from '@sufra/contract/kernel/sorting'
import { type Category, categories } from '@sufra/contract/menu/categories'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { failIfSameName } from '../../kernel/database/sameName.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfSetAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { auditedImage, picture } from '../../kernel/images/auditedImage.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { lastIndex, reorder } from '../../kernel/operations/reorder.ts'
import { addRow, archiveRow, lockRow } from '../../kernel/operations/rows.ts'
import { lockStore, lockStoreOf } from '../../stores/stores/stores.lock.ts'
import { storeName, storeScope } from '../../stores/stores/stores.sql.ts'
import { presentItems } from '../items/items.rows.ts'
import { itemRows, itemRule, itemsOfCategory } from '../items/items.sql.ts'
import { itemUses } from '../items/items.uses.sql.ts'
import * as store from './categories.sql.ts'

const table = 'subcategories' as const
const names = { table, within: 'store_id' } as const
const auditFields = { name_en: {}, name_ar: {}, slug: {}, image_id: auditedImage('imagefile') }

const present = ({ image, ...row }: store.SubcategoryRow): Category => ({
  ...row,
  name: { en: row.name_en, ar: row.name_ar },
  image: picture(image),
})

type Sort = Pick<Call, 'db' | 'scopeFilter' | 'caller'> & {
  readonly input: { readonly subcategories: Sorting }
}

/** Sorts the categories of one store. The store is locked, so that parallel calls run one after the other. */
async function sort({ db, scopeFilter, caller, input: { subcategories: wanted } }: Sort) {
  const ids = new Set(wanted.map(({ id }) => id))
  const named = await store.standing(db, scopeFilter, [...ids])
  if (named.length < ids.size) fail('row.missing')
  const stores = new Set(named.map(({ store_id }) => store_id))
  if (stores.size > 1) fail('subcategories.severalStores', { field: 'subcategories' })
  const [store_id] = stores
  if (store_id === undefined) return { order: [] }
  orNotFound(await lockStore(db, scopeFilter, store_id))
  const among = store.inStore(store_id)
  return reorder({ db, caller }, { table, among, field: 'subcategories', wanted })
}

export default implement(categories, storeScope, {
  list: async ({ db, scopeFilter, params }) => {
    const { id } = orNotFound(await storeName(db, scopeFilter, params.id))
    const { rows: categories, cut } = unpaged(await store.subcategoriesWhere(db, store.inStore(id)))
    return { subcategories: categories.map(present), cut }
  },
  show: async ({ db, scopeFilter, params }) => ({
    category: present(orNotFound(await store.subcategory(db, scopeFilter, params.id))),
  }),
  save: async ({ db, scopeFilter, input: { imagefile, same_name, ...input } }) => {
    orNotFound(await lockStore(db, scopeFilter, input.store_id))
    await failIfSameName(db, names, { same_name, ...input })
    const sorting_index = lastIndex({ table, among: store.inStore(input.store_id) })
    return addRow(db, table, { ...input, image_id: imagefile?.id, sorting_index })
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input }) => {
    failIfSetAndCleared(input, caller.language)
    const { version, imagefile, clear = [], slug, same_name, ...renamed } = input
    const allowed = store.categoriesOf(scopeFilter)
    orNotFound(await lockStoreOf(db, scopeFilter, table, id))
    await failIfSameName(db, names, { same_name, ...renamed }, { id, allowed })
    const values = {
      ...renamed,
      slug: clear.includes('slug') ? null : slug,
      image_id: clear.includes('imagefile') ? null : imagefile?.id,
    }
    return saveEdit({ db, caller }, { table, id, allowed, values, version, auditFields })
  },
  updateStatus: async ({ db, scopeFilter, params, input }) =>
    orNotFound(await store.switchSubcategory(db, scopeFilter, params.id, input.status)),
  sort,
  sortSubcategory: sort,
  items: async ({ db, scope, scopeFilter, params }) => {
    const { id } = orNotFound(await store.subcategory(db, scopeFilter, params.id))
    return presentItems(db, await itemRows(db, itemsOfCategory(scopeFilterOf(itemRule, scope), id)))
  },
  remove: async ({ db, scope, scopeFilter, params: { id } }) => {
    orNotFound(await lockStoreOf(db, scopeFilter, table, id))
    orNotFound(await lockRow(db, table, store.categoriesOf(scopeFilter), id))
    const contents = await store.itemsIn(db, id)
    if (contents) {
      const { shown, count, item_en, item_ar } = contents
      if (shown || scope.kind === 'admin') {
        const seen = itemsOfCategory(scopeFilterOf(itemRule, scope), id)
        const uses = { count, items: await itemUses(db, seen) }
        fail('subcategories.hasItems', { params: { count, item_en, item_ar }, uses })
      }
      fail('subcategories.hasUnseenItems', { params: { count } })
    }
    await archiveRow(db, table, id)
    return {}
  },
})
