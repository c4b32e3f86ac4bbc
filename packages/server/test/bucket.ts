import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createS3Server, type Objects } from './s3/server.ts'

export interface Bucket {
  /** The settings that select it. */
  readonly env: Record<string, string>
  /** From this upload on, every call breaks the connection. */
  breakAt(put: number): void
  mend(): void
  /** The stored keys. */
  keys(): string[]
  close(): Promise<void>
}

/** A bucket of a local S3 server. */
export async function openBucket(): Promise<Bucket> {
  const objects: Objects = new Map()
  const server = createS3Server(objects)
  let left = Number.POSITIVE_INFINITY
  server.prependListener('request', ({ method, socket }) => {
    if (method === 'PUT') left--
    if (left < 0) socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    env: {
      SUFRA_S3_BUCKET: 'pictures',
      SUFRA_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SUFRA_S3_ACCESS_KEY_ID: 'key',
      SUFRA_S3_SECRET_ACCESS_KEY: 'secret',
    },
    breakAt: (put) => {
      left = put - 1
    },
    mend: () => {
      left = Number.POSITIVE_INFINITY
    },
    keys: () => [...objects.keys()],
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
