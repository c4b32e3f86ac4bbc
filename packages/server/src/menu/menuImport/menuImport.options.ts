import { issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language } from '@sufra/contract/kernel/language'
import { sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import type { ProgressReporter } from '../../kernel/operations/progressReporter.ts'
import { type Cells, isEmpty, readCell, type Value } from './menuImport.cells.ts'
import { type ExistingGroup, existingNames, type Menu } from './menuImport.existing.ts'
import { type GroupSheet, limitProblems } from './menuImport.groups.ts'
import { repeated } from './menuImport.ids.ts'
import { type Beside, type ItemOf, type Located, locator } from './menuImport.locate.ts'
import { settleGroup } from './menuImport.merge.ts'
import { plainName } from './menuImport.names.ts'
import type { GroupPlan, OptionPlan } from './menuImport.optionPlan.ts'
import {
  type Bilingual,
  cellsOf,
  nameOf,
  type ReadFields,
  readFields,
  type Sheet,
} from './menuImport.rows.ts'
import { groupCells, optionCells } from './menuImport.show.ts'

const hasOption = (cells: Cells, sheet: GroupSheet) =>
  !isEmpty(cells.option_id) || Object.keys(sheet.option).some((name) => !isEmpty(cells[name]))

/** The group's fields, if given: rows of new options may omit them. */
function readGroup(
  cells: Cells,
  { group, option, exported }: Located,
  sheet: GroupSheet,
  language: Language,
): ReadFields {
  const whole = group && (option || !hasOption(cells, sheet))
  const filled = whole
    ? cells
    : Object.fromEntries(Object.entries(cells).filter(([, cell]) => !isEmpty(cell)))
  if (group)
    return readFields(
      filled,
      sheet.group,
      { standing: group, given: groupCells(exported.group ?? group, sheet) },
      language,
    )
  const values: Record<string, Value> = {}
  const problems: ReadFields['problems'] = []
  for (const [name, field] of Object.entries(sheet.group)) {
    const cell = filled[name]
    if (cell === undefined || isEmpty(cell)) continue
    const read = readCell(field, cell, language, true)
    if ('problem' in read) problems.push({ field: name, text: read.problem })
    else values[name] = read.value
  }
  return { values, changes: [], problems }
}

function readOption(
  cells: Cells,
  { option, exported }: Located,
  sheet: GroupSheet,
  language: Language,
): ReadFields | undefined {
  if (!hasOption(cells, sheet)) return undefined
  const there = option && { standing: option, given: optionCells(exported.option ?? option, sheet) }
  const read = readFields(cells, sheet.option, there, language)
  if (read.problems.length > 0) return read
  const judged = read.changes.map(({ field }) => field)
  read.problems.push(
    ...limitProblems(sheet.optionRule, sheet.option, { values: read.values, judged }, language),
  )
  return read
}

const bothNames = (row: Readonly<Record<string, unknown>>) =>
  JSON.stringify([row.name_en, row.name_ar].map((name) => plainName(String(name))))

interface Place {
  readonly sheet: GroupSheet
  readonly language: Language
  readonly locate: ReturnType<typeof locator>
  readonly groupOf: (located: Located) => GroupPlan
}

function planRow(row: number, cells: Cells, { sheet, language, locate, groupOf }: Place): OptionPlan {
  const located = locate(cells)
  const own = nameOf({}, cells, 'name_en', 'name_ar')
  const groupName = nameOf({}, cells, sheet.names.en, sheet.names.ar)
  const bare = !hasOption(cells, sheet)
  const plan = { sheet: sheet.name, row, name: bare ? groupName : own }
  if ('field' in located) {
    const item = String(cells.item_name ?? '')
    const of = [{ en: item, ar: item }, ...(bare ? [] : [groupName])]
    const unread = {
      adds: false,
      moved: false,
      groupValues: {},
      option: undefined,
      values: undefined,
      group: undefined,
    }
    return { ...plan, ...unread, of, changes: [], problems: [located], about: [] }
  }
  const { option, group, item, exported } = located
  const ofGroup = readGroup(cells, located, sheet, language)
  const ofOption = readOption(cells, located, sheet, language)
  const changed = Object.fromEntries(
    ofGroup.changes.map(({ field }) => [field, ofGroup.values[field] ?? null]),
  )
  const made: OptionPlan = {
    ...plan,
    name: ofOption
      ? nameOf(ofOption.values, cells, 'name_en', 'name_ar')
      : nameOfGroup(group, groupName, sheet),
    of: [itemName(item), ...(ofOption ? [nameOfGroup(group, groupName, sheet)] : [])],
    adds: !group || (ofOption !== undefined && !option),
    moved: exported.group !== group || exported.option !== option,
    option,
    groupValues: group ? changed : ofGroup.values,
    values: ofOption?.values,
    group: groupOf(located),
    changes: [...ofGroup.changes, ...(ofOption?.changes ?? [])],
    problems: [...ofGroup.problems, ...(ofOption?.problems ?? [])],
    about: [
      ...[option, group].flatMap((there) => (there ? [there.id, there.version] : [])),
      ...('there' in item ? [item.there.id] : []),
    ],
  }
  made.group?.rows.push(made)
  return made
}

/** Plans the options of a sheet of groups, after the items of the same file. */
export async function planOptions(
  of: Sheet,
  sheet: GroupSheet,
  beside: Beside,
  pace: ProgressReporter,
): Promise<{ readonly rows: readonly OptionPlan[]; readonly groups: readonly GroupPlan[] }> {
  const { menu, language } = beside
  const groups = new Map<string, GroupPlan>()
  const groupOf = ({ key, item, group }: Located): GroupPlan => {
    const plan = groups.get(key) ?? { key, item, group, rows: [], values: undefined }
    groups.set(key, plan)
    return plan
  }
  const place = { sheet, language, locate: locator(sheet, beside), groupOf }
  const rows: OptionPlan[] = []
  for (const { row, cells } of cellsOf(of)) {
    rows.push(planRow(row, cells, place))
    await pace.step()
  }
  reportRepeated(rows, menu, sheet, language)
  for (const group of groups.values()) {
    settleGroup(group, sheet, language)
    await pace.turn()
  }
  return { rows, groups: [...groups.values()] }
}

const itemName = (item: ItemOf): Bilingual => ('there' in item ? existingNames(item.there) : item.added.name)

const nameOfGroup = (group: ExistingGroup | undefined, given: Bilingual, { names }: GroupSheet): Bilingual =>
  group ? existingNames(group, names) : given

/** Reports an option changed by two rows, and two options of the same names in a group. */
function reportRepeated(
  plans: readonly OptionPlan[],
  menu: Menu,
  sheet: GroupSheet,
  language: Language,
): void {
  const twice = repeated(plans.flatMap(({ option }) => option?.id ?? []))
  const there = new Map(
    [...menu[sheet.name].options.values()].map((row) => [
      `group ${row.group_id} ${bothNames(row.fields)}`,
      row.id,
    ]),
  )
  const keyOf = ({ adds, option, values, group }: OptionPlan) =>
    adds && !option && values ? `${group?.key} ${bothNames(values)}` : undefined
  const added = repeated(plans.flatMap((plan) => keyOf(plan) ?? []))
  for (const plan of plans) {
    const key = keyOf(plan)
    const id = key === undefined ? undefined : there.get(key)
    if (plan.option && twice.has(plan.option.id))
      plan.problems.push({ field: 'option_id', text: issueTexts.twice[language] })
    if (id !== undefined)
      plan.problems.push({ field: 'name_en', text: fill(sheetProblems.optionThere[language], { id }) })
    else if (key !== undefined && added.has(key))
      plan.problems.push({ field: 'name_en', text: issueTexts.twice[language] })
  }
}
