import { createHash } from 'node:crypto'
import { bool, int, nullable, pick, type RowOf } from '../../kernel/database/columns.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** An active category of the source store; `there` is the one with the same names in the target store. */
export const sourceCategoryColumns = {
  ...pick(tables.subcategories, 'id', 'version'),
  there: nullable(tables.subcategories.id),
}
type SourceCategory = Readonly<RowOf<typeof sourceCategoryColumns>>
export const sourceItemColumns = {
  ...pick(tables.items, 'id', 'version', 'sub_category_id'),
  /** The target category has an item with the same names. */
  stands: bool,
  photos: int,
  choices: int,
  addons: int,
}
type SourceItem = Readonly<RowOf<typeof sourceItemColumns>>
export interface Source {
  readonly categories: readonly SourceCategory[]
  readonly items: readonly SourceItem[]
}

/** What to add: nothing that exists already. */
export function planCopy({ categories, items }: Source) {
  return {
    categories: categories.filter(({ there }) => there === null),
    items: items.filter(({ stands }) => !stands),
  }
}

const sum = (items: readonly SourceItem[], of: 'photos' | 'choices' | 'addons') =>
  items.reduce((total, item) => total + item[of], 0)

/** The hash of a preview: the source rows with their versions, and the target. */
const planHashOf = (stores: readonly number[], source: Source): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        stores,
        source.categories.map(({ id, version, there }) => [id, version, there]),
        source.items.map((item) => [
          item.id,
          item.version,
          item.sub_category_id,
          item.stands,
          item.photos,
          item.choices,
          item.addons,
        ]),
      ]),
    )
    .digest('hex')

export function presentCopy(stores: readonly [from: number, to: number], source: Source) {
  const { categories, items } = planCopy(source)
  return {
    categories: categories.length,
    items: items.length,
    photos: sum(items, 'photos'),
    choices: sum(items, 'choices'),
    addons: sum(items, 'addons'),
    there: source.items.length - items.length,
    seal: planHashOf(stores, source),
  }
}
