import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pick } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { queryPrepared } from '../database/prepared.ts'
import { queryOne } from '../database/query.ts'
import { idempotency_keys } from '../database/tables.gen.ts'
import { fail } from '../errors/apiError.ts'

const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, canonical(inner)]),
        )
      : value

const hashOf = (operation: string, body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([operation, canonical(body)]))
    .digest()

interface Once<Answer> {
  readonly db: Db
  readonly channel_id: number
  readonly key: string | undefined
  readonly operation: string
  readonly body: unknown
  readonly run: () => Promise<Answer>
}

/**
 * Runs a call once per channel and key; a repeat with the same key and body gets the first answer. Parallel calls with
 * one key wait at the insert until the first one commits. A rejected first call rolls back, so the key stays free.
 */
export async function replayable<Answer>({
  db,
  channel_id,
  key,
  operation,
  body,
  run,
}: Once<Answer>): Promise<Answer> {
  if (!key || key.length < 8 || key.length > 128) return fail('ordering.keyMissing')
  const hash = hashOf(operation, body)
  const claimed = await queryPrepared(
    db,
    pick(idempotency_keys, 'key'),
    sql`insert into idempotency_keys (channel_id, key, request_hash) values (${channel_id}, ${key}, ${hash})
      on conflict (channel_id, key) do nothing returning key`,
  )
  if (claimed.length === 0) {
    const first = await queryOne(
      db,
      pick(idempotency_keys, 'request_hash', 'response'),
      sql`      select request_hash, response from idempotency_keys where channel_id = ${channel_id} and key = ${key}`,
    )
    if (!first?.request_hash.equals(hash)) return fail('ordering.keyReused')
    return first.response as Answer
  }
  const answer = await run()
  await queryPrepared(
    db,
    {},
    sql`update idempotency_keys set response = ${JSON.stringify(answer)}::json, status = 200
      where channel_id = ${channel_id} and key = ${key}`,
  )
  return answer
}
