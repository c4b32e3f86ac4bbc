import { items } from '@sufra/contract/items'
import type { Language } from '@sufra/contract/kernel/language'
import type { InputOf } from '@sufra/contract/kernel/operation'
import { sql } from 'drizzle-orm'
import { refuseFields, refuseGivenAndCleared } from '../../kernel/errors/fieldErrors.ts'
import type { Db } from '../../kernel/database/db.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { lastIndex, reorder } from '../../kernel/operations/reorder.ts'
import { isPerson, rowsOf, type Scope } from '../../kernel/access/scope.ts'
import { storeName, storeRows } from '../../stores/stores/stores.sql.ts'
import { copyGallery, copyOptions, sourceOf } from './items.copy.sql.ts'
import * as gallery from './items.gallery.sql.ts'
import * as keep from './items.keep.sql.ts'
import { changeLists, setLists } from './items.lists.sql.ts'
import { problemsOf } from './items.problems.sql.ts'
import { wholeItems } from './items.rows.ts'
import { priceProblems } from './items.rules.ts'
import * as save from './items.save.sql.ts'
import { itemForForm } from './items.show.sql.ts'
import { gapGroups, itemRows, itemRule, matching, placesOf } from './items.sql.ts'
import { columnsOf, listsOf, told } from './items.values.ts'

const storesOf = (scope: Scope) => rowsOf(storeRows, scope)

function refusePrices(prices: Parameters<typeof priceProblems>[0], language: Language): void {
  for (const [field, problem] of Object.entries(priceProblems(prices)))
    refuseFields([field], problem, language)
}

/** Pictures of a gallery that the caller may put there. */
async function takePictures(
  { db, scope, caller }: Call,
  ids: readonly number[] = [],
  of: number | null = null,
) {
  const account_id = isPerson(scope) ? scope.account_id : refuse('permission.missing')
  if (!(await gallery.takePictures(db, ids, { account_id, of })))
    refuseFields(['images'], 'image.gone', caller.language)
}

type NewItem = Omit<InputOf<typeof items.save>, 'thumbfile' | 'store_id'>

/** An item at the end of its category, with its marks; its gallery is still empty. */
async function addItem(
  call: Call,
  store_id: number,
  input: NewItem,
  more: Readonly<Record<string, unknown>>,
) {
  const { db, scope, caller } = call
  const store = found(await keep.keepStore(db, storesOf(scope), store_id))
  const category = found(
    await keep.lockCategory(db, sql`${storesOf(scope)} and stores.id = ${store.id}`, input.sub_category_id),
  )
  found(await keep.keepUsed(db, input))
  refusePrices({ special_fees_amount: 0, ...input }, caller.language)
  const sorting_index = lastIndex(placesOf(category.id))
  const columns = { ...columnsOf(input), ...more, store_id: store.id, sorting_index }
  return found(await save.addItem(db, columns))
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
    rows,
    input,
  }: {
    db: Db
    rows: Call['rows']
    input: { item_id: number } & Record<Name, boolean>
  }) =>
    found(await save.switchItem(db, rows, input.item_id, flag, input[name]))

async function updateStatus({ db, rows, params, input }: Call<typeof items.updateStatus>) {
  return found(await save.switchItem(db, rows, params.id, 'status', input.status))
}

export default implement(items, itemRule, {
  list: async ({ db, scope, rows, params }) => {
    const category = found(await keep.categoryOf(db, storesOf(scope), params.id))
    return wholeItems(db, await itemRows(db, sql`${rows} and items.sub_category_id = ${category.id}`))
  },
  all: async ({ db, scope, rows, input }) => {
    const store = found(await storeName(db, storesOf(scope), input.store_id))
    return wholeItems(
      db,
      await itemRows(db, sql`${rows} and items.store_id = ${store.id} and ${matching(input.search)}`),
    )
  },
  gaps: async ({ db, scope, rows, params }) => {
    const store = found(await storeName(db, storesOf(scope), params.id))
    const all = sql`${rows} and items.store_id = ${store.id}`
    return { groups: await gapGroups(db, all), problems: (await problemsOf(db, all)).size }
  },
  show: async ({ db, rows, params }) => ({ item: found(await itemForForm(db, rows, params.id)) }),
  saveImage: async ({ db, input }) => {
    const image = found(picture(await gallery.pictureOfFile(db, input.imagefile.id)) ?? undefined)
    return { image_id: input.imagefile.id, image }
  },

  save: async (call) => {
    const { store_id, thumbfile, ...input } = call.input
    await takePictures(call, input.images)
    const item = await addItem(call, store_id, input, { thumb_id: thumbfile.id })
    await setLists(call.db, item.id, listsOf(input))
    return answer(item)
  },
  copy: async (call) => {
    const { store_id, copy_from_item_id, copy_to_store_id, thumbfile, ...input } = call.input
    const { db, rows } = call
    const source = found(await sourceOf(db, rows, copy_from_item_id, store_id))
    const { id: from, thumb_id, store_id: home, ...flags } = source
    await takePictures(call, input.images, from)
    const item = await addItem(call, copy_to_store_id ?? home, input, {
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
      rows,
      caller,
      input,
      params: { id },
    } = call
    refuseGivenAndCleared(input, caller.language)
    const item = found(await save.standing(db, rows, id))
    const { sub_category_id: wanted = item.sub_category_id } = input
    const moves = wanted !== item.sub_category_id
    if (moves) found(await keep.lockMove(db, storesOf(scope), item, wanted))
    found(await keep.keepUsed(db, input))
    const values = { ...columnsOf(input), sorting_index: moves ? lastIndex(placesOf(wanted)) : undefined }
    const saved = await saveEdit(
      { db, caller },
      { table: 'items', id, allowed: rows, values, version: input.version, told },
    )
    if (touchesPrices(input)) refusePrices(found(await save.pricesOf(db, id)), caller.language)
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

  setDefaultImage: async ({ db, rows, params }) => {
    const { id, version } = found(await gallery.lockItemOfImage(db, rows, params.id))
    found(await gallery.setDefaultImage(db, id, params.id))
    return { id, version }
  },
  removeImage: async ({ db, rows, params, input }) => {
    const item = found(await gallery.lockItemOfImage(db, rows, params.id))
    if (input.item_id !== undefined && input.item_id !== item.id) refuse('row.missing')
    const version = await changeLists(db, item, async () => {
      found(await gallery.removeImage(db, item.id, params.id))
    })
    return { id: item.id, version }
  },
  sort: async (call) => {
    const { db, scope, rows, input } = call
    const category = found(await keep.lockCategory(db, storesOf(scope), input.sub_category_id))
    const seen = await save.seenIn(db, rows, category.id)
    if (input.items.some(({ id }) => !seen.has(id))) refuse('row.missing')
    const { order } = await reorder(call, { ...placesOf(category.id), field: 'items', wanted: input.items })
    return { order: order.filter(({ id }) => seen.has(id)) }
  },
  remove: async ({ db, rows, params }) => {
    found(await save.archiveItem(db, rows, params.id))
    return {}
  },
})
