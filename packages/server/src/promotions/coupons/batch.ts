import { transaction } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { addCodes, countMade, failBatch, lockBatch, unfinishedBatches } from './batch.sql.ts'
import { batchCode } from './coupons.code.ts'

interface Batch {
  readonly coupon_id: number
}

/** Seconds of work. One that takes a minute was killed, and is begun again. */
export const batches = queue<Batch>('coupons/codes', { expireInSeconds: 60 })

/** After each transaction the progress is shown. */
const codesPerTransaction = 500

/** How many codes are still missing. */
const makeSome = ({ database }: Services, coupon_id: number): Promise<number> =>
  transaction(database.db, async (tx) => {
    const batch = await lockBatch(tx, coupon_id)
    // Made already, or deleted.
    if (!batch) return 0
    const prefix = orNotFound(batch.code_prefix ?? undefined)
    const codes = Array.from({ length: Math.min(codesPerTransaction, batch.missing) }, () =>
      batchCode(prefix),
    )
    const added = await addCodes(tx, coupon_id, codes)
    await countMade(tx, coupon_id, added.length)
    return batch.missing - added.length
  })

/**
 * Makes the codes of a batch. What a killed process has made is kept, and no order can use it before the next one has
 * made the rest. Anything else that goes wrong takes all codes back.
 */
async function makeCodes(services: Services, { coupon_id }: Batch): Promise<void> {
  const { database, stopping } = services
  try {
    while ((await makeSome(services, coupon_id)) > 0) stopping.throwIfAborted()
  } catch (error) {
    if (!stopping.aborted) await transaction(database.db, (tx) => failBatch(tx, coupon_id))
    throw error
  }
}

const making = worker(batches, makeCodes)

export const batchWorker: Worker = {
  ...making,
  start: async (services) => {
    await making.start(services)
    // Of a process that was killed. If another one is at it, both take turns.
    const { jobs, database } = services
    for (const { id } of await unfinishedBatches(database.db))
      await jobs.send(database.db, batches, { coupon_id: id })
  },
}
