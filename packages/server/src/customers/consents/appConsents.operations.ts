import { appConsents } from '@sufra/contract/customers/appConsents'
import { consentKinds } from '@sufra/contract/customers/consents'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addConsent, consenting, givenBy, lockConsenting, numberOwner } from './consents.sql.ts'

export default implement(appConsents, consenting, {
  show: async ({ db, scopeFilter, input: { mobile } }) => {
    const { id } = orNotFound(await numberOwner(db, scopeFilter, mobile))
    return { consents: orNotFound(await givenBy(db, id)) }
  },
  save: async ({ db, scopeFilter, input: { mobile, ...said } }) => {
    const { id } = orNotFound(await lockConsenting(db, scopeFilter, mobile))
    for (const kind of consentKinds) {
      const given = said[kind]
      if (given !== undefined) await addConsent(db, id, { kind, given, source: 'app', by: null })
    }
    return { consents: orNotFound(await givenBy(db, id)) }
  },
})
