import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { openFcm } from './fcm.ts'
import type { Pusher } from './pusher.ts'

/** Without credentials of Firebase a message becomes a `.json` file in the data directory. */
export function openPush(settings: Pick<Settings, 'fcm' | 'dataDir'>, log: FastifyBaseLogger): Pusher {
  const { account, endpoint } = settings.fcm
  if (account) return openFcm(account, endpoint)
  const folder = join(settings.dataDir, 'push')
  return {
    send: async (message) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`,
      )
      await writeFile(file, JSON.stringify(message, null, 2), { mode: 0o600 })
      log.info({ file }, `push message written to ${file}`)
    },
  }
}
