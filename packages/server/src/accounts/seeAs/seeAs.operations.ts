import { seeAs } from '@sufra/contract/accounts/seeAs'
import { type PersonScope, personOf } from '../../kernel/access/scope.ts'
import { scopeOfAccount } from '../../kernel/access/session.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { accountById, accountScope, userInfo } from '../signIn/signIn.sql.ts'
import * as looks from './seeAs.sql.ts'

interface SeenAs {
  readonly role_id?: number | undefined
  readonly account_id?: number | undefined
}

/** The account that is seen, and the role in place of its own. */
async function seenBy(db: Db, viewer_id: number, { role_id, account_id }: SeenAs) {
  if (role_id !== undefined)
    return { account_id: viewer_id, role_id: orNotFound(await looks.platformRole(db, role_id)).id }
  // Nobody sees as somebody who could not be in.
  const seen = orNotFound(await scopeOfAccount(db, account_id ?? 0))
  return { account_id: seen.account_id, role_id: null }
}

const superOnly = async (db: Db, viewer: PersonScope) =>
  (await looks.isSuper(db, viewer)) || fail('seeAs.superOnly')

export default implement(seeAs, accountScope, {
  people: async ({ db, scope, params: { id } }) => {
    await superOnly(db, personOf(scope))
    orNotFound(await looks.restaurantById(db, id))
    const rows = await looks.peopleOf(db, id)
    return {
      people: rows.map(({ role_en, role_ar, ...person }) => ({
        ...person,
        role: { en: role_en, ar: role_ar },
      })),
    }
  },

  begin: async ({ db, scope, caller, input }) => {
    const viewer = personOf(scope)
    await superOnly(db, viewer)
    const seen = await seenBy(db, viewer.account_id, input)
    const token = await looks.openLook(db, { viewer_id: viewer.account_id, ...seen }, caller)
    await looks.noteLook(db, scope, seen, seeAs.begin.id, caller)
    const info = await userInfo(db, accountById(seen.account_id), { role_id: seen.role_id })
    return { token, userInfo: { ...orNotFound(info), must_set_up: false } }
  },
})
