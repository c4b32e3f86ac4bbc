import type { Value } from './menuImport.cells.ts'
import type { ExistingGroup, ExistingOption } from './menuImport.existing.ts'
import type { ItemOf } from './menuImport.locate.ts'
import type { RowPlan } from './menuImport.rows.ts'

export interface OptionPlan extends RowPlan {
  readonly group: GroupPlan | undefined
  /** The row's values for the group that differ from the current ones. */
  readonly groupValues: Readonly<Record<string, Value>>
  /** Undefined for a new option. */
  readonly option: ExistingOption | undefined
  /** The option's fields, if the row has an option. */
  readonly values: Readonly<Record<string, Value>> | undefined
}

/** A group that rows of a sheet refer to. */
export interface GroupPlan {
  readonly key: string
  readonly item: ItemOf
  /** Undefined for a new group. */
  readonly group: ExistingGroup | undefined
  readonly rows: OptionPlan[]
  /** The new values of its fields; undefined if nothing changes. */
  values: Readonly<Record<string, Value>> | undefined
}
