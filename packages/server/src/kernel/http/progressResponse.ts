import type { OutgoingHttpHeaders } from 'node:http'
import type { Writable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { languageOf } from '@sufra/contract/kernel/language'
import type { Operation } from '@sufra/contract/kernel/operation'
import { type Progress, type ProgressLine, progressType } from '@sufra/contract/kernel/progress'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../errors/apiError.ts'
import { loggedApiError } from './sendApiError.ts'

/** No screen updates more often. */
const everyMs = 100

type Report = (progress: Progress) => void

/**
 * Writes the lines of a progress response. It starts with the first report, so that a call rejected before has its own
 * status.
 */
class Lines {
  private readonly request: FastifyRequest
  private readonly reply: FastifyReply
  private out: Writable | undefined
  private reportedAt = 0
  private step = ''

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.request = request
    this.reply = reply
  }

  get begun(): boolean {
    return this.out !== undefined
  }

  private begin(): Writable {
    const { raw } = this.reply
    const zipped = /\bgzip\b/.test(String(this.request.headers['accept-encoding']))
    this.reply.hijack()
    raw.writeHead(200, {
      ...(this.reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': `${progressType}; charset=utf-8`,
      ...(zipped && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': this.request.id,
    })
    if (!zipped) return raw
    // Flush each line at once.
    const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
    gzip.pipe(raw)
    return gzip
  }

  private write(line: z.output<typeof ProgressLine>): Writable {
    this.out ??= this.begin()
    this.out.write(`${JSON.stringify(line)}\n`)
    return this.out
  }

  progress(progress: Progress): void {
    if (progress.step === this.step && performance.now() - this.reportedAt < everyMs) return
    this.reportedAt = performance.now()
    this.step = progress.step
    this.write({ progress })
  }

  end(status: number, body: unknown): void {
    this.write({ status, body }).end()
  }
}

const silent: Report = () => {}

/**
 * Runs a call and reports its progress if the operation does so and the caller wants it. Returns `undefined` if it has
 * been answered this way.
 */
export async function progressResponse<Answer>(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  run: (report: Report) => Promise<Answer>,
): Promise<Answer | undefined> {
  const asked = operation.reportsProgress && String(request.headers.accept).includes(progressType)
  if (!asked) return run(silent)
  const lines = new Lines(request, reply)
  try {
    const answer = await run((progress) => {
      // The caller has left and nothing was written.
      if (operation.readOnly && reply.raw.destroyed) throw new ApiError('request.bad')
      lines.progress(progress)
    })
    if (!lines.begun) return answer
    lines.end(200, answer)
  } catch (error) {
    if (!lines.begun) throw error
    const refusal = loggedApiError(error, request)
    lines.end(refusal.status, refusal.body(languageOf(request.headers['accept-language']), request.id))
  }
  return undefined
}
