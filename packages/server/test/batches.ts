import { couponCodes, coupons } from '@sufra/contract'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { maxCodesPerPage } from '@sufra/contract/promotions/couponCodes'
import { expect } from 'vitest'
import type { Listening } from './server.ts'
import type { World } from './world.ts'

interface Served {
  readonly server: Listening
  readonly world: World
}
type Fields = RequestOf<typeof coupons.save>

export const batchFields = (changes: Partial<Fields> = {}): Fields => ({
  title_en: 'Eid vouchers',
  title_ar: 'قسائم العيد',
  short_description_en: 'A tenth off',
  short_description_ar: 'خصم العُشر',
  code_prefix: 'EID',
  code_count: 3,
  type: 'Store',
  discount: 10,
  platform_contribution: 60,
  start_date: '2020-01-01',
  end_date: '2040-01-01',
  all_stores: true,
  ...changes,
})

const asAdmin = ({ world }: Served, body: unknown, id?: number) => ({
  token: world.admins['Super Admin'].token,
  ...(id !== undefined && { params: { id } }),
  body,
})

export async function startBatch(test: Served, changes: Partial<Fields> = {}): Promise<number> {
  const { output, refusal } = await test.server.ask(
    coupons.save,
    'admin',
    asAdmin(test, batchFields(changes)),
  )
  if (!output) throw new Error(`not saved: ${JSON.stringify(refusal)}`)
  return output.id
}

export async function couponNow(test: Served, id: number) {
  const asked = asAdmin(test, { catering_coupon_id: id })
  const { output } = await test.server.ask(coupons.show, 'admin', asked)
  if (!output) throw new Error(`coupon ${id} is not there`)
  return output.cateringCoupon
}

export async function codesOf(
  test: Served,
  id: number,
  body: Partial<RequestOf<typeof couponCodes.list>> = { count: maxCodesPerPage },
) {
  const { output, refusal } = await test.server.ask(couponCodes.list, 'admin', asAdmin(test, body, id))
  if (!output) throw new Error(`no codes: ${refusal?.code}`)
  return output.codes
}

/** A batch whose codes are made. */
export async function makeBatch(test: Served, changes: Partial<Fields> = {}) {
  const id = await startBatch(test, changes)
  await expect
    .poll(
      async () => {
        const { codes_made, code_count, state } = await couponNow(test, id)
        return codes_made === code_count || state === 'failed'
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(true)
  return { id, codes: (await codesOf(test, id)).data.map(({ code }) => code) }
}
