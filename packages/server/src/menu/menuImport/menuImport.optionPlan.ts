import type { Value } from './menuImport.cells.ts'
import type { ItemOf } from './menuImport.locate.ts'
import type { ExistingGroup, ExistingOption } from './menuImport.menu.sql.ts'
import type { RowPlan } from './menuImport.rows.ts'

/** A row of a sheet of groups. */
export interface OptionPlan extends RowPlan {
  readonly group: GroupPlan | undefined
  /** What it says of the group, where that isn't so already. */
  readonly says: Readonly<Record<string, Value>>
  /** Missing of one to be added. */
  readonly option: ExistingOption | undefined
  /** The option's fields, if the row speaks of one. */
  readonly values: Readonly<Record<string, Value>> | undefined
}

/** A group that rows of a sheet speak of. */
export interface GroupPlan {
  readonly key: string
  readonly item: ItemOf
  /** Missing of one to be added. */
  readonly group: ExistingGroup | undefined
  readonly rows: OptionPlan[]
  /** What becomes of its fields; undefined if nothing does. */
  values: Readonly<Record<string, Value>> | undefined
}
