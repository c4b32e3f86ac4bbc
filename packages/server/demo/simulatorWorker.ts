import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Random, random as seeded } from './catalog/random.ts'
import type { WorkerSettings } from './simulator.ts'
import { type Client, openClient } from './simulatorClient.ts'
import { followOrder } from './simulatorMoney.ts'
import { newPerson, type Person } from './simulatorPeople.ts'
import { gap, type OrderBody, planOrder, reconsider, type Shop, type Store } from './simulatorPlan.ts'

const settings = workerData as WorkerSettings
const stopping = new AbortController()
const { signal } = stopping

/** Menus are reloaded from time to time, to order what stores currently offer. */
const menusLast = 10 * 60_000
const firstAfter = 4000
const nothingToOrder = 30_000

interface Market {
  readonly stores: readonly Store[]
  readonly shops: Map<number, Shop>
  readonly readAt: number
}

const readMarket = async (client: Client): Promise<Market> => ({
  stores: await client.stores(),
  shops: new Map(),
  readAt: Date.now(),
})

/** Two of three orders come from existing customers, mostly recent ones. */
function whoOrders(people: Person[], random: Random): Person {
  const known = people[people.length - 1 - Math.floor(random.next() ** 2 * people.length)]
  if (known && random.chance(0.66)) return known
  const person = newPerson(random)
  people.push(person)
  return person
}

async function shopOf(client: Client, { shops }: Market, store: Store): Promise<Shop> {
  const known = shops.get(store.id)
  if (known) return known
  const shop = { store, menu: await client.menu(store.id), hours: await client.hours(store.id) }
  shops.set(store.id, shop)
  return shop
}

const mostQuotes = 12

/** Quotes and changes the order until the store would accept it; undefined after a few tries. */
async function settleOn(
  client: Client,
  shop: Shop,
  person: Person,
  random: Random,
): Promise<OrderBody | undefined> {
  let body = planOrder(shop, person, new Date(), random)
  for (let quotes = 0; body && quotes < mostQuotes; quotes++) {
    const code = await client.quoteErrorOf(body)
    if (code === undefined) return body
    body = reconsider(body, code, shop, new Date(), random)
  }
  return undefined
}

async function orderSomewhere(
  client: Client,
  market: Market,
  people: Person[],
  random: Random,
): Promise<boolean> {
  const shop = await shopOf(client, market, random.pick(market.stores))
  const body = await settleOn(client, shop, whoOrders(people, random), random)
  const id = body && (await client.place(body))
  if (id === undefined) return false
  parentPort?.postMessage({ placed: id })
  const following = { client, id, random: random.fork(`money ${id}`), speed: settings.speed, signal }
  // An unavailable server or an invalid key also ends the next order, which reports it.
  followOrder(following).catch(() => {})
  return true
}

async function live(): Promise<void> {
  const random = seeded(settings.seed)
  const client = openClient({ origin: settings.origin, key: settings.key, signal })
  // The same regular customers at every start.
  const regulars = seeded('regulars')
  const people = Array.from({ length: 80 }, () => newPerson(regulars))
  await wait(firstAfter / Math.max(1, settings.speed), undefined, { signal })
  let market = await readMarket(client)
  for (;;) {
    if (Date.now() - market.readAt > menusLast) market = await readMarket(client)
    if (market.stores.length === 0) {
      await wait(nothingToOrder / Math.max(1, settings.speed), undefined, { signal })
      market = await readMarket(client)
      continue
    }
    // After a rejected order the next customer orders at once, with reloaded menus.
    const placed = await orderSomewhere(client, market, people, random)
    if (!placed) market = await readMarket(client)
    await wait(placed ? gap(new Date(), settings.speed, random) : 1000, undefined, { signal })
  }
}

parentPort?.once('message', () => stopping.abort())
try {
  await live()
} catch (error) {
  if (!signal.aborted) throw error
} finally {
  parentPort?.close()
}
