import { flushCompileCache } from 'node:module'
import './quickImports.ts'

await import('./serve.ts')
flushCompileCache()
