import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Scope } from '../access/scope.ts'
import type { ApiError } from '../errors/apiError.ts'
import type { Metrics } from '../metrics/metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of a route, which names it in metrics and the log. */
    operation?: string
    streams?: boolean
  }
  interface FastifyRequest {
    refusal: ApiError | undefined
  }
}

/** The caller left before the answer. Other servers use the same number. */
const left = 499

/** Who called, by ids: names and addresses of people stay out of the log. A request that has no route has no scope. */
function callerOf(scope: Scope | null | undefined) {
  if (!scope || scope.kind === 'nobody') return {}
  const { kind } = scope
  if (kind === 'channel') return { kind, channel_id: scope.channel_id }
  if (kind === 'link') return { kind, order_id: scope.order_id }
  const { account_id, viewer } = scope
  return { kind, account_id, ...(viewer && { viewer_id: viewer.account_id }) }
}

/**
 * Counts every call, and writes its line in the access log: ids only, never a path, a query, a header or a body, in
 * which there may be a token. Without an access log only refusals get a line. The line's `reqId` is what the refusal
 * and `x-request-id` say.
 */
export const watchCalls =
  (metrics: Metrics, accessLog: boolean) => (request: FastifyRequest, reply: FastifyReply) => {
    const { url, config } = request.routeOptions
    const { operation = url ?? 'none', streams = false } = config ?? {}
    const began = performance.now()
    const ended = metrics.call({ operation, streams })
    const { raw } = reply
    raw.once('close', () => {
      const { refusal } = request
      const answered = raw.writableFinished || (streams && raw.headersSent)
      const status = answered ? (refusal?.status ?? raw.statusCode) : left
      const seconds = (performance.now() - began) / 1000
      ended({ status, code: refusal?.code, seconds })
      if (!accessLog && !refusal) return
      const line = {
        operation,
        method: request.method,
        status,
        ...(refusal && { code: refusal.code }),
        ms: Math.round(seconds * 1000),
        ip: request.ip,
        ...callerOf(request.scope),
      }
      // What is no operation (files, pages, health checks) would drown the rest.
      request.log[config?.operation !== undefined || refusal ? 'info' : 'debug'](line, 'call')
    })
  }
