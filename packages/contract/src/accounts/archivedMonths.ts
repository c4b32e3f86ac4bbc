import { Month } from '../kernel/fields.ts'

/** An archived month to look in, as `archived_month` named it. Without it, the months that are not archived. */
export const monthFilter = { month: Month.optional() }

/** After the last page: the newest archived month that may hold older changes, to be asked for with `month`. */
export const archivedMonth = { archived_month: Month.nullable() }
