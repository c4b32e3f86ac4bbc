import type pg from 'pg'

const minutes = 60_000
const bytesBetweenUpkeep = 16 * 1024 * 1024

/**
 * The embedded database has no background processes: nothing vacuums, analyzes or checkpoints by itself, and its
 * write-ahead log would grow for ever. Runs statement by statement, so that requests run in between.
 */
export async function upkeep(pool: pg.Pool, goOn: () => boolean = () => true): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace::text, relname) as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of rows) if (goOn()) await pool.query(`vacuum (analyze) ${name}`)
  if (goOn()) await pool.query('checkpoint')
}

/** Runs upkeep soon after the start and after every larger amount of writes. Returns the function that stops it. */
export function scheduleUpkeep(pool: pg.Pool): () => Promise<void> {
  let cared = -bytesBetweenUpkeep
  let ended = false
  let running: Promise<void> | undefined
  const written = async () => {
    const { rows } = await pool.query<{ at: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as at`,
    )
    return rows[0]?.at ?? 0
  }
  const look = async () => {
    try {
      if (ended || (await written()) - cared < bytesBetweenUpkeep) return
      await upkeep(pool, () => !ended)
      cared = await written()
    } catch (error) {
      if (!ended) console.error('Upkeep of the embedded database failed:', error)
    }
  }
  const start = () => {
    running ??= look().finally(() => {
      running = undefined
    })
  }
  const soon = setTimeout(start, minutes / 2).unref()
  const timer = setInterval(start, 10 * minutes).unref()
  return async () => {
    ended = true
    clearTimeout(soon)
    clearInterval(timer)
    await running
  }
}
