import type { Language } from '@sufra/contract/kernel/language'
import { sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import { cellOf, readCell, type Value } from './menuImport.cells.ts'
import { existingValue } from './menuImport.existing.ts'
import { type GroupSheet, limitProblems } from './menuImport.groups.ts'
import { plainName } from './menuImport.names.ts'
import type { GroupPlan, OptionPlan } from './menuImport.optionPlan.ts'

const isGood = ({ problems }: OptionPlan) => problems.length === 0

const plain = (value: Value) => (typeof value === 'string' ? plainName(value) : value)

/** Reports all rows that give a group different values: which one is meant is unclear. */
function reportDiffering(plan: GroupPlan, sheet: GroupSheet, language: Language): void {
  for (const field of Object.keys(sheet.group)) {
    const rows = plan.rows.filter((row) => isGood(row) && field in row.groupValues)
    if (new Set(rows.map(({ groupValues }) => plain(groupValues[field] ?? null))).size < 2) continue
    for (const { problems } of rows) problems.push({ field, text: sheetProblems.groupDiffers[language] })
  }
}

/** Fills a new group's missing fields with the form's defaults, or reports them as required. */
function fillNew(values: Record<string, Value>, sheet: GroupSheet, language: Language) {
  return Object.entries(sheet.group).flatMap(([name, field]) => {
    if (name in values) return []
    const read = readCell(field, null, language, true)
    if ('problem' in read) return [{ field: name, text: read.problem }]
    values[name] = read.value
    return []
  })
}

/** Merges the valid rows of a group, and validates the result like its form. */
export function settleGroup(plan: GroupPlan, sheet: GroupSheet, language: Language): void {
  reportDiffering(plan, sheet, language)
  const { group } = plan
  const good = plan.rows.filter(isGood)
  const rows = group ? good.filter(({ groupValues }) => Object.keys(groupValues).length > 0) : good
  const [first] = rows
  if (!first) return
  const values: Record<string, Value> = Object.fromEntries(
    group ? Object.keys(sheet.group).map((name) => [name, existingValue(group, name)]) : [],
  )
  const changed: Record<string, Value> = {}
  for (const { groupValues } of rows.toReversed()) Object.assign(changed, groupValues)
  Object.assign(values, changed)
  const missing = group ? [] : fillNew(values, sheet, language)
  const judged = Object.keys(group ? changed : values)
  const wrong = [
    ...missing,
    ...(missing.length > 0 ? [] : limitProblems(sheet.groupRule, sheet.group, { values, judged }, language)),
  ]
  for (const { problems } of rows) problems.push(...wrong)
  if (wrong.length > 0) return
  plan.values = values
  if (group) return
  const changes = Object.entries(sheet.group).map(([field, { kind }]) => ({
    field,
    before: null,
    after: cellOf(kind, values[field] ?? null),
  }))
  first.changes.unshift(...changes)
}
