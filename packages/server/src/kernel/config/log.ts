import type { FastifyServerOptions } from 'fastify'
import { tracing } from '../tracing/tracing.ts'
import type { Settings } from './settings.ts'

const secretPaths = /(\/view-order\/\d+\/|\/verifyResetToken\/|\/forget-password\/)[^/?#]+/g

/** A path for the log, with its tokens removed. */
const loggedPath = (url: string): string => url.replace(secretPaths, '$1…')

export function logSettings(settings: Pick<Settings, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: settings.logLevel,
    // A call's line has the id of its trace as `reqId`; this is for what jobs write.
    mixin: () => {
      const traceparent = tracing()?.traceparent()
      return traceparent ? { trace_id: traceparent.split('-')[1] } : {}
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: loggedPath(request.url),
        ip: request.ip,
      }),
    },
  }
}
