import { socialLinks } from '@sufra/contract/settings/socialLinks'
import { linkTypes } from '@sufra/contract/settings/socialLinks.shapes'
import { errorCode } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { allLinks, deleteLink, linkScope, table } from './socialLinks.sql.ts'

const checkViolation = '23514'
const auditFields = { name_en: {}, url: {}, status: {} }

const withType = <Row extends { readonly name_en: keyof typeof linkTypes }>(link: Row) => ({
  ...link,
  type: linkTypes[link.name_en],
})

export default implement(socialLinks, linkScope, {
  list: async ({ db }) => ({ socialMedia: (await allLinks(db)).map(withType) }),
  save: async ({ db, input }) => {
    try {
      return await addRow(db, table, input)
    } catch (error) {
      // A trigger counts under a lock, as of two people who add the fifth at once only one may.
      if (errorCode(error) === checkViolation) fail('socialLinks.full')
      throw error
    }
  },
  update: ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) =>
    saveEdit(
      { db, caller },
      {
        table,
        id,
        allowed: scopeFilter,
        values,
        version,
        auditFields,
      },
    ),
  remove: async ({ db, params }) => {
    orNotFound(await deleteLink(db, params.id))
    return {}
  },
})
