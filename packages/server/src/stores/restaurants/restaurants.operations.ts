import { defaultPageSize } from '@sufra/contract/kernel/list'
import { restaurants } from '@sufra/contract/stores/restaurants'
import { failIfEmailTaken, hashOf } from '../../accounts/accountEmails/accountEmails.ts'
import { resetMails } from '../../accounts/accountEmails/signIn.mails.ts'
import { hashNewPassword } from '../../accounts/signIn/passwords.ts'
import { mailBuckets, ownArabicName } from '../../accounts/signIn/signIn.rules.ts'
import { consume } from '../../kernel/access/rateLimits.ts'
import { type AdminScope, type Scope, scopeFilterOf } from '../../kernel/access/scope.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement, prepared } from '../../kernel/operations/implement.ts'
import { storeScope } from '../stores/stores.sql.ts'
import { decisionMails } from './restaurants.mails.ts'
import { removeRestaurant } from './restaurants.remove.ts'
import { joined, presentRestaurant } from './restaurants.rows.ts'
import { updateRestaurant } from './restaurants.save.ts'
import * as all from './restaurants.sql.ts'

const admin = (scope: Scope): AdminScope => (scope.kind === 'admin' ? scope : fail('session.wrongDoor'))

export default implement(restaurants, all.restaurantScope, {
  list: async ({ db, scopeFilter: allowed, input }) => {
    const { count = defaultPageSize, page = 1 } = input
    const paged = input.count !== undefined || input.page !== undefined
    const found = await all.searchRestaurants(db, allowed, input, paged ? { count, page } : undefined)
    const { rows, cut } = unpaged(found)
    return {
      restaurants: rows.map(presentRestaurant),
      total: paged ? await all.countFound(db, allowed, input) : rows.length,
      pending: await all.pendingCount(db, allowed),
      cut,
    }
  },

  storesOf: async ({ db, scope, scopeFilter: allowed, input }) => {
    const ids = [...new Set(input.restaurants)]
    if ((await all.countOf(db, allowed, ids)) < ids.length) return fail('row.missing')
    const { rows, cut } = unpaged(await all.storesOf(db, scopeFilterOf(storeScope, scope), ids))
    return { stores: rows.map((row) => ({ ...row, name: { en: row.name_en, ar: row.name_ar } })), cut }
  },

  show: async ({ db, scopeFilter, params }) => ({
    restaurant: presentRestaurant(orNotFound(await all.restaurant(db, scopeFilter, params.id))),
  }),

  save: prepared(
    ({ input, caller: { language } }) => hashNewPassword(input.password, { field: 'password', language }),
    async ({ db, scope, input }, password_hash) => {
      const { name, email, phone, tax_number, logofile } = input
      const name_ar = ownArabicName(name, input.name_ar)
      const approved_by = admin(scope).account_id
      const added = {
        name,
        name_ar,
        email,
        phone,
        tax_number,
        logo_id: logofile.id,
        password_hash,
        approved_by,
      }
      const saved = (await all.addRestaurant(db, added)) ?? failIfEmailTaken()
      return { id: saved.id, version: joined(saved) }
    },
  ),

  update: prepared(hashOf, updateRestaurant),

  decide: async ({ db, scope, scopeFilter, services, params, input: { approval } }) => {
    const before = orNotFound(await all.lockRestaurant(db, scopeFilter, params.id))
    if (before.approval === approval) return { approval }
    // An approved restaurant can be deleted, not rejected; a rejected one may still be approved.
    if (before.approval === 'approved') return fail('restaurants.decided')
    await all.setApproval(db, before, approval, admin(scope).account_id)
    await services.jobs.send(db, decisionMails, { id: before.id, approval })
    return { approval }
  },

  sendReset: prepared(
    async ({ db, scopeFilter, params, caller }) => {
      const { email } = orNotFound(await all.restaurant(db, scopeFilter, params.id))
      await consume(db, mailBuckets('reset', email, caller.ip))
      return { email }
    },
    async ({ db, services }, wanted) => {
      await services.jobs.send(db, resetMails, wanted)
      return {}
    },
  ),

  remove: async ({ db, scopeFilter, params }) => {
    await removeRestaurant(db, scopeFilter, params.id)
    return {}
  },
})
