import { fieldErrors, issueTexts } from '@sufra/contract/kernel/issues'
import type { Language } from '@sufra/contract/kernel/language'
import { categories } from '@sufra/contract/menu/categories'
import type { SheetCell } from '@sufra/contract/menu/menuImport'
import { sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import { formulaProblem, isEmpty } from './menuImport.cells.ts'
import { type Named, type NameLookup, type Names, plainName, several } from './menuImport.names.ts'

/** An existing category by id, or a new one by its names. */
export type Category = { readonly id: number } | { readonly name_en: string; readonly name_ar: string }

const { name_en: newName } = categories.save.input.shape

/**
 * Finds a category by its names. If only one of the names was changed, it decides, and the other was left over. Unknown
 * names in both languages are a new category.
 */
export function readCategory(
  given: { readonly en: SheetCell | undefined; readonly ar: SheetCell | undefined },
  {
    names,
    earlier,
    before,
  }: { readonly names: Names; readonly earlier: Names; readonly before: Named | undefined },
  language: Language,
): NameLookup<Category> {
  const failed = formulaProblem(given.en, language) ?? formulaProblem(given.ar, language)
  if (failed !== undefined) return { problem: failed }
  const keeps = (cell: SheetCell | undefined, name: string | undefined) =>
    isEmpty(cell) ||
    (name !== undefined && plainName(String(cell)) === plainName(name)) ||
    (before !== undefined && earlier.meant(cell).length === 1 && earlier.meant(cell)[0] === before)
  const [keepsEn, keepsAr] = [keeps(given.en, before?.name_en), keeps(given.ar, before?.name_ar)]
  if (isEmpty(given.en) && isEmpty(given.ar)) return { problem: issueTexts.required[language] }
  if (before && keepsEn && keepsAr) return { value: { id: before.id } }
  if (keepsEn || keepsAr) {
    const [only, ...others] = names.meant(keepsEn ? given.ar : given.en)
    if (!only) return { problem: sheetProblems.noCategory[language] }
    return others.length > 0 ? { problem: several([only, ...others], language) } : { value: { id: only.id } }
  }
  const [en, ar] = [names.meant(given.en), names.meant(given.ar)]
  const both = en.filter(({ id }) => ar.some((row) => row.id === id))
  if (both.length > 1) return { problem: several(both, language) }
  if (both[0]) return { value: { id: both[0].id } }
  if (en.length > 0 || ar.length > 0) return { problem: sheetProblems.twoCategories[language] }
  // A name with an id means an existing category.
  if ([given.en, given.ar].some((name) => /\(#\d+\)$/.test(String(name).trim())))
    return { problem: sheetProblems.noCategory[language] }
  const [name_en, name_ar] = [newName.safeParse(String(given.en)), newName.safeParse(String(given.ar))]
  const wrong = name_en.error ?? name_ar.error
  if (!name_en.success || !name_ar.success)
    return { problem: Object.values(fieldErrors(wrong?.issues ?? [], language))[0] ?? '' }
  return { value: { name_en: name_en.data, name_ar: name_ar.data } }
}
