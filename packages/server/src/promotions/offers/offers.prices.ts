import { qatarDay } from '@sufra/contract/kernel/clock'
import type { InputOf, OutputOf } from '@sufra/contract/kernel/operation'
import type { offers } from '@sufra/contract/promotions/offers'
import type { Call } from '../../kernel/operations/implement.ts'
import { storeOffers } from '../../menu/availability/availability.menu.ts'
import { countPriced, pricedItems } from './offers.prices.sql.ts'
import { presentOther } from './offers.rows.ts'
import { pricesWith, unsavedId } from './offers.rules.ts'
import { offersDuring } from './offers.target.sql.ts'

type PricesInput = InputOf<typeof offers.prices>

/** What an offer makes of a page of prices, by the code that prices orders. */
export async function pricesOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  input: PricesInput,
): Promise<OutputOf<typeof offers.prices>> {
  const { id, store_id, item_id = null, discount, start_date, end_date } = input
  const dated = start_date !== undefined && end_date !== undefined
  const items = await pricedItems(db, input, input)
  const today = await storeOffers(db, store_id, qatarDay(now))
  const others = dated ? await offersDuring(db, store_id, { start_date, end_date }, id) : []
  const offer = { id: id ?? unsavedId, item_id, discount }
  return {
    prices: {
      data: items.map((item) => {
        const { meets, ...prices } = pricesWith(item, offer, { today, others })
        return {
          item_id: item.id,
          name: { en: item.name_en, ar: item.name_ar },
          ...prices,
          meets: meets.map(({ other, applies }) => ({ ...presentOther(other), applies })),
        }
      }),
      total: await countPriced(db, input),
    },
    overlaps: others.filter((other) => other.item_id === item_id).map(presentOther),
  }
}
