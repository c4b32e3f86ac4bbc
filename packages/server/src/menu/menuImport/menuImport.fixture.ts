import type { Kind } from '@sufra/contract/kernel/kinds'
import { columnsOf, menuImport, type SheetCell, type SheetName } from '@sufra/contract/menu/menuImport'
import { expect } from 'vitest'
import type { Database } from '../../kernel/database/db.ts'
import { type Asking, type ItemsTest, openItems } from '../items/items.fixture.ts'

export type CellsByColumn = Readonly<Record<string, SheetCell | undefined>>
/** A file, as sent by a browser. */
export type File = Partial<Record<SheetName, readonly CellsByColumn[]>>

/** Numbers rows as below their headings. Columns that no row has are omitted. */
const sheetOf = (name: SheetName, rows: readonly CellsByColumn[]) => {
  const columns = columnsOf(name).filter((column) => rows.some((row) => column in row))
  return {
    columns: columns.length > 0 ? columns : columnsOf(name),
    rows: rows.map((row, at) => ({ row: at + 2, cells: columns.map((column) => row[column] ?? null) })),
  }
}

export const bodyOf = (store_id: number, file: File) => ({
  store_id,
  items: sheetOf('items', file.items ?? []),
  ...(file.choices && { choices: sheetOf('choices', file.choices) }),
  ...(file.addons && { addons: sheetOf('addons', file.addons) }),
})

export interface SheetTest extends ItemsTest {
  readonly store_id: number
  exported(asking?: Asking): Promise<Record<SheetName, CellsByColumn[]>>
  /** The exported row of an item or option, with changed cells. */
  edited(name: SheetName, id: number | undefined, changes: CellsByColumn): Promise<CellsByColumn>
  preview(file: File, asking?: Asking): ReturnType<typeof previewAs>
  apply(file: File, seal: string, asking?: Asking): ReturnType<typeof applyAs>
  imported(file: File, kind?: Kind): Promise<Applied>
}
type Applied = NonNullable<Awaited<ReturnType<typeof applyAs>>['output']>

const previewAs = (test: ItemsTest, body: object, asking?: Asking) =>
  test.ask(menuImport.preview, body, asking)
const applyAs = (test: ItemsTest, body: object, asking?: Asking) => test.ask(menuImport.apply, body, asking)

export async function openSheet(open: () => Promise<Database>): Promise<SheetTest> {
  const test = await openItems(open)
  const { ids } = test.tenant
  const store_id = ids.stores as number
  // All tenants' taxonomies have the same names; renaming makes this tenant's unique.
  for (const [table, name] of [
    ['global_categories', 'Over coal'],
    ['filters', 'Hot'],
    ['requirements', 'A socket'],
  ] as const)
    await test.query(`update ${table} set name_en = $2::text, name_ar = $2 || ' ع' where id = $1`, [
      ids[table],
      name,
    ])
  const preview: SheetTest['preview'] = (file, asking) => previewAs(test, bodyOf(store_id, file), asking)
  const apply: SheetTest['apply'] = (file, seal, asking) =>
    applyAs(test, { ...bodyOf(store_id, file), seal }, asking)
  const exported: SheetTest['exported'] = async (asking) => {
    const { output } = await test.ask(menuImport.show, {}, { ...asking, id: store_id })
    const rowsOf = (name: SheetName) =>
      (output?.[name] ?? []).map((cells) =>
        Object.fromEntries(columnsOf(name).map((column, at) => [column, cells[at] ?? null])),
      )
    return { items: rowsOf('items'), choices: rowsOf('choices'), addons: rowsOf('addons') }
  }
  return {
    ...test,
    store_id,
    preview,
    apply,
    exported,
    edited: async (name, id, changes) => {
      const rows = (await exported())[name]
      const row = rows.find((each) => (name === 'items' ? each.item_id : each.option_id) === id)
      return { ...row, ...changes }
    },
    imported: async (file, kind = 'admin') => {
      const previewed = await preview(file, { kind })
      expect(previewed.output?.rows.filter(({ what }) => what === 'faulty')).toEqual([])
      const { output, refusal } = await apply(file, previewed.output?.seal ?? '', { kind })
      if (!output) throw new Error(JSON.stringify(refusal))
      return output
    },
  }
}
