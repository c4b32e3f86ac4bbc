import { customerPrivacy } from '@sufra/contract/customers/privacy'
import { fail } from '../../kernel/errors/apiError.ts'
import { deleteSentFiles } from '../../kernel/mail/sentFiles.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { fullHistory } from '../history/history.ts'
import { lockNumbers } from '../identity/identity.sql.ts'
import { erase, sentMarks } from './erase.sql.ts'
import { heldAbout } from './export.ts'
import { countsOf } from './preview.sql.ts'
import { confirms, listed, names } from './privacy.rules.ts'
import { forgettable, lockedRecords, openOrdersOf, recordsOf } from './records.sql.ts'

/** Those there are some of. */
const parts = <Part extends string>(all: Readonly<Record<Part, number>>) =>
  (Object.entries(all) as [Part, number][]).flatMap(([part, count]) => (count > 0 ? [{ part, count }] : []))

export default implement(customerPrivacy, forgettable, {
  exportAll: async (call) => {
    const { db } = call
    const ids = (await recordsOf(db, call.scopeFilter, call.params.id)).map((record) => record.id)
    if (ids.length === 0) return fail('row.missing')
    const histories = await Promise.all(ids.map((each) => fullHistory(call, each)))
    return { data: await heldAbout(db, ids), history: histories.flat() }
  },

  preview: async ({ db, scopeFilter, params: { id } }) => {
    const records = await recordsOf(db, scopeFilter, id)
    const [customer] = records
    if (!customer) return fail('row.missing')
    const ids = records.map((record) => record.id)
    const { ratings, payments, coupons, consents, ...counts } = await countsOf(db, ids)
    const { audit, orders } = counts
    return {
      forgetting: {
        records: records.length,
        erased: parts({ details: records.length, ...counts }),
        kept: parts({ orders, payments, coupons, ratings, consents, audit, block: customer.status ? 0 : 1 }),
        open_orders: await openOrdersOf(db, ids),
      },
    }
  },

  forget: async ({ db, scopeFilter, services, params: { id }, input: { confirm, reason } }) => {
    // Whoever orders, reviews or edits at the same time has it wholly before, or finds nobody.
    await lockNumbers(db, [id])
    const records = await lockedRecords(db, scopeFilter, id)
    const [customer] = records
    if (!customer) return fail('row.missing')
    if (!confirms(confirm, customer)) fail('customerPrivacy.confirm', { field: 'confirm' })
    if (names(reason, records)) fail('customerPrivacy.reason', { field: 'reason' })
    const ids = records.map((record) => record.id)
    const open = await openOrdersOf(db, ids)
    if (open.length > 0) fail('customerPrivacy.openOrders', { params: { orders: listed(open) } })
    const { emails, mobiles, devices, comments } = await sentMarks(db, ids)
    await erase(db, { ids, emails, reason })
    const contacts = [...emails, ...mobiles, ...devices]
    await deleteSentFiles(services.settings.dataDir, { contacts, texts: comments })
    return {}
  },
})
