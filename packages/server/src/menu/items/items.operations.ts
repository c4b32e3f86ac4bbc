import type { Language } from '@sufra/contract/kernel/language'
import type { InputOf } from '@sufra/contract/kernel/operation'
import { items } from '@sufra/contract/menu/items'
import { personOf, type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import type { ColumnOf } from '../../kernel/database/tableNames.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields, failIfSetAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { pictureOfFile } from '../../kernel/images/savedImages.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { lastIndex, reorder } from '../../kernel/operations/reorder.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { storeName, storeScope } from '../../stores/stores/stores.sql.ts'
import { copyGallery, copyOptions, sourceOf } from './items.copy.sql.ts'
import * as gallery from './items.gallery.sql.ts'
import { changeLists, setLists } from './items.lists.sql.ts'
import { problemsOf } from './items.problems.sql.ts'
import * as keep from './items.references.sql.ts'
import { presentItems } from './items.rows.ts'
import { priceProblems } from './items.rules.ts'
import * as save from './items.save.sql.ts'
import { itemDetails } from './items.show.sql.ts'
import { countByGaps, itemRows, itemRule, itemsOfCategory, itemsOfStore, placesOf } from './items.sql.ts'
import { auditFields, columnsOf, listsOf } from './items.values.ts'

const storesOf = (scope: Scope) => scopeFilterOf(storeScope, scope)

function failIfPricesInvalid(prices: Parameters<typeof priceProblems>[0], language: Language): void {
  for (const [field, problem] of Object.entries(priceProblems(prices))) failFields([field], problem, language)
}

/** Locks the pictures of a gallery that the caller may use. */
async function takePictures(
  { db, scope, caller }: Call,
  ids: readonly number[] = [],
  of: number | null = null,
) {
  const { account_id } = personOf(scope)
  if (!(await gallery.lockImages(db, ids, { account_id, of })))
    failFields(['images'], 'image.gone', caller.language)
}

/** Locks the rows that an item will refer to. */
async function takeReferenced({ db }: Pick<Call, 'db'>, input: Parameters<typeof keep.lockReferenced>[1]) {
  const field = await keep.lockReferenced(db, input)
  if (field) fail('row.missing', { field })
}

type NewItem = Omit<InputOf<typeof items.save>, 'thumbfile' | 'store_id'>

/** Adds an item at the end of its category, with its taxonomies and an empty gallery. */
async function addItem(
  call: Call,
  home: { readonly field: 'store_id' | 'copy_to_store_id'; readonly id: number },
  input: NewItem,
  more: { readonly [Name in ColumnOf<'items'>]?: unknown },
) {
  const { db, scope, caller } = call
  const store = orNotFound(await keep.lockStoreForUse(db, storesOf(scope), home.id), home.field)
  const category = orNotFound(
    await keep.lockCategory(db, keep.oneStore(storesOf(scope), store.id), input.sub_category_id),
    'sub_category_id',
  )
  await takeReferenced(call, input)
  failIfPricesInvalid({ special_fees_amount: 0, ...input }, caller.language)
  const sorting_index = lastIndex(placesOf(category.id))
  const columns = { ...columnsOf(input), ...more, store_id: store.id, sorting_index }
  return addRow(db, 'items', columns)
}

const touchesPrices = (input: InputOf<typeof items.update>) =>
  (['delivery_type', 'special_fees_amount', 'original_price', 'promoted_price'] as const).some(
    (field) => input[field] !== undefined,
  )

const answer = ({ id, version }: { id: number; version: number }) => ({ id, version, item_id: id })

/** The same as `addItem`, for the switches. */
const flip =
  <Name extends string>(name: Name, flag: save.ItemFlag) =>
  async ({
    db,
    scopeFilter,
    input,
  }: {
    db: Db
    scopeFilter: Call['scopeFilter']
    input: { item_id: number } & Record<Name, boolean>
  }) =>
    orNotFound(await save.switchItem(db, scopeFilter, input.item_id, flag, input[name]))

async function updateStatus({ db, scopeFilter, params, input }: Call<typeof items.updateStatus>) {
  return orNotFound(await save.switchItem(db, scopeFilter, params.id, 'status', input.status))
}

export default implement(items, itemRule, {
  list: async ({ db, scope, scopeFilter, params }) => {
    const category = orNotFound(await keep.categoryOf(db, storesOf(scope), params.id))
    return presentItems(db, await itemRows(db, itemsOfCategory(scopeFilter, category.id)))
  },
  all: async ({ db, scope, scopeFilter, input }) => {
    const store = orNotFound(await storeName(db, storesOf(scope), input.store_id))
    return presentItems(db, await itemRows(db, itemsOfStore(scopeFilter, store.id, input.search)))
  },
  gaps: async ({ db, scope, scopeFilter, params }) => {
    const store = orNotFound(await storeName(db, storesOf(scope), params.id))
    const all = itemsOfStore(scopeFilter, store.id)
    return { groups: await countByGaps(db, all), problems: (await problemsOf(db, all)).size }
  },
  show: async ({ db, scopeFilter, params }) => ({
    item: orNotFound(await itemDetails(db, scopeFilter, params.id)),
  }),
  saveImage: async ({ db, input }) => {
    const image = orNotFound(picture(await pictureOfFile(db, input.imagefile.id)) ?? undefined)
    return { image_id: input.imagefile.id, image }
  },

  save: async (call) => {
    const { store_id, thumbfile, ...input } = call.input
    await takePictures(call, input.images)
    const item = await addItem(call, { field: 'store_id', id: store_id }, input, { thumb_id: thumbfile.id })
    await setLists(call.db, item.id, listsOf(input))
    return answer(item)
  },
  copy: async (call) => {
    const { store_id, copy_from_item_id, copy_to_store_id, thumbfile, ...input } = call.input
    const { db, scopeFilter } = call
    const source = orNotFound(await sourceOf(db, scopeFilter, copy_from_item_id, store_id))
    const { id: from, thumb_id, store_id: home, ...flags } = source
    await takePictures(call, input.images, from)
    const to = { field: 'copy_to_store_id', id: copy_to_store_id ?? home } as const
    const item = await addItem(call, to, input, {
      ...flags,
      thumb_id: thumbfile?.id ?? thumb_id,
      copied_from_item_id: from,
    })
    await copyGallery(db, [from], [item.id])
    await setLists(db, item.id, listsOf(input))
    await copyOptions(db, [from], [item.id])
    return answer(item)
  },
  update: async (call) => {
    const {
      db,
      scope,
      scopeFilter,
      caller,
      input,
      params: { id },
    } = call
    failIfSetAndCleared(input, caller.language)
    const item = orNotFound(await save.standing(db, scopeFilter, id))
    const { sub_category_id: wanted = item.sub_category_id } = input
    const moves = wanted !== item.sub_category_id
    if (moves) orNotFound(await keep.lockMove(db, storesOf(scope), item, wanted), 'sub_category_id')
    await takeReferenced(call, input)
    const values = columnsOf(input)
    const derived = { sorting_index: moves ? lastIndex(placesOf(wanted)) : undefined }
    const saved = await saveEdit(
      { db, caller },
      { table: 'items', id, allowed: scopeFilter, values, derived, version: input.version, auditFields },
    )
    if (touchesPrices(input)) failIfPricesInvalid(orNotFound(await save.pricesOf(db, id)), caller.language)
    await takePictures(call, input.images, id)
    const version = await changeLists(db, saved, () => setLists(db, id, listsOf(input)))
    return answer({ id, version })
  },

  updateShow: flip('status', 'show'),
  updateShowOnRestaurantManager: flip('show_on_restaurant_manager', 'show_on_restaurant_manager'),
  updateCashOnDelivery: flip('cash_on_delivery', 'cash_on_delivery'),
  updateRequiredLocation: flip('required_location', 'required_location'),
  updateStatus,
  updateStatusShort: updateStatus,

  setDefaultImage: async ({ db, scopeFilter, params }) => {
    const { id, version } = orNotFound(await gallery.lockItemOfImage(db, scopeFilter, params.id))
    orNotFound(await gallery.setDefaultImage(db, id, params.id))
    return { id, version }
  },
  removeImage: async ({ db, scopeFilter, params, input }) => {
    const item = orNotFound(await gallery.lockItemOfImage(db, scopeFilter, params.id))
    if (input.item_id !== undefined && input.item_id !== item.id) fail('row.missing')
    const version = await changeLists(db, item, async () => {
      orNotFound(await gallery.removeImage(db, item.id, params.id))
    })
    return { id: item.id, version }
  },
  sort: async (call) => {
    const { db, scope, scopeFilter, input } = call
    const category = orNotFound(await keep.lockCategory(db, storesOf(scope), input.sub_category_id))
    const seen = await save.seenIn(db, scopeFilter, category.id)
    if (input.items.some(({ id }) => !seen.has(id))) fail('row.missing')
    const { order } = await reorder(call, { ...placesOf(category.id), field: 'items', wanted: input.items })
    return { order: order.filter(({ id }) => seen.has(id)) }
  },
  remove: async ({ db, scopeFilter, params }) => {
    orNotFound(await save.archiveItem(db, scopeFilter, params.id))
    return {}
  },
})
