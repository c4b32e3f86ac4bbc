import { once } from 'node:events'
import { createServer } from 'node:net'
import { SettingsError } from '../config/settings.ts'
import { errorCode } from '../database/db.ts'

interface Place {
  readonly host: string
  readonly port: number
}

/** The two settings of a place to listen on. */
const settingsOf = { pages: ['HOST', 'PORT'], metrics: ['SUFRA_METRICS_HOST', 'SUFRA_METRICS_PORT'] } as const
type Listens = keyof typeof settingsOf

/** What is wrong with the address to listen on, by the name of its setting. */
function problemOf(error: unknown, { host, port }: Place, listens: Listens): string | undefined {
  const [hostName, portName] = settingsOf[listens]
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `${portName} ${port} is in use on ${host}: stop what listens there, or set another ${portName}`
    case 'EACCES':
      return `${portName} ${port} may not be listened on by this user: set one above 1023`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${hostName} ${host} is no address of this machine`
    default:
      return undefined
  }
}

/** Turns an error of listening into an error of settings. */
export function listeningError(error: unknown, place: Place, listens: Listens = 'pages'): unknown {
  const problem = problemOf(error, place, listens)
  return problem === undefined ? error : new SettingsError([problem])
}

/** Tries the port before anything slow or permanent is done. Another process may still take it before we listen. */
export async function tryPort(place: Place, listens: Listens = 'pages'): Promise<void> {
  const trial = createServer((caller) => caller.destroy())
  try {
    trial.listen(place.port, place.host)
    await once(trial, 'listening')
  } catch (error) {
    throw listeningError(error, place, listens)
  } finally {
    trial.close()
  }
}
