import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

export const filesFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'files')

/** Where a file's picture is read. */
export const fileUri = (key: string): string => `/files/${key}`

/** Pictures under `/files/<key>`. A key is never given twice, so what it names may be kept for ever. */
export async function mountFiles(app: FastifyInstance, settings: Settings): Promise<void> {
  const root = filesFolder(settings)
  await mkdir(root, { recursive: true })
  await app.register(serveStatic, {
    root,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    maxAge: '365d',
    immutable: true,
    setHeaders: (reply) => {
      reply.header('content-disposition', 'inline')
    },
  })
}
