import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was compiled is kept for later starts, which saves a third of their time; where nothing can be written, nothing
// is kept. The cache has to stand before the program is imported.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)))
await import('./serve.ts')
flushCompileCache()
