import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  customerAddresses,
  customerConsents,
  customerNotes,
  customerReviews,
  customers,
  notifications,
  orderNotes,
  payments,
  reviewCategories,
  storeReviews,
} from '@sufra/contract'
import { listViews } from '@sufra/contract/accounts/listViews'
import type { Operation } from '@sufra/contract/kernel/operation'
import { expect } from 'vitest'
import { newKey } from '../../../test/checkout.ts'
import { type DatabaseKind, urlOf } from '../../../test/databases.ts'
import { inDays, type MoneyTest } from '../../../test/money.ts'

/** Calls of a Super Admin. */
export const asker =
  (test: MoneyTest) =>
  <Op extends Operation>(op: Op, body: unknown = {}, id?: number) =>
    test.server.ask(op, 'admin', {
      token: test.world.admins['Super Admin'].token,
      ...(id !== undefined && { params: { id } }),
      body,
    })

/** Every row of every table of every schema, job queue included, as text; on Postgres what pg_dump writes as well. */
async function dumped({ database }: MoneyTest, kind: DatabaseKind): Promise<string> {
  const { pool } = database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    parts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  if (kind === 'postgres') {
    const { rows } = await pool.query<{ name: string }>('select current_database() as name')
    const options = { maxBuffer: 512 * 1024 * 1024 }
    parts.push((await promisify(execFile)('pg_dump', [urlOf(rows[0]?.name ?? '')], options)).stdout)
  }
  return parts.join('\n')
}

/** What stands in the files of the data directory, mails decoded. */
async function filed({ server }: MoneyTest): Promise<string> {
  const { dataDir } = server.settings
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = names.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  return texts.map((text) => `${text}\n${text.replace(/=\r?\n/g, '')}`).join('\n')
}

/** Which of these stand anywhere in the database or its files. */
export async function foundIn(
  test: MoneyTest,
  kind: DatabaseKind,
  marks: readonly string[],
): Promise<string[]> {
  const all = `${await dumped(test, kind)}\n${await filed(test)}`.toLowerCase()
  return marks.filter((mark) => all.includes(mark.toLowerCase()))
}

/**
 * Strings that nobody else has, each written somewhere by the calls below. Five bare digits would not do: a
 * timestamp or a digest holds them by chance.
 */
export const marks = {
  oldName: 'Zubayr Qadimi',
  name: 'Zarqaa Nadira',
  mobile: '33471142',
  email: 'zarqaa.nadira@mail.example',
  orderEmail: 'nadira.order@mail.example',
  villa: 'Villa Zumurrud',
  gate: 'Behind the zaytun gate',
  street: '71829-Zq',
  building: '71830-Zq',
  latitude: '25.317294',
  longitude: '51.517295',
  orderNotes: 'Ring the zanbaq bell',
  demands: 'No zaatar for Nadir',
  cancelled: 'My sister Zaynaba travels',
  refunded: 'Zaynaba paid twice',
  comment: 'Zarqaa says it was cold',
  answer: 'Dear Zarqaa, we are sorry',
  note: 'Her son Zayed calls back',
  orderNote: 'Zayed opens the door',
  blocked: 'Zayed shouted at the driver',
  device: 'device-zafran-token',
  push: 'device-zafran-before',
} as const

/** A customer who did everything that can be done, through HTTP. Returns the id and the orders. */
export async function makeCustomer(test: MoneyTest) {
  const ask = asker(test)
  const old = await ask(customers.save, { fullname: marks.oldName, mobile: marks.mobile })
  await ask(customers.remove, {}, old.output?.id ?? 0)
  const { output } = await ask(customers.save, {
    fullname: marks.name,
    mobile: marks.mobile,
    email: marks.email,
  })
  const id = output?.id ?? 0
  const { area_id } = test.world.place
  const address = { customer_id: id, area_id, name: marks.villa, street_number: marks.street }
  await ask(customerAddresses.save, { ...address, notes: marks.gate })
  await ask(customerNotes.add, { note: marks.note }, id)
  await ask(customers.updateStatus, { status: false, reason: marks.blocked }, id)
  await ask(customers.updateStatus, { status: true }, id)
  for (const kind of ['email', 'push'] as const) await ask(customerConsents.save, { kind, given: true }, id)
  for (const search of [marks.name.toUpperCase(), `+974 ${marks.mobile}`, marks.email])
    await ask(listViews.save, {
      list: 'customers',
      name: `Watched ${newKey()}`,
      search: { search },
      columns: null,
      shared: false,
    })

  const customer = { fullname: marks.name, mobile: marks.mobile, email: marks.orderEmail }
  const [item] = test.kitchen.body().items
  const changes = {
    customer,
    address: {
      name: marks.villa,
      street_number: marks.street,
      building_number: marks.building,
      details: marks.gate,
      latitude: Number(marks.latitude),
      longitude: Number(marks.longitude),
    },
    notes: marks.orderNotes,
    items: [{ ...item, additionalDemandsText: marks.demands }],
  } as never
  const done = await test.accepted(changes)
  await test.pay(done, 100, `gw-${newKey()}`)
  await test.ask(payments.refund, done, { amount: 10, reference: `gw-${newKey()}`, reason: marks.refunded })
  await ask(orderNotes.add, { note: marks.orderNote }, done)
  await test.decide(done, 8)
  const cancelled = await test.order({ ...(changes as object), date: inDays(9) })
  const stopped = await test.ask(payments.cancel, cancelled, { reason: marks.cancelled })
  expect(stopped.status).toBe(200)

  const category_id = (await ask(reviewCategories.list)).output?.categories[0]?.id ?? 0
  const review = await test.ask(customerReviews.place, done, {
    ratings: [{ category_id, rate: 1 }],
    comment: marks.comment,
  })
  expect(review.status).toBe(200)
  await test.server.ask(storeReviews.answer, 'restaurant', {
    token: test.kitchen.tenant.people.restaurant.token,
    params: { id: review.output?.review.id ?? 0 },
    body: { answer_en: marks.answer },
  })
  // Devices come from the app, for which there is no call yet.
  await test.database.pool.query(
    `insert into device_tokens (token, platform, customer_id) values ($1, 'ios', $2)`,
    [marks.device, id],
  )
  const rich = (text: string) =>
    JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
  const sent = await ask(notifications.sendEmails, {
    subject: 'National Day',
    subject_ar: 'اليوم الوطني',
    body: rich('Order early'),
    body_ar: rich('اطلب مبكرًا'),
    at_night: true,
    custom_emails: [marks.orderEmail],
  })
  expect(sent.status).toBe(200)
  const pushed = await ask(notifications.sendPush, {
    title_en: 'National Day',
    title_ar: 'اليوم الوطني',
    message_en: 'Order early',
    message_ar: 'اطلب مبكرًا',
    at_night: true,
  })
  expect(pushed.status).toBe(200)
  await test.database.pool.query(
    `insert into notification_recipients (send_id, address, customer_id, language, state, reason, detail)
      values ($1, $2, $3, 'en', 'failed', 'refused', $4)`,
    [sent.output?.id, marks.push, id, `550 ${marks.email} is unknown`],
  )
  // The mail and the push message are files here, and so is what the store is told of a low rating.
  const sentTo = async () => {
    const files = await filed(test)
    return [marks.orderEmail, marks.device, marks.comment].filter((mark) => !files.includes(mark))
  }
  await expect.poll(sentTo).toEqual([])
  return { id, done, cancelled, body: test.kitchen.body({ customer }) }
}
