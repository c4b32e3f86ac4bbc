import { setTimeout as sleep } from 'node:timers/promises'
import { languageOf } from '@sufra/contract/kernel/language'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/db.ts'
import { execute } from '../database/query.ts'
import { ApiError } from '../errors/apiError.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers that this process is not ready; resolves when load balancers have stopped sending requests. */
    drain(): Promise<void>
  }
}

/**
 * What supervisors and balancers ask. A draining process serves all that comes, but is not ready for more, and
 * its answers ask to close their connections: a request sent while its connection is being closed is lost.
 */
export function mountHealth(app: FastifyInstance, { db }: Database, drainMs: number): void {
  let draining = false
  const begun = Promise.withResolvers<void>()
  app.decorate('drain', () => {
    draining = true
    begun.resolve()
    return sleep(drainMs)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  app.get('/healthz', async () => ({ success: true }))
  app.get('/readyz', async (request, reply) => {
    // A probe that waits for a busy database learns at once that the process drains.
    await Promise.race([begun.promise, execute(db, sql`select 1`)])
    if (!draining) return { success: true }
    const refusal = new ApiError('server.unavailable')
    reply.code(refusal.status)
    return refusal.body(languageOf(request.headers['accept-language']), request.id)
  })
}
