import type { Sorting } from '@sufra/contract/kernel/sorting'
import type { KeptImage } from '@sufra/contract/kernel/uploads'
import type { Mark } from '@sufra/contract/marks.shapes'
import { itemUses } from '../items/items.uses.sql.ts'
import { refuseGivenAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { picture, toldPicture } from '../../kernel/images/auditedImage.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { reorder, takeList } from '../../kernel/operations/reorder.ts'
import { whole } from '../../kernel/database/unpaged.ts'
import * as store from './taxonomies.sql.ts'
import * as use from './taxonomies.use.sql.ts'

type Caller = Pick<Call, 'db' | 'caller'>

const told = { name_en: {}, name_ar: {}, slug: {}, image_id: toldPicture('imagefile') }

const present = ({ image, ...row }: store.MarkRow): Mark => ({
  ...row,
  name: { en: row.name_en, ar: row.name_ar },
  image: picture(image),
})

/** A list that comes whole, with what is switched off: a form shows what an item has already. */
export async function listMarks(
  { db }: Caller,
  table: store.MarkTable,
  search: string | undefined,
): Promise<{ marks: Mark[]; cut: boolean }> {
  const { rows, cut } = whole(await store.marks(db, table, search))
  return { marks: rows.map(present), cut }
}

export const showMark = async ({ db }: Caller, table: store.MarkTable, id: number): Promise<Mark> =>
  present(found(await store.mark(db, table, id)))

interface Added {
  readonly name_en: string
  readonly name_ar: string
  readonly slug?: string | undefined
  readonly imagefile: KeptImage
}

export async function saveMark({ db }: Caller, table: store.MarkTable, input: Added) {
  const { imagefile, slug = null, ...names } = input
  await takeList(db, table)
  return found(
    await store.unlessSlugTaken(store.addMark(db, table, { ...names, slug, image_id: imagefile.id })),
  )
}

type Edited = { readonly [Name in keyof Added]?: Added[Name] | undefined } & {
  readonly clear?: readonly string[] | undefined
  readonly version?: number | undefined
}

export async function updateMark(
  call: Caller & Pick<Call, 'rows'>,
  table: store.MarkTable,
  id: number,
  input: Edited,
) {
  refuseGivenAndCleared(input, call.caller.language)
  const { version, imagefile, clear = [], slug, ...names } = input
  const values = { ...names, slug: clear.includes('slug') ? null : slug, image_id: imagefile?.id }
  return store.unlessSlugTaken(saveEdit(call, { table, id, allowed: call.rows, values, version, told }))
}

export const switchMark = async ({ db }: Caller, table: store.MarkTable, id: number, status: boolean) =>
  found(await store.switchMark(db, table, id, status))

/** Puts one of the platform's lists in order; `field` is the input's name for it. */
export async function sortMarks(call: Caller, table: use.Linked, field: string, wanted: Sorting) {
  await takeList(call.db, table)
  return reorder(call, { table, among: store.liveMarks(table), field, wanted })
}

export async function removeMark({ db }: Caller, table: use.Linked, id: number) {
  await takeList(db, table)
  found(await use.lockMark(db, table, id))
  const used = await use.markUse(db, table, id)
  if (used) {
    const items = await itemUses(db, use.linkedTo(table, id))
    refuse('marks.inUse', { params: { ...used }, uses: { count: used.count, items } })
  }
  await use.archiveMark(db, table, id)
  return {}
}
