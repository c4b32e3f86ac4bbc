import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { ApiError } from '../errors/apiError.ts'
import type { Storage } from './storage.ts'

export const filesFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'files')

export const fileUri = (key: string): string => `/files/${key}`

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** The shape of keys. Anything else is not found. */
const keyShape = /^(?:[\w-]+\/)*[\w-]+\.[a-z]+$/

const headers = {
  // Keys are never reused, so their content may be cached for ever.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  // Channels show the pictures on their own pages.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves pictures under `/files/<key>`, wherever they are stored. */
export function mountFiles(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const type = types[extname(key)]
    if (!type || !keyShape.test(key)) throw new ApiError('route.missing')
    const etag = `"${key}"`
    if (request.headers['if-none-match'] === etag)
      return reply
        .code(304)
        .headers({ ...headers, etag })
        .send()
    const stored = await storage.read(key)
    if (!stored) throw new ApiError('route.missing')
    reply.headers({ ...headers, etag, 'content-length': stored.size }).type(type)
    return reply.send(stored.content)
  })
}
