import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Step } from './step.ts'
import { tracing } from './tracing.ts'

/** Whether the caller's address, and what it says of itself, comes from a proxy of ours. */
interface Trust {
  readonly trustProxy: string | number
}

declare module 'fastify' {
  interface FastifyRequest {
    step: Step | undefined
  }
}

const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** What caused a call. Only a trusted proxy's word counts: from anybody else, an id may be one that stands already. */
function causeOf({ headers }: Pick<IncomingMessage, 'headers'>, { trustProxy }: Trust) {
  const { traceparent: given } = headers
  return trustProxy !== 0 && typeof given === 'string' && tracing() ? traceparent.exec(given) : null
}

/** As long as a trace's. */
export const newCallId = (): string => randomBytes(16).toString('hex')

/** The id of a call in its log line, its refusal, its audit rows and its trace. */
export const callId = (request: IncomingMessage, trust: Trust): string =>
  causeOf(request, trust)?.[1] ?? newCallId()

/** Makes each call a step, streams apart, which last for hours. */
export function traceCalls(app: FastifyInstance, trust: Trust): void {
  const now = tracing()
  app.decorateRequest('step', undefined)
  if (!now) return
  app.addHook('onRequest', (request, reply, next) => {
    const { url, config } = request.routeOptions
    const { operation, streams } = config ?? {}
    if (operation === undefined || streams) return next()
    const step = now.begin({
      name: operation,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': url ?? '' },
      from: causeOf(request, trust)?.[0] ?? null,
      id: request.id,
    })
    request.step = step
    reply.raw.once('close', () => {
      const { refusal } = request
      const status = refusal?.status ?? reply.raw.statusCode
      step.end(status >= 500 ? String(refusal?.code ?? status) : undefined, {
        'http.response.status_code': status,
        ...(refusal && { 'sufra.refusal': refusal.code }),
      })
    })
    step.within(next)
  })
  // Reading a body leaves the step.
  app.addHook('preValidation', (request, _reply, next) => (request.step ? request.step.within(next) : next()))
}
