import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Settings, SettingsError } from '../config/settings.ts'
import { errorCode } from '../database/db.ts'

type Place = Pick<Settings, 'host' | 'port'>

/** What is wrong with the address to listen on, by the name of its setting. */
function problemOf(error: unknown, { host, port }: Place): string | undefined {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `PORT ${port} is in use on ${host}: stop what listens there, or set another PORT`
    case 'EACCES':
      return `PORT ${port} may not be listened on by this user: set one above 1023`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine`
    default:
      return undefined
  }
}

/** Turns an error of listening into an error of settings. */
export function listeningError(error: unknown, place: Place): unknown {
  const problem = problemOf(error, place)
  return problem === undefined ? error : new SettingsError([problem])
}

/** Tries the port before anything slow or permanent is done. Another process may still take it before we listen. */
export async function tryPort(place: Place): Promise<void> {
  const trial = createServer((caller) => caller.destroy())
  try {
    trial.listen(place.port, place.host)
    await once(trial, 'listening')
  } catch (error) {
    throw listeningError(error, place)
  } finally {
    trial.close()
  }
}
