import { readdir } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import { temporaryDirectory } from './databases.ts'

export interface Bucket {
  /** The settings that select it. */
  readonly env: Record<string, string>
  /** From this upload on, every call breaks the connection. */
  breakAt(put: number): void
  mend(): void
  keys(): Promise<string[]>
  close(): Promise<void>
}

const name = 'pictures'

/** A bucket of a local S3 server. */
export async function openBucket(): Promise<Bucket> {
  const directory = await temporaryDirectory()
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: directory.path,
    configureBuckets: [{ name }],
  })
  const { port } = await s3.run()
  let left = Number.POSITIVE_INFINITY
  const door = createServer((asked, answer) => {
    if (asked.method === 'PUT') left--
    if (left < 0) return void asked.socket.destroy()
    const { method, url: path, headers } = asked
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 500, answered.headers)
      answered.pipe(answer)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    env: {
      SUFRA_S3_BUCKET: name,
      SUFRA_S3_ENDPOINT: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
      SUFRA_S3_ACCESS_KEY_ID: 'S3RVER',
      SUFRA_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    breakAt: (put) => {
      left = put - 1
    },
    mend: () => {
      left = Number.POSITIVE_INFINITY
    },
    keys: async () => {
      const all = await readdir(`${directory.path}/${name}`, { recursive: true })
      return all
        .filter((path) => path.endsWith('._S3rver_object'))
        .map((path) => path.replace('._S3rver_object', ''))
    },
    close: async () => {
      door.closeAllConnections()
      await new Promise((resolve) => door.close(resolve))
      await s3.close()
      await directory.remove()
    },
  }
}
