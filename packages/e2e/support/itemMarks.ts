import type { Bilingual } from '@sufra/contract/kernel/language'
import { added } from './regions.ts'
import type { Person } from './seed.ts'
import { origin } from './test.ts'

/** The taxonomies an item's form requires a choice of. */
export const itemMarks = ['global_categories', 'filters', 'item_requirements'] as const

let made = 0

/** Creates a requirement for one test, which deletes it. */
export async function makeRequirement(admin: Person) {
  const en = `Requirement ${process.pid}-${++made}`
  const id = await added('requirement/store', admin, { name_en: en, name_ar: `${en} ع` })
  return {
    name: { en, ar: `${en} ع` } satisfies Bilingual,
    remove: async () => {
      const response = await fetch(`${origin()}/api/admins/restaurant/requirement/delete/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${admin.token}` },
      })
      if (!response.ok) throw new Error(await response.text())
    },
  }
}
