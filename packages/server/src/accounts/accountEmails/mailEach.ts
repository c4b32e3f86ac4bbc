import { transaction } from '../../kernel/database/db.ts'
import type { Queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'

/** A mail to several readers. Each is a job of its own, so that a failing mail repeats no other. */
export interface MailToEach {
  /** The first job, without it, only makes the others. */
  account_id?: number
}

/** The one of the readers whom this job mails; none for the first job, which makes one for each, all or none. */
export async function readerOf<Payload extends MailToEach, Reader extends { readonly id: number }>(
  { database, jobs }: Services,
  queue: Queue<Payload>,
  payload: Payload,
  readers: readonly Reader[],
): Promise<Reader | undefined> {
  const { account_id } = payload
  if (account_id !== undefined) return readers.find(({ id }) => id === account_id)
  await transaction(database.db, async (tx) => {
    for (const { id } of readers) await jobs.send(tx, queue, { ...payload, account_id: id })
  })
  return undefined
}
