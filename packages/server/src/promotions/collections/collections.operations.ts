import { qatarDay } from '@sufra/contract/kernel/clock'
import type { Sorting } from '@sufra/contract/kernel/sorting'
import { type CollectionType, collections } from '@sufra/contract/promotions/collections'
import { type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { lastIndex, lockList, reorder } from '../../kernel/operations/reorder.ts'
import { addRow, archiveRow, lockRow } from '../../kernel/operations/rows.ts'
import { itemRule } from '../../menu/items/items.sql.ts'
import { storeScope } from '../../stores/stores/stores.sql.ts'
import * as inside from './collections.elements.sql.ts'
import * as choosing from './collections.pick.sql.ts'
import * as rows from './collections.rows.ts'
import { targetOf } from './collections.rules.ts'
import * as open from './collections.shown.sql.ts'
import * as store from './collections.sql.ts'

const { table } = store
const auditFields = {
  name_en: {},
  name_ar: {},
  type: {},
  store_id: { field: 'stores', wire: () => null },
  stores: { wire: () => null },
  items: { wire: () => null },
}

/** The stores and items that the caller sees. */
const seenBy = (scope: Scope) => ({
  stores: scopeFilterOf(storeScope, scope),
  items: scopeFilterOf(itemRule, scope),
})

type TargetInput = Parameters<typeof targetOf>[0]

/** What the collection is to be, with stores and items that there are. */
async function checkedTarget(db: Db, asked: TargetInput, standing?: store.LockedCollection) {
  const target = targetOf(asked, standing)
  if ('problem' in target) return fail(target.problem, { field: target.field })
  const { type, store_id, elements = [] } = target
  const home = store_id === null || store_id === standing?.store_id ? [] : [store_id]
  const stores = await inside.missingElements(db, { id: undefined, type: 'Store' }, home)
  const missing = await inside.missingElements(db, { id: standing?.id, type }, elements)
  if (stores.length > 0) fail('row.missing', { field: 'stores' })
  if (missing.length > 0) fail('row.missing', { field: type === 'Item' ? 'items' : 'stores' })
  const other = store_id === null ? undefined : await inside.itemOfOtherStore(db, store_id, elements)
  if (other)
    fail('collections.otherStore', {
      field: 'items',
      params: { item_en: other.name_en, item_ar: other.name_ar },
    })
  return target
}

type SortElements = Pick<Call, 'db' | 'caller' | 'scopeFilter'> & {
  readonly input: { readonly elements: Sorting }
}

/** Sorts the elements of one collection, which is locked: of two people who sort at once, the later one decides. */
const sortElements =
  (type: CollectionType) =>
  async ({ db, caller, scopeFilter, input: { elements: wanted } }: SortElements) => {
    const [first] = wanted
    if (!first) return { order: [] }
    const { filter_collection_id } = orNotFound(await inside.collectionOf(db, type, first.id))
    const { id } = orNotFound(await store.lockCollection(db, scopeFilter, filter_collection_id))
    const among = inside.amongElements(id)
    return reorder({ db, caller }, { table: inside.elementsOf[type].table, among, field: 'elements', wanted })
  }

export default implement(collections, store.collectionScope, {
  list: async ({ db, scope, scopeFilter, input }) => {
    const found = unpaged(await store.collectionsNamed(db, scopeFilter, seenBy(scope), input.search))
    return { collections: found.rows.map(rows.presentCollection), cut: found.cut }
  },
  details: async ({ db, scope, scopeFilter, input }) => {
    const seen = seenBy(scope)
    const found = orNotFound(await store.collection(db, scopeFilter, seen, input.filter_collection_id))
    const elements = unpaged(await inside.elements(db, found, seen))
    return {
      filter_collection: { ...rows.presentCollection(found), ...rows.listsOf(found, elements.rows) },
      collections: elements.rows.map(rows.presentElement),
      cut: elements.cut,
    }
  },

  save: async ({ db, input: { name_en, name_ar, ...asked } }) => {
    const { type, store_id, elements = [] } = await checkedTarget(db, asked)
    await lockList(db, table)
    const sorting_index = lastIndex({ table, among: store.live })
    const saved = await addRow(db, table, { name_en, name_ar, type, store_id, sorting_index })
    await inside.setElements(db, { id: saved.id, type, store_id }, elements)
    return saved
  },
  update: async ({ db, caller, scopeFilter: allowed, input }) => {
    const { filter_collection_id: id, version, name_en, name_ar, ...asked } = input
    const standing = orNotFound(await store.lockCollection(db, allowed, id))
    const { type, store_id, elements, moves } = await checkedTarget(db, asked, standing)
    const saved = await inside.changeElements(db, id, async () => {
      if (moves) await inside.emptyCollection(db, id)
      const values = { name_en, name_ar, ...(moves && { type, store_id }) }
      const edited = await saveEdit({ db, caller }, { table, id, allowed, values, version, auditFields })
      if (elements) await inside.setElements(db, { id, type, store_id }, elements)
      return edited
    })
    return { id, version: saved }
  },
  updateStatus: async ({ db, scopeFilter, params, input }) =>
    orNotFound(await store.switchCollection(db, scopeFilter, params.id, input.status)),
  remove: async ({ db, scopeFilter, params }) => {
    const { id } = orNotFound(await lockRow(db, table, scopeFilter, params.id))
    await archiveRow(db, table, id)
    return {}
  },
  sort: async ({ db, caller, scopeFilter, input: { collections: wanted } }) => {
    await lockList(db, table)
    return reorder({ db, caller }, { table, among: scopeFilter, field: 'collections', wanted })
  },

  sortStores: sortElements('Store'),
  sortItems: sortElements('Item'),
  removeElement: async ({ db, scopeFilter, input: { element_id, type } }) => {
    const { filter_collection_id } = orNotFound(await inside.collectionOf(db, type, element_id))
    const standing = orNotFound(await store.lockCollection(db, scopeFilter, filter_collection_id))
    await inside.changeElements(db, standing.id, async () => {
      orNotFound(await inside.dropElement(db, type, element_id))
      return standing
    })
    return {}
  },

  itemsOfStores: async ({ db, input: { stores_id, ...wanted } }) => {
    const ids = [...new Set(stores_id)]
    if ((await choosing.liveStores(db, ids)).length < ids.length) fail('row.missing')
    const items = await choosing.pickItems(db, ids, wanted)
    return {
      items: items.slice(0, wanted.count).map(rows.presentPickedItem),
      cut: items.length > wanted.count,
    }
  },
  allStores: async ({ db, input }) => {
    const stores = await choosing.pickStores(db, input)
    return {
      stores: stores.slice(0, input.count).map(rows.presentPickedStore),
      cut: stores.length > input.count,
    }
  },

  shown: async ({ db, scopeFilter, now }) => {
    const found = await open.shownCollections(db, scopeFilter)
    const stores = await open.shownStores(db, scopeFilter)
    const items = await open.shownItems(db, scopeFilter)
    const homes = [...new Set(items.map(({ store_id }) => store_id))]
    const offers = await open.offersOfStores(db, homes, qatarDay(now))
    return { collections: rows.presentShown(found, { stores, items, offers }) }
  },
})
