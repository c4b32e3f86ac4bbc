import { promotionTrials } from '@sufra/contract'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { expect } from 'vitest'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import type { Database } from '../../kernel/database/db.ts'

export type TrialsTest = Awaited<ReturnType<typeof openTrials>>
type OfferBody = RequestOf<typeof promotionTrials.tryOffer>
type CouponBody = RequestOf<typeof promotionTrials.tryCoupon>

/** Promotions tried by an admin on the orders of one kitchen. */
export async function openTrials(open: () => Promise<Database>) {
  const test: MoneyTest = await openMoney(open)
  const { server, world, kitchen } = test
  const store = kitchen.tenant.ids.stores as number
  const admin = world.admins['Super Admin'].token
  const offerBody = (changes: Partial<OfferBody> = {}): OfferBody => ({
    title_en: 'Family Fridays',
    title_ar: 'جمعة العائلة',
    type: 'Store',
    store_id: store,
    discount: 20,
    start_date: '2040-03-01',
    end_date: '2040-03-31',
    ...changes,
  })
  const couponBody = (changes: Partial<CouponBody> = {}): CouponBody => ({
    title_en: 'Ramadan',
    title_ar: 'رمضان',
    short_description_en: 'Off',
    short_description_ar: 'خصم',
    code: 'NEVER-SAVED',
    type: 'Store',
    discount: 30,
    platform_contribution: 50,
    start_date: '2040-03-01',
    end_date: '2040-03-31',
    all_stores: true,
    ...changes,
  })
  const shown = async (token = admin) => {
    const { output } = await server.ask(promotionTrials.show, 'admin', { token })
    return output?.trial ?? null
  }
  /** What a trial that was started comes to. */
  const finished = async () => {
    await expect.poll(async () => (await shown())?.state).not.toBe('running')
    const { state, result } = (await shown()) ?? {}
    if (!result) throw new Error(`no result: ${state}`)
    return result
  }
  const startOffer = (changes: Partial<OfferBody> = {}, token = admin) =>
    server.ask(promotionTrials.tryOffer, 'admin', { token, body: offerBody(changes) })
  const startCoupon = (changes: Partial<CouponBody> = {}, token = admin) =>
    server.ask(promotionTrials.tryCoupon, 'admin', { token, body: couponBody(changes) })
  const started = async (start: ReturnType<typeof startOffer> | ReturnType<typeof startCoupon>) => {
    const { refusal } = await start
    if (refusal) throw new Error(JSON.stringify(refusal))
    return finished()
  }
  return {
    ...test,
    store,
    item: kitchen.tenant.ids.items as number,
    admin,
    shown,
    startOffer,
    startCoupon,
    stop: () => server.ask(promotionTrials.stop, 'admin', { token: admin }),
    tryOffer: (changes?: Partial<OfferBody>) => started(startOffer(changes)),
    tryCoupon: (changes?: Partial<CouponBody>) => started(startCoupon(changes)),
  }
}
