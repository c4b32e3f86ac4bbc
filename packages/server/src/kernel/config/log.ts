import type { FastifyServerOptions } from 'fastify'
import type { Settings } from './settings.ts'

const secretPaths = /(\/view-order\/\d+\/|\/verifyResetToken\/|\/forget-password\/)[^/?#]+/g

/** A path for the log, with its tokens removed. */
const loggedPath = (url: string): string => url.replace(secretPaths, '$1…')

export function logSettings(settings: Pick<Settings, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: settings.logLevel,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: loggedPath(request.url),
        ip: request.ip,
      }),
    },
  }
}
