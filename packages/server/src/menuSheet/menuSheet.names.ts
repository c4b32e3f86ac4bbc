import { westernDigits } from '@sufra/contract/kernel/digits'
import { fieldErrors, issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language } from '@sufra/contract/kernel/language'
import type { SheetCell } from '@sufra/contract/menuSheet'
import { sheetProblems } from '@sufra/contract/menuSheet.problems'
import { subcategories } from '@sufra/contract/subcategories'
import { isEmpty } from './menuSheet.cells.ts'
import { type MarkColumn, markSchemas } from './menuSheet.fields.ts'

export interface Named extends Record<string, unknown> {
  id: number
  name_en: string
  name_ar: string
}

/** Names are the same in any letter case, and with Arabic digits. */
export const plainName = (name: string): string =>
  westernDigits(name).toLowerCase().replace(/\s+/g, ' ').trim()

/** Rows of a list, to be found by either language's name. */
export class Names<Row extends Named = Named> {
  readonly byId: ReadonlyMap<number, Row>
  readonly #byName = new Map<string, Row[]>()

  constructor(rows: readonly Row[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]))
    for (const row of rows)
      for (const name of new Set([plainName(row.name_en), plainName(row.name_ar)]))
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), row])
  }
  called = (name: SheetCell | undefined): readonly Row[] => this.#byName.get(plainName(String(name))) ?? []
}

export const namesOf = (ids: readonly number[], names: Names) =>
  ids.flatMap((id) => names.byId.get(id) ?? []).map((row) => ({ en: row.name_en, ar: row.name_ar }))

type Found<Value> = { readonly value: Value } | { readonly problem: string }

/** Marks by name, one to a line; of several called the same those that the item has already are meant first. */
export function readMarks(
  column: MarkColumn,
  cell: SheetCell,
  names: Names,
  had: readonly number[],
  language: Language,
): Found<readonly number[]> {
  const said = String(cell ?? '').split('\n')
  const ids: number[] = []
  const unknown: string[] = []
  for (const name of said.filter((line) => line.trim() !== '')) {
    const called = names.called(name)
    const free = called.filter(({ id }) => !ids.includes(id))
    const meant = free.find(({ id }) => had.includes(id)) ?? free[0] ?? called[0]
    if (meant) ids.push(meant.id)
    else unknown.push(name.trim())
  }
  if (unknown.length > 0) {
    const comma = { en: ', ', ar: '، ' }[language]
    return { problem: fill(sheetProblems.unknownNames[language], { names: unknown.join(comma) }) }
  }
  const read = markSchemas[column].safeParse(ids, { reportInput: true })
  if (read.success) return { value: read.data.toSorted((a, b) => a - b) }
  return { problem: Object.values(fieldErrors(read.error.issues, language))[0] ?? '' }
}

export function readUnit(cell: SheetCell, names: Names, language: Language): Found<number> {
  if (isEmpty(cell)) return { problem: issueTexts.required[language] }
  const [unit] = names.called(cell)
  if (unit) return { value: unit.id }
  return { problem: fill(sheetProblems.unknownNames[language], { names: String(cell).trim() }) }
}

/** One that is there, by its id, or one to be added, by its names. */
export type Category = { readonly id: number } | { readonly name_en: string; readonly name_ar: string }

const { name_en: newName } = subcategories.save.takes.shape

/**
 * A category by its names. Where only one of them is another than before, that one is meant: the other was left
 * standing. Names that the store lacks are of a new category, if there is one in each language.
 */
export function readCategory(
  said: { readonly en: SheetCell | undefined; readonly ar: SheetCell | undefined },
  names: Names,
  before: Named | undefined,
  language: Language,
): Found<Category> {
  const keeps = (cell: SheetCell | undefined, name: string | undefined) =>
    isEmpty(cell) || (name !== undefined && plainName(String(cell)) === plainName(name))
  const [keepsEn, keepsAr] = [keeps(said.en, before?.name_en), keeps(said.ar, before?.name_ar)]
  if (isEmpty(said.en) && isEmpty(said.ar)) return { problem: issueTexts.required[language] }
  if (before && keepsEn && keepsAr) return { value: { id: before.id } }
  if (keepsEn || keepsAr) {
    const [only] = names.called(keepsEn ? said.ar : said.en)
    return only ? { value: { id: only.id } } : { problem: sheetProblems.noCategory[language] }
  }
  const [en, ar] = [names.called(said.en), names.called(said.ar)]
  const both = en.find(({ id }) => ar.some((row) => row.id === id))
  if (both) return { value: { id: both.id } }
  if (en.length > 0 || ar.length > 0) return { problem: sheetProblems.twoCategories[language] }
  const [name_en, name_ar] = [newName.safeParse(String(said.en)), newName.safeParse(String(said.ar))]
  const wrong = name_en.error ?? name_ar.error
  if (!name_en.success || !name_ar.success)
    return { problem: Object.values(fieldErrors(wrong?.issues ?? [], language))[0] ?? '' }
  return { value: { name_en: name_en.data, name_ar: name_ar.data } }
}
