import { globalCategories } from '@sufra/contract/menu/globalCategories'
import { implement } from '../../kernel/operations/implement.ts'
import { taxonomyScope } from './taxonomies.sql.ts'
import * as marks from './taxonomies.ts'

const table = 'global_categories'

export default implement(globalCategories, taxonomyScope(table), {
  list: async (call) => {
    const { marks: found, cut } = await marks.listTaxonomies(call, table, call.input.search)
    return { globalCategories: found, cut }
  },
  show: async (call) => ({ category: await marks.showTaxonomy(call, table, call.params.id) }),
  save: (call) => marks.createTaxonomy(call, table, call.input),
  update: (call) => marks.updateTaxonomy(call, table, call.params.id, call.input),
  updateStatus: (call) => marks.switchTaxonomyStatus(call, table, call.params.id, call.input.status),
  sort: (call) => marks.sortTaxonomies(call, table, 'globalCategories', call.input.globalCategories),
  remove: (call) => marks.removeTaxonomy(call, table, call.params.id),
})
