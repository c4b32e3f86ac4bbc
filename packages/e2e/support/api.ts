import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Shop } from './seed.ts'
import { origin } from './test.ts'

/** Calls the server as nobody's browser. */
export const post = async (path: string, token: string, body: object) => {
  const response = await fetch(`${origin()}/api/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { id?: number; code?: string; message?: string; order?: { id: number } }
}

interface Ordered {
  readonly mobile: string
  readonly fullname?: string
  readonly email?: string
  readonly coupon_code?: string
}

/** On the store's next working day, of the coming week. */
export async function order(
  key: string,
  { ids }: Shop,
  { coupon_code, fullname = 'Hessa Al-Thani', ...who }: Ordered,
) {
  for (let days = 2; days < 9; days++) {
    const answer = await post('mobile/orders', key, {
      store_id: ids.stores,
      area_id: ids.areas,
      date: addDays(qatarDay(new Date()), days),
      time: '12:00',
      payment_method: 'cashondelivery',
      customer: { fullname, ...who },
      address: { street_number: '920', building_number: '14' },
      items: [{ item_id: ids.items, quantity: 10 }],
      ...(coupon_code !== undefined && { coupon_code }),
    })
    if (answer.order || /coupon|customer/.test(answer.code ?? '')) return answer
  }
  throw new Error('the store does not open')
}
