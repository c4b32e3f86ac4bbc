import { qatarDay } from '@sufra/contract/kernel/clock'
import { offers } from '@sufra/contract/promotions/offers'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields, failIfSetAndCleared } from '../../kernel/errors/fieldErrors.ts'
import { auditedImage } from '../../kernel/images/auditedImage.ts'
import { failIfRangeReversed } from '../../kernel/input/dayRange.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow, archiveRow } from '../../kernel/operations/rows.ts'
import { failIfGone, failIfGoneOrOverlapping } from './offers.check.ts'
import { termsAfter, wrongTerms } from './offers.edit.rules.ts'
import { pricesOf } from './offers.prices.ts'
import { presentCurrent, presentOffer } from './offers.rows.ts'
import { itemOf } from './offers.rules.ts'
import * as store from './offers.sql.ts'

const auditFields = {
  title_en: {},
  title_ar: {},
  short_description_en: {},
  short_description_ar: {},
  type: {},
  store_id: {},
  item_id: {},
  discount: {},
  start_date: {},
  end_date: {},
  status: { wire: (on: boolean) => (on ? 1 : 0) },
  image_id: auditedImage('imagefile'),
}

export default implement(offers, store.offerScope, {
  list: async ({ db, scopeFilter, input, now }) => {
    const { rows, cut } = unpaged(await store.listOffers(db, scopeFilter, input))
    return { offers: rows.map((row) => presentOffer(row, qatarDay(now))), cut }
  },
  show: async ({ db, scopeFilter, params, now }) => {
    const row = orNotFound(await store.offer(db, scopeFilter, params.id))
    return { offer: presentOffer(row, qatarDay(now)) }
  },
  prices: async (call) => {
    const { db, input } = call
    failIfRangeReversed(input)
    await failIfGone(db, { store_id: input.store_id, item_id: input.item_id ?? null }, 'look')
    return pricesOf(call, input)
  },

  save: async ({ db, input: { imagefile, ...input } }) => {
    const status = input.status !== 0
    await failIfGoneOrOverlapping(db, { ...input, item_id: itemOf(input.type, input.item_id), status })
    return addRow(db, 'offers', { ...input, status, image_id: imagefile?.id })
  },
  update: async ({ db, scopeFilter, caller, params: { id }, input }) => {
    failIfSetAndCleared(input, caller.language)
    const { version, imagefile, clear = [], ...fields } = input
    const before = orNotFound(await store.lockOffer(db, scopeFilter, id))
    const after = termsAfter(before, fields)
    for (const [field, issue] of wrongTerms(after, fields)) failFields([field], issue, caller.language)
    await failIfGoneOrOverlapping(db, after, id)
    const { item_id, status } = after
    const image_id = clear.includes('imagefile') ? null : imagefile?.id
    return saveEdit(
      { db, caller },
      {
        table: 'offers',
        id,
        allowed: scopeFilter,
        values: { ...fields, item_id, status, image_id },
        version,
        auditFields,
      },
    )
  },
  updateStatus: async ({ db, scopeFilter, params: { id }, input }) => {
    const before = orNotFound(await store.lockOffer(db, scopeFilter, id))
    const status = input.status === 1
    if (status && !before.status) await failIfGoneOrOverlapping(db, { ...before, status }, id)
    await store.setStatus(db, id, status)
    return { id, status: input.status }
  },
  remove: async ({ db, scopeFilter, params }) => {
    const { id } = orNotFound(await store.lockOffer(db, scopeFilter, params.id))
    await archiveRow(db, 'offers', id)
    return {}
  },

  current: async ({ db, scopeFilter, now }) => ({
    offers: (await store.currentOffers(db, scopeFilter, qatarDay(now))).map(presentCurrent),
  }),
})
