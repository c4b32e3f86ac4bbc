import { parseArgs } from 'node:util'
import { defaultCallsPerMinute, type KeyAccess } from '@sufra/contract/integrations/channels'
import { allChannels, keysOf } from '../src/integrations/channels/channels.sql.ts'
import { addKey, revokeKey } from '../src/integrations/channels/keys.sql.ts'
import { deliveriesOf, replayed, resend } from '../src/integrations/webhooks/deliveries.sql.ts'
import { newSecret, resolvedAddressProblem } from '../src/integrations/webhooks/webhooks.send.ts'
import { setAddress } from '../src/integrations/webhooks/webhooks.sql.ts'
import { signCommand } from '../src/kernel/access/audit.ts'
import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { type Db, transaction } from '../src/kernel/database/db.ts'
import { openExisting } from '../src/kernel/database/existing.ts'
import { addRow } from '../src/kernel/operations/rows.ts'

const usage = `Channels call the ordering API with keys (on the screen: Settings, Channels).
  npm run channel -- create --name "App"     make one; prints its key, this once
  npm run channel -- key --name "App" [--read-only]
                                             another key, which may only read or do all; prints it, this once
  npm run channel -- list                    channels with their keys
  npm run channel -- revoke --key 12         this key opens nothing any more

They are told of their orders by webhooks.
  npm run channel -- webhook --name "App" --url https://app.example/hooks [--new-secret]
                                             prints the secret they are signed with, if it is new
  npm run channel -- webhook --name "App" --off
  npm run channel -- deliveries --name "App" the latest, and how they went
  npm run channel -- replay --name "App"     those given up are sent again by the running server
        [--since 2030-03-14T00:00+03:00]     or all since then [--event ID] or one of them`

interface Given {
  readonly name?: string
  readonly key?: string
  readonly 'read-only'?: boolean
  readonly url?: string
  readonly off?: boolean
  readonly 'new-secret'?: boolean
  readonly since?: string
  readonly event?: string
}

const settings = settingsOrExit(process.env)

class Failed extends Error {}

const needed = (name: string | undefined): string => {
  if (!name?.trim()) throw new Failed(usage)
  return name.trim()
}

const shown = 30

/** Runs in a transaction that the audit trail tells from jobs. */
const signed = <T>(db: Db, command: string, run: (tx: Db) => Promise<T>): Promise<T> =>
  transaction(db, async (tx) => {
    await signCommand(tx, 'npm run channel', `channel ${command}`)
    return run(tx)
  })

async function channelNamed(db: Db, name: string): Promise<number> {
  const channel = (await allChannels(db)).find((each) => each.name === name)
  if (!channel) throw new Failed(`There is no channel named ${name}`)
  return channel.id
}

async function newKey(tx: Db, channel_id: number, access: KeyAccess): Promise<string> {
  const made = await addKey(tx, channel_id, { access, rate_limit: defaultCallsPerMinute })
  if (!made) throw new Failed('Two keys of this kind work already. Revoke one of them first')
  return made.key
}

/** Validates its arguments first, so that the database is opened only for valid commands. */
type Command = (given: Given) => (db: Db) => Promise<void>

const commands: Record<string, Command> = {
  create: (given) => {
    const name = needed(given.name)
    return async (db) => {
      if ((await allChannels(db)).some((each) => each.name === name))
        throw new Failed(`There is a channel named ${name} already`)
      const key = await signed(db, 'create', async (tx) =>
        newKey(tx, (await addRow(tx, 'channels', { name })).id, 'full'),
      )
      console.log(key)
    }
  },
  key: (given) => {
    const name = needed(given.name)
    const access = given['read-only'] ? 'read' : 'full'
    return async (db) => {
      const id = await channelNamed(db, name)
      console.log(await signed(db, 'key', (tx) => newKey(tx, id, access)))
    }
  },
  list: () => async (db) => {
    const rows = []
    for (const { id, name, status } of await allChannels(db)) {
      const keys = await keysOf(db, id)
      const channel = status ? name : `${name} (off)`
      if (keys.length === 0) rows.push([`channel ${id}`, { channel, state: 'without keys' }] as const)
      for (const { id, key_prefix, access, rate_limit, last_used_at, revoked_at } of keys) {
        const state = revoked_at ? `revoked ${revoked_at}` : 'live'
        const key = `${key_prefix}…`
        rows.push([
          `key ${id}`,
          { channel, key, access, 'a minute': rate_limit, 'last used': last_used_at ?? 'never', state },
        ] as const)
      }
    }
    console.table(Object.fromEntries(rows))
  },
  revoke: ({ key }) => {
    if (!/^\d{1,15}$/.test(key ?? '')) throw new Failed(usage)
    return async (db) => {
      if (!(await signed(db, 'revoke', (tx) => revokeKey(tx, Number(key)))))
        throw new Failed(`There is no live key ${key}`)
      console.log(`Key ${key} is revoked`)
    }
  },
  webhook: ({ url, off, 'new-secret': renew = false, ...given }) => {
    const name = needed(given.name)
    if ((url === undefined) === !off) throw new Failed(usage)
    return async (db) => {
      const wrong = url && (await resolvedAddressProblem(url, settings.production))
      if (wrong) throw new Failed(`--url ${wrong}`)
      const secret = newSecret()
      const id = await channelNamed(db, name)
      const set = await signed(db, 'webhook', (tx) => setAddress(tx, id, { url: url ?? null, secret, renew }))
      if (off) console.log(`${name} is told nothing any more`)
      else console.log(set?.webhook_secret === secret ? secret : `${name} keeps its secret`)
    }
  },
  deliveries: (given) => {
    const name = needed(given.name)
    return async (db) =>
      console.table(await deliveriesOf(db, await channelNamed(db, name), { count: shown, page: 1 }))
  },
  replay: ({ since, event, ...given }) => {
    const name = needed(given.name)
    if (since !== undefined && Number.isNaN(Date.parse(since)))
      throw new Failed(`--since ${since} is no time`)
    return async (db) => {
      const which = replayed(await channelNamed(db, name), { since, event_id: event })
      console.log(`${(await resend(db, which)).length} to be sent again`)
    }
  },
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        key: { type: 'string' },
        'read-only': { type: 'boolean' },
        url: { type: 'string' },
        off: { type: 'boolean' },
        'new-secret': { type: 'boolean' },
        since: { type: 'string' },
        event: { type: 'string' },
      },
    })
    const command = positionals.length === 1 ? commands[positionals[0] ?? ''] : undefined
    return command && { command, values }
  } catch {
    return undefined
  }
}

const given = readArguments()
if (!given) {
  console.error(usage)
  process.exit(2)
}
try {
  const run = given.command(given.values)
  const database = await openExisting(settings)
  await run(database.db).finally(() => database.close())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
