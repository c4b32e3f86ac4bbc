import { parseArgs } from 'node:util'
import { newSecret, resolvedAddressProblem } from '../src/integrations/webhooks/webhooks.send.ts'
import { latestDeliveries, replay, setWebhook } from '../src/integrations/webhooks/webhooks.sql.ts'
import { createChannel, listChannels, revokeChannel } from '../src/kernel/access/channels.ts'
import { settingsOrExit } from '../src/kernel/config/settings.ts'
import type { Db } from '../src/kernel/database/db.ts'
import { openExisting } from '../src/kernel/database/existing.ts'

const usage = `Channels call the ordering API with a key.
  npm run channel -- create --name "App"     make one; prints its key, this once
  npm run channel -- list
  npm run channel -- revoke --name "App"     its key opens nothing any more

They are told of their orders by webhooks.
  npm run channel -- webhook --name "App" --url https://app.example/hooks [--new-secret]
                                             prints the secret they are signed with
  npm run channel -- webhook --name "App" --off
  npm run channel -- deliveries --name "App" the latest, and how they went
  npm run channel -- replay --name "App"     those given up are sent again by the running server
        [--since 2030-03-14T00:00+03:00]     or all since then [--event ID] or one of them`

interface Given {
  readonly name?: string
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

/** Validates its arguments first, so that the database is opened only for valid commands. */
type Command = (given: Given) => (db: Db) => Promise<void>

const commands: Record<string, Command> = {
  create: (given) => {
    const name = needed(given.name)
    return async (db) => {
      const key = await createChannel(db, name)
      if (!key) throw new Failed(`There is a channel named ${name} already`)
      console.log(key)
    }
  },
  list: () => async (db) => {
    const channels = (await listChannels(db)).map(
      ({ id, name, key_prefix, rate_limit, last_used_at, revoked_at }) => {
        const state = revoked_at ? `revoked ${revoked_at}` : 'live'
        return [
          id,
          {
            name,
            key: `${key_prefix}…`,
            'a minute': rate_limit,
            'last used': last_used_at ?? 'never',
            state,
          },
        ]
      },
    )
    console.table(Object.fromEntries(channels))
  },
  revoke: (given) => {
    const name = needed(given.name)
    return async (db) => {
      if (!(await revokeChannel(db, name))) throw new Failed(`There is no live channel named ${name}`)
      console.log(`${name} is revoked`)
    }
  },
  webhook: ({ url, off, 'new-secret': renew = false, ...given }) => {
    const name = needed(given.name)
    if ((url === undefined) === !off) throw new Failed(usage)
    return async (db) => {
      const wrong = url && (await resolvedAddressProblem(url, settings.production))
      if (wrong) throw new Failed(`--url ${wrong}`)
      const set = await setWebhook(db, name, { url: url ?? null, secret: newSecret() }, renew)
      if (!set) throw new Failed(`There is no live channel named ${name}`)
      console.log(off ? `${name} is told nothing any more` : set.webhook_secret)
    }
  },
  deliveries: (given) => {
    const name = needed(given.name)
    return async (db) => console.table(await latestDeliveries(db, name))
  },
  replay: ({ since, event, ...given }) => {
    const name = needed(given.name)
    if (since !== undefined && Number.isNaN(Date.parse(since)))
      throw new Failed(`--since ${since} is no time`)
    return async (db) => {
      const count = await replay(db, name, { since, event_id: event })
      console.log(`${count} to be sent again`)
    }
  },
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
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
