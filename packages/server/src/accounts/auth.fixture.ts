// Shared by the tests of this folder: accounts by SQL, a listening server, and its mails.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auth } from '@sufra/contract/accounts/auth'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type pg from 'pg'
import { temporaryDirectory } from '../../test/databases.ts'
import { type Listening, listen } from '../../test/server.ts'
import type { Database } from '../kernel/database/db.ts'
import { hashPassword } from './signIn/passwords.ts'

export const password = 'a right password'
const hashed = hashPassword(password)

const roles = { admin: 'Super Admin', restaurant: 'Restaurant Owner', store_user: 'Store Manager' }

export interface Account {
  readonly id: number
  readonly email: string
  readonly kind: Kind
  readonly restaurant_id: number | null
  readonly store_id: number | null
}

let made = 0

async function addStore(pool: pg.Pool, restaurant_id: number): Promise<number> {
  const { rows } = await pool.query(
    `insert into stores (restaurant_id, name_en, name_ar, description_en, description_ar, email, phone,
      catering_commission, value_added_tax, catering_advance, credit_card_fee, debit_card_fee,
      cash_on_delivery_limit, max_catering_per_day)
    values ($1, 'Store', 'متجر', '', '', 'store@test.qa', '97455000000', 15, 0, 50, 2.5, 1.5, 1000, 10) returning id`,
    [restaurant_id],
  )
  return rows[0].id
}

export async function addAccount(
  { pool }: Database,
  {
    kind = 'admin',
    role = roles[kind],
    language = 'en',
  }: { kind?: Kind; role?: string; language?: string } = {},
): Promise<Account> {
  const email = `person-${++made}@auth.test`
  const restaurant =
    kind === 'admin'
      ? null
      : (await pool.query(`insert into restaurants (name) values ('Saffron') returning id`)).rows[0].id
  const store_id = kind === 'store_user' ? await addStore(pool, restaurant) : null
  const { rows } = await pool.query(
    `insert into accounts (kind, name, email, password_hash, role_id, restaurant_id, language)
    select $1, 'Nora', $2, $3, id, $4, $5 from roles where guard_name = $1 and name = $6 returning id`,
    [kind, email, await hashed, restaurant, language, role],
  )
  if (store_id !== null)
    await pool.query('insert into store_members (account_id, store_id, restaurant_id) values ($1, $2, $3)', [
      rows[0].id,
      store_id,
      restaurant,
    ])
  return { id: rows[0].id, email, kind, restaurant_id: restaurant, store_id }
}

interface ReadMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, body: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(body, 'base64').toString() : quoted(body.replaceAll('_', ' ')),
    )

const quoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

function part(message: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? ''
  const found = message.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? ''
  const body = found.slice(found.indexOf('\n\n') + 2)
  if (/encoding: base64/i.test(found)) return Buffer.from(body, 'base64').toString()
  return /encoding: quoted/i.test(found) ? quoted(body) : body
}

function readMail(message: string): ReadMail {
  const header = (name: string) => new RegExp(`^${name}: ((?:.|\\n )*)$`, 'm').exec(message)?.[1] ?? ''
  return {
    to: header('To'),
    subject: words(header('Subject')),
    text: part(message, 'text/plain'),
    html: part(message, 'text/html'),
  }
}

export interface Server extends Listening {
  /** The mails sent to an address, once no job is left. */
  mailsTo(email: string): Promise<ReadMail[]>
}

export async function serve(database: Database, env: Record<string, string> = {}): Promise<Server> {
  const folder = await temporaryDirectory()
  const server = await listen(database, { SUFRA_DATA: folder.path, ...env })
  const idle = async () => {
    for (let left = 1; left > 0; ) {
      const { rows } = await database.pool.query(
        `select count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active')`,
      )
      left = rows[0].n
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    ...server,
    mailsTo: async (email) => {
      await idle()
      const names = await readdir(join(folder.path, 'mail')).catch(() => [])
      const files = names.filter((name) => name.endsWith('.eml')).sort()
      const all = await Promise.all(files.map((name) => readFile(join(folder.path, 'mail', name), 'utf8')))
      return all.map(readMail).filter(({ to }) => to === email)
    },
    close: async () => {
      await server.close()
      await folder.remove()
    },
  }
}

export const signIn = (
  server: Listening,
  email: string,
  secret = password,
  headers: Record<string, string> = {},
) => server.ask(auth.signIn, 'admin', { body: { email, password: secret }, headers })

export async function tokenOf(server: Listening, email: string, secret = password): Promise<string> {
  const { output } = await signIn(server, email, secret)
  if (!output) throw new Error('could not sign in')
  return output.token
}

/** An error without the one field that always differs. */
export const withoutRequestId = ({
  status,
  refusal,
}: {
  status: number
  refusal?: { requestId: string } | undefined
}) => ({
  status,
  body: { ...refusal, requestId: '' },
})

export const emptyLimits = ({ pool }: Database) => pool.query('delete from rate_limit_buckets')
