import { filters } from '@sufra/contract/menu/filters'
import { globalCategories } from '@sufra/contract/menu/globalCategories'

/** Two lists of the same kind of thing: what they are called on the wire is all that differs. */
export const taxonomyKinds = {
  category: {
    list: globalCategories.list,
    show: globalCategories.show,
    save: globalCategories.save,
    update: globalCategories.update,
    updateStatus: globalCategories.updateStatus,
    remove: globalCategories.remove,
    slugRequired: false,
  },
  filter: {
    list: filters.list,
    show: filters.show,
    // Its registration code is required: the schema says so, whatever the type.
    save: filters.save as unknown as typeof globalCategories.save,
    update: filters.update as unknown as typeof globalCategories.update,
    updateStatus: filters.updateStatus,
    remove: filters.remove,
    slugRequired: true,
  },
} as const
export type TaxonomyKind = keyof typeof taxonomyKinds
