import { coupons } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { type Pair, pairsOf, ratioOf, requestOf, shown } from '../balances/pairs.ts'
import { type Child, startServer } from '../children.ts'
import { openAt, openKitchens } from '../data/kitchens.ts'
import { marketplace, orders } from '../data/marketplace.ts'
import { type Figure, median } from '../figures.ts'
import { placeOrders } from '../place/placing.ts'
import { couponMarket } from './couponMarket.ts'
import { pickers } from './pickers.ts'

const few = 100
const many = 10_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const seconds = Number(process.env.BENCH_PLACE_SECONDS ?? 4)

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
async function placing(): Promise<Figure> {
  const market = await marketplace('postgres', orders)
  const side = async (promoted: boolean) => {
    const env = await market.writable()
    const database = await openAt(env)
    const { key, kitchens } = await openKitchens(database)
    await database.pool.query(promoted ? promotions : 'update welcome_discounts set status = false')
    await database.close()
    const bodies = kitchens.map(({ body }, index) =>
      promoted && index % 2 === 0 ? body({ coupon_code: 'BENCH' }) : body(),
    )
    return { child: await startServer('sufra.ts', env), token: key, bodies }
  }
  const [plain, promoted] = [await side(false), await side(true)]
  const perSecond = async ({ child, token, bodies }: { child: Child; token: string; bodies: object[] }) => {
    const port = Number(new URL(child.origin).port)
    const run = `bench-${process.pid}-${performance.now()}`
    return (await placeOrders({ port, token, bodies, connections: 16, seconds, run })).perSecond
  }
  const turns: { without: number; with: number }[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const turn = { without: await perSecond(plain), with: await perSecond(promoted) }
      if (round > 0) turns.push(turn)
    }
  } finally {
    await Promise.all([plain.child.stop(), promoted.child.stop()])
  }
  const ratios = turns.map((turn) => turn.with / turn.without)
  const rate = (of: 'with' | 'without') => median(turns.map((turn) => turn[of])).toFixed(0)
  return {
    bench: 'promotions',
    what: 'orders placed, 16 at a time, with offers, coupon and welcome discount to without',
    value: median(ratios),
    unit: '×',
    bound: { atLeast: 0.9 },
    from: `${rate('with')}/s to ${rate('without')}/s; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  }
}

/** What promotions cost as they become many, and while orders are placed. On Postgres. */
export async function promotionsBench(): Promise<Figure[]> {
  return [await lists(), await pickers(), await placing()]
}
