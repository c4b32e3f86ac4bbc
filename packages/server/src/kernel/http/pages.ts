import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/db.ts'
import { ApiError } from '../errors/apiError.ts'
import { keptWebFile, webFolder } from './webFiles.ts'

export function inlineScripts(): readonly string[] {
  const page = join(webFolder, 'index.html')
  if (!existsSync(page)) return []
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

const forEver = 'public, max-age=31536000, immutable'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The web application: hashed assets are cached for ever, the page never; every screen's path serves the page. */
export async function mountPages(app: FastifyInstance, db: Db): Promise<void> {
  const built = existsSync(join(webFolder, 'index.html'))
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params
    if (!/^[\w.-]+$/.test(name)) throw new ApiError('route.missing')
    const type = types[extname(name)]
    const content = type && (await keptWebFile(db, name))
    if (content) return reply.header('cache-control', forEver).type(type).send(content)
    if (!built) throw new ApiError('route.missing')
    return reply.sendFile(`/assets/${name}`)
  })
  if (!built) {
    app.log.warn('the web application is not built: only the API is served')
    return
  }
  await app.register(serveStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? forEver : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    // The metrics have a port of their own; a scraper that asks here is told so, not given a page.
    if (path.startsWith('/api/') || path === '/metrics') throw new ApiError('route.missing')
    return reply.sendFile(/\.\w{2,11}$/.test(path) ? path : 'index.html')
  })
}
