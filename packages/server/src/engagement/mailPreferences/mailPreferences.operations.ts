import { mailPreferences } from '@sufra/contract/engagement/mailPreferences'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { preferenceScope, preferencesOf, setPreferences } from './mailPreferences.sql.ts'

/** `n•••@sufra.example` */
const masked = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

export default implement(mailPreferences, preferenceScope, {
  show: async ({ db, params: { token } }) => {
    const { email, receive } = orNotFound(await preferencesOf(db, token))
    return { email: masked(email), receive }
  },
  save: async ({ db, params: { token }, input }) => {
    const { email, receive } = orNotFound(await setPreferences(db, token, input.receive))
    return { email: masked(email), receive }
  },
})
