import { westernDigits } from '@sufra/contract/kernel/digits'
import { fieldErrors, issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language, languages } from '@sufra/contract/kernel/language'
import type { SheetCell } from '@sufra/contract/menu/menuImport'
import { sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import { formulaProblem, isEmpty } from './menuImport.cells.ts'
import { type MarkColumn, markSchemas } from './menuImport.fields.ts'

export interface Named extends Record<string, unknown> {
  id: number
  name_en: string
  name_ar: string
}

/** Normalizes a name: letter case and Arabic digits do not matter. */
export const plainName = (name: string): string =>
  westernDigits(name).toLowerCase().replace(/\s+/g, ' ').trim()

/** Rows of a list, indexed by their names in either language. */
export class Names<Row extends Named = Named> {
  readonly byId: ReadonlyMap<number, Row>
  readonly #byName = new Map<string, Row[]>()
  /** The largest number of separators within a name. */
  readonly #mostSeparators: number

  constructor(rows: readonly Row[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]))
    this.#mostSeparators = Math.max(
      0,
      ...rows.flatMap(({ name_en, name_ar }) => [name_en, name_ar].map((name) => partsOf(name).length >> 1)),
    )
    for (const row of rows)
      for (const name of new Set([plainName(row.name_en), plainName(row.name_ar)]))
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), row])
  }
  called = (name: SheetCell | undefined): readonly Row[] => this.#byName.get(plainName(String(name))) ?? []

  /** The name in a sheet, with its id if another row has the same name in either language. */
  written(row: Row, language: Language): string {
    const name = row[`name_${language}`]
    return this.called(name).length > 1 ? numbered(name, row.id) : name
  }

  /** All names a cell may have. */
  all = (language: Language): string[] => [...this.byId.values()].map((row) => this.written(row, language))

  /** The rows a cell may mean: none, one, or several if ambiguous. */
  meant(cell: SheetCell | undefined): readonly Row[] {
    const called = this.called(cell)
    const number = called.length === 0 && /^(.*\S)\s*\(#(\d+)\)$/s.exec(westernDigits(String(cell)).trim())
    if (!number) return called
    return this.called(number[1]).filter(({ id }) => id === Number(number[2]))
  }

  /**
   * Splits a cell into names, separated by lines, commas or semicolons. The longest possible name wins, so that names
   * with a comma are found.
   */
  namesIn(cell: string): readonly string[] {
    return cell.split('\n').flatMap((line) => {
      const parts = partsOf(line)
      const names: string[] = []
      for (let at = 0; at < parts.length; ) {
        let end = Math.min(parts.length, at + 2 * this.#mostSeparators + 1)
        while (end > at + 1 && this.meant(parts.slice(at, end).join('')).length === 0) end -= 2
        names.push(
          parts
            .slice(at, Math.max(end, at + 1))
            .join('')
            .trim(),
        )
        at = Math.max(end, at + 1) + 1
      }
      return names.filter((name) => name !== '')
    })
  }
}

/** Splits into parts, keeping the separators. */
const partsOf = (text: string): readonly string[] => text.split(/([,;،؛])/)

const numbered = (name: string, id: number) => `${name} (#${id})`

/** All ways these may have been exported: in either language, with or without ids. */
export const writingsOf = (ids: readonly number[], names: Names): readonly string[] => {
  const rows = ids.flatMap((id) => names.byId.get(id) ?? [])
  return languages.flatMap((language) => [
    rows.map((row) => names.written(row, language)).join('\n'),
    rows.map((row) => row[`name_${language}`]).join('\n'),
  ])
}

const comma = { en: ', ', ar: '، ' }
const unknown = (names: readonly string[], language: Language) =>
  fill(sheetProblems.unknownNames[language], { names: names.join(comma[language]) })
export const several = (rows: readonly Named[], language: Language) =>
  fill(sheetProblems.severalNames[language], {
    names: rows.map((row) => numbered(row[`name_${language}`], row.id)).join(comma[language]),
  })

export const namesOf = (ids: readonly number[], names: Names) =>
  ids.flatMap((id) => names.byId.get(id) ?? []).map((row) => ({ en: row.name_en, ar: row.name_ar }))

export type NameLookup<Value> = { readonly value: Value } | { readonly problem: string }

/** Reads taxonomies or requirements by name. */
export function readMarks(
  column: MarkColumn,
  cell: SheetCell,
  names: Names,
  language: Language,
): NameLookup<readonly number[]> {
  const failed = formulaProblem(cell, language)
  if (failed !== undefined) return { problem: failed }
  const matches = names.namesIn(String(cell ?? '')).map((name) => ({ name, rows: names.meant(name) }))
  const missing = matches.filter(({ rows }) => rows.length === 0)
  if (missing.length > 0)
    return {
      problem: unknown(
        missing.map(({ name }) => name),
        language,
      ),
    }
  const alike = matches.find(({ rows }) => rows.length > 1)
  if (alike) return { problem: several(alike.rows, language) }
  const ids = matches.flatMap(({ rows }) => rows.map(({ id }) => id))
  const read = markSchemas[column].safeParse(ids, { reportInput: true })
  if (read.success) return { value: read.data.toSorted((a, b) => a - b) }
  return { problem: Object.values(fieldErrors(read.error.issues, language))[0] ?? '' }
}

export function readUnit(cell: SheetCell, names: Names, language: Language): NameLookup<number> {
  if (isEmpty(cell)) return { problem: issueTexts.required[language] }
  const failed = formulaProblem(cell, language)
  if (failed !== undefined) return { problem: failed }
  const [unit, ...others] = names.meant(cell)
  if (!unit) return { problem: unknown([String(cell).trim()], language) }
  return others.length > 0 ? { problem: several([unit, ...others], language) } : { value: unit.id }
}
