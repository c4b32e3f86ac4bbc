import { customerHistory } from '@sufra/contract/customers/history'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { customerRows } from '../customers/customers.sql.ts'
import { isLive } from '../identity/identity.sql.ts'
import { areasNamed, presentChange } from './history.rows.ts'
import { areaNames, changesOf, countChanges } from './history.sql.ts'

export default implement(customerHistory, customerRows, {
  list: async ({ db, scopeFilter, params: { id }, input }) => {
    orNotFound(await isLive(db, scopeFilter, id))
    const rows = await changesOf(db, id, input)
    const areas = await areaNames(db, areasNamed(rows))
    const names = new Map(areas.map((area) => [area.id, { en: area.name_en, ar: area.name_ar }]))
    const data = rows.map((row) => presentChange(row, names))
    return { history: { data, total: await countChanges(db, id) } }
  },
})
