import { seeAs } from '@sufra/contract/accounts/seeAs'
import { personOf } from '../../kernel/access/scope.ts'
import { scopeOfAccount } from '../../kernel/access/session.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { accountById, accountRows, userInfo } from '../signIn/signIn.sql.ts'
import * as looks from './seeAs.sql.ts'

interface SeenAs {
  readonly role_id?: number | undefined
  readonly account_id?: number | undefined
  readonly restaurant_id?: number | undefined
}

/** The account that is seen, and the role in place of its own. */
async function seenBy(db: Db, viewer_id: number, { role_id, account_id, restaurant_id }: SeenAs) {
  if (role_id !== undefined)
    return { account_id: viewer_id, role_id: orNotFound(await looks.platformRole(db, role_id)).id }
  const owner = restaurant_id === undefined ? undefined : await looks.mainOwner(db, restaurant_id)
  // Nobody sees as somebody who could not be in.
  const seen = orNotFound(await scopeOfAccount(db, owner?.id ?? account_id ?? 0))
  return { account_id: seen.account_id, role_id: null }
}

export default implement(seeAs, accountRows, {
  begin: async ({ db, scope, caller, input }) => {
    const viewer = personOf(scope)
    if (!(await looks.isSuper(db, viewer))) fail('seeAs.superOnly')
    const seen = await seenBy(db, viewer.account_id, input)
    const token = await looks.openLook(db, { viewer_id: viewer.account_id, ...seen }, caller)
    await looks.noteLook(db, scope, seen, seeAs.begin.id, caller)
    const info = await userInfo(db, accountById(seen.account_id), seen.role_id ?? undefined)
    return { token, userInfo: { ...orNotFound(info), must_set_up: false } }
  },
})
