import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/apiError.ts'

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

export function inlineScripts(): readonly string[] {
  const page = join(webFolder, 'index.html')
  if (!existsSync(page)) return []
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** The web application: hashed assets are cached for ever, the page never; every screen's path serves the page. */
export async function mountPages(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) {
    app.log.warn('the web application is not built: only the API is served')
    return
  }
  await app.register(serveStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    // The metrics have a port of their own; a scraper that asks here is told so, not given a page.
    if (path.startsWith('/api/') || path === '/metrics') throw new ApiError('route.missing')
    return reply.sendFile(/\.\w{2,11}$/.test(path) ? path : 'index.html')
  })
}
