import { filters } from '@sufra/contract/filters'
import { implement } from '../kernel/operations/implement.ts'
import { markRows } from '../menu/taxonomies/taxonomies.sql.ts'
import * as marks from '../menu/taxonomies/taxonomies.ts'

const table = 'filters'

export default implement(filters, markRows(table), {
  list: async (call) => {
    const { marks: found, cut } = await marks.listMarks(call, table, call.input.search)
    return { filters: found, cut }
  },
  show: async (call) => ({ filter: await marks.showMark(call, table, call.params.id) }),
  save: (call) => marks.saveMark(call, table, call.input),
  update: (call) => marks.updateMark(call, table, call.params.id, call.input),
  updateStatus: (call) => marks.switchMark(call, table, call.params.id, call.input.status),
  sort: (call) => marks.sortMarks(call, table, 'filters', call.input.filters),
  remove: (call) => marks.removeMark(call, table, call.params.id),
})
