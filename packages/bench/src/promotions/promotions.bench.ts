import { coupons } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { type Pair, pairsOf, ratioOf, requestOf, shown } from '../balances/pairs.ts'
import { startServer } from '../children.ts'
import type { Figure } from '../figures.ts'
import { placeOnTwoSides } from '../place/twoSides.ts'
import { couponMarket } from './couponMarket.ts'
import { pickers } from './pickers.ts'

const few = 100
const many = 10_000

interface Look {
  readonly name: string
  readonly operation: Operation
  readonly body: object
}
const page = (body: object) => ({ count: 10, page: 1, ...body })
const looks: readonly Look[] = [
  { name: 'first page and cards', operation: coupons.list, body: page({}) },
  { name: 'active', operation: coupons.list, body: page({ state: 'active' }) },
  { name: 'expired', operation: coupons.list, body: page({ state: 'expired' }) },
  { name: 'used up', operation: coupons.list, body: page({ state: 'used_up' }) },
  { name: 'scheduled', operation: coupons.list, body: page({ state: 'scheduled' }) },
  { name: 'a code', operation: coupons.list, body: page({ search: 'BENCH000077' }) },
  // The same answer at both sizes: one coupon.
  { name: 'a title', operation: coupons.list, body: page({ search: 'Evenings 000042' }) },
]

/** How the list grows with its coupons. */
async function lists(): Promise<Figure> {
  const serve = async (count: number) => {
    const market = await couponMarket(count)
    return { child: await startServer('sufra.ts', market.env), token: market.tokens.admin }
  }
  const [small, large] = [await serve(few), await serve(many)]
  const measured: { look: Look; pairs: Pair[] }[] = []
  try {
    for (const look of looks) {
      const to = ({ child, token }: typeof small) =>
        [child, requestOf(look.operation, token, look.body)] as const
      measured.push({ look, pairs: await pairsOf(to(small), to(large)) })
    }
  } finally {
    await Promise.all([small.child.stop(), large.child.stop()])
  }
  return {
    bench: 'promotions',
    what: `coupons, ${looks.length} looks: the worst at ${many.toLocaleString('en-US')} to ${few}`,
    value: Math.max(...measured.map(({ pairs }) => ratioOf(pairs))),
    unit: '×',
    bound: { atMost: 1.2 },
    from: measured.map(({ look, pairs }) => shown(look.name, pairs)).join('; '),
  }
}

const promotions = `
  insert into offers (title_en, title_ar, type, store_id, discount, start_date, end_date)
    select 'Evenings', 'أمسيات', 'Store', id, 20, current_date - 1, current_date + 30 from stores
    where name_en like 'bench %';
  update welcome_discounts set value = 10, status = true;
  insert into coupons (code, title_en, title_ar, short_description_en, short_description_ar, discount,
      platform_contribution, start_date, end_date, type, all_stores)
    values ('BENCH', 'Evenings', 'أمسيات', 'A tenth off', 'خصم العُشر', 10, 50, current_date - 1, current_date + 30,
      'Store', true)`

/** Placing with an offer on every item, a coupon on every other order and the welcome discount on the rest. */
const placing = () =>
  placeOnTwoSides(
    {
      bench: 'promotions',
      what: 'orders placed, 16 at a time, with offers, coupon and welcome discount to without',
      bound: { atLeast: 0.9 },
    },
    {
      plain: { sql: 'update welcome_discounts set status = false' },
      other: {
        sql: promotions,
        order: (body, index) => (index % 2 === 0 ? body({ coupon_code: 'BENCH' }) : body()),
      },
    },
  )

/** What promotions cost as they become many, and while orders are placed. On Postgres. */
export async function promotionsBench(): Promise<Figure[]> {
  return [await lists(), await pickers(), await placing()]
}
