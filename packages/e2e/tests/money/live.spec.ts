import type { Page } from '@playwright/test'
import { charges, paymentRequests, payoutRuns } from '@sufra/contract'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { cutStream, makeAdmin, makeDue, makeShop, type Person, type Shop } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const labels = {
  accepted: { en: 'Accepted', ar: 'مقبول' },
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
}
const events = '**/paymentRequest/events'
const list = '/payments/payment-requests'

async function dueShop(): Promise<Shop> {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  return shop
}

/** A call by somebody whose screen is not open. */
async function ask({ kind, token }: Person, operation: Operation, body: object, id = 0): Promise<number> {
  const path = (operation.paths[kind] ?? '').replace(':id', String(id))
  const response = await fetch(`${origin()}${prefixes[kind]}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { id: number }).id
}
const raise = ({ storeUser, ids, orders }: Shop) =>
  ask(storeUser, paymentRequests.raise, {
    restaurant_store_id: ids.stores,
    reference_date: qatarDay(Date.now()),
    orders: orders.map((id) => ({ id })),
  })

const row = (page: Page, text: string) =>
  page.locator('tbody tr:visible, [data-row]:visible', { hasText: text }).first()

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test('open screens show by themselves what others asked for, decided and charged', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const shop = await dueShop()
  const admin = await makeAdmin()
  const of = `store=${shop.ids.stores}`
  const asked = await visit(`/main${list}?tab=store&${of}`, { as: admin })
  const charged = await visit(`/main/payments/other-charges?${of}`, { as: await makeAdmin() })
  const positions = await visit(`/main/payments/stores-payments?search=${encodeURIComponent(shop.mark)}`, {
    as: await makeAdmin(),
  })
  const owner = await visit(`/restaurant${list}`, { as: shop.owner })
  const screens = [asked, charged, positions, owner]
  for (const page of screens) await expectLoaded(page)
  await expect(row(positions, shop.mark)).toContainText('379.12')

  const id = await raise(shop)
  for (const page of [asked, owner]) await expect(row(page, '379.12')).toContainText(say(labels.pending))
  await asked.goto(`/main${list}/${id}`)
  await expect(asked.getByRole('main')).toContainText(say(labels.pending))
  await ask(await makeAdmin(), paymentRequests.decide, { status: 'request_accepted' }, id)
  await expect(asked.getByRole('main')).toContainText(say(labels.accepted))
  await expect(row(owner, '379.12')).toContainText(say(labels.accepted))
  await expect(row(positions, shop.mark).getByText('379.12')).toHaveCount(1)

  const charge = {
    restaurant_store_id: shop.ids.stores,
    reference_date: qatarDay(Date.now()),
    balance: 45.25,
  }
  await ask(admin, charges.save, charge)
  await expect(row(charged, '45.25')).toBeVisible()
  await expect(row(positions, shop.mark)).toContainText('45.25')
})

test('the page of a payout run shows by itself what the store decides', async ({ visit, say }) => {
  const shop = await dueShop()
  const day = qatarDay(Date.now())
  const made = { key: crypto.randomUUID(), due_day: day, reference_date: day }
  const stores = [{ id: shop.ids.stores, amount: 379.12 }]
  const runs = await visit('/main/payments/payout-runs', { as: await makeAdmin() })
  await expectLoaded(runs)
  const admin = await makeAdmin()
  const run = await ask(admin, payoutRuns.make, { ...made, stores })
  const number = runs.getByRole('cell', { name: String(run), exact: true })
  await expect(runs.locator('tbody tr').filter({ has: number })).toContainText('379.12')
  await runs.goto(`/main/payments/payout-runs/${run}`)
  const line = row(runs, shop.mark)
  await expect(line).toContainText(say(labels.pending))
  const request = Number(await line.getByRole('link').first().textContent())
  const body = { status: 'request_rejected', note: 'Next month' }
  await ask(shop.storeUser, paymentRequests.decideCustom, body, request)
  await expect(line).toContainText(say(labels.rejected))
})

test('a screen whose connection was lost shows what it missed', async ({ visit, say, trouble }) => {
  trouble.expected(/\/events/)
  const shop = await dueShop()
  let opened: Promise<unknown> | undefined
  const store = await visit(`/store${list}`, {
    as: shop.storeUser,
    before: (page) => {
      opened = Promise.all([events, '**/order/events'].map((stream) => page.waitForResponse(stream)))
    },
  })
  await opened
  const id = await raise(shop)
  await expect(row(store, '379.12')).toContainText(say(labels.pending))
  await store.route(events, (route) => route.abort())
  const again = store.waitForRequest(events)
  // That of the orders is cut as well.
  expect(await cutStream(shop.storeUser)).toEqual({ cut: 2 })
  await again
  await ask(await makeAdmin(), paymentRequests.decide, { status: 'request_accepted' }, id)
  await expect(row(store, '379.12')).toContainText(say(labels.pending))
  const resumed = store.waitForRequest(events)
  await store.unroute(events)
  expect(await (await resumed).headerValue('last-event-id')).toBeTruthy()
  await expect(row(store, '379.12')).toContainText(say(labels.accepted))
})
