import type { Sorting } from '@sufra/contract/kernel/sorting'
import type { KeptImage } from '@sufra/contract/kernel/uploads'
import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfSetAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { auditedImage, picture } from '../../kernel/images/auditedImage.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { lockList, reorder } from '../../kernel/operations/reorder.ts'
import { addRow, archiveRow, lockRow, orTaken } from '../../kernel/operations/rows.ts'
import { itemUses } from '../items/items.uses.sql.ts'
import * as store from './taxonomies.sql.ts'
import * as use from './taxonomies.use.sql.ts'

type Caller = Pick<Call, 'db' | 'caller'>

const auditFields = { name_en: {}, name_ar: {}, slug: {}, image_id: auditedImage('imagefile') }

const slugTaken = ['marks.slugTaken', 'slug'] as const

const present = ({ image, ...row }: store.TaxonomyRow): Taxonomy => ({
  ...row,
  name: { en: row.name_en, ar: row.name_ar },
  image: picture(image),
})

/** An unpaged list, including inactive rows: a form shows what an item already has. */
export async function listTaxonomies(
  { db }: Caller,
  table: store.TaxonomyTable,
  search: string | undefined,
): Promise<{ marks: Taxonomy[]; cut: boolean }> {
  const { rows, cut } = unpaged(await store.taxonomies(db, table, search))
  return { marks: rows.map(present), cut }
}

export const showTaxonomy = async (
  { db }: Caller,
  table: store.TaxonomyTable,
  id: number,
): Promise<Taxonomy> => present(orNotFound(await store.taxonomy(db, table, id)))

interface Added {
  readonly name_en: string
  readonly name_ar: string
  readonly slug?: string | undefined
  readonly imagefile: KeptImage
}

export async function createTaxonomy({ db }: Caller, table: store.TaxonomyTable, input: Added) {
  const { imagefile, slug = null, ...names } = input
  await lockList(db, table)
  const sorting_index = store.lastTaxonomy(table)
  return orTaken(addRow(db, table, { ...names, slug, image_id: imagefile.id, sorting_index }), ...slugTaken)
}

type Edited = { readonly [Name in keyof Added]?: Added[Name] | undefined } & {
  readonly clear?: readonly string[] | undefined
  readonly version?: number | undefined
}

export async function updateTaxonomy(
  call: Caller & Pick<Call, 'scopeFilter'>,
  table: store.TaxonomyTable,
  id: number,
  input: Edited,
) {
  failIfSetAndCleared(input, call.caller.language)
  const { version, imagefile, clear = [], slug, ...names } = input
  const values = { ...names, slug: clear.includes('slug') ? null : slug, image_id: imagefile?.id }
  return orTaken(
    saveEdit(call, { table, id, allowed: call.scopeFilter, values, version, auditFields }),
    ...slugTaken,
  )
}

export const switchTaxonomyStatus = async (
  { db }: Caller,
  table: store.TaxonomyTable,
  id: number,
  status: boolean,
) => orNotFound(await store.switchTaxonomy(db, table, id, status))

/** Sorts one of the platform's lists; `field` is the input's name for it. */
export async function sortTaxonomies(call: Caller, table: use.Linked, field: string, wanted: Sorting) {
  await lockList(call.db, table)
  return reorder(call, { table, among: store.activeTaxonomies(table), field, wanted })
}

export async function removeTaxonomy({ db }: Caller, table: use.Linked, id: number) {
  await lockList(db, table)
  orNotFound(await lockRow(db, table, store.activeTaxonomies(table), id))
  const used = await use.taxonomyUse(db, table, id)
  if (used) {
    const items = await itemUses(db, use.linkedTo(table, id))
    fail('marks.inUse', { params: { ...used }, uses: { count: used.count, items } })
  }
  await archiveRow(db, table, id)
  return {}
}
