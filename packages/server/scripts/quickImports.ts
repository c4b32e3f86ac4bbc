import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Imported before the program, it makes its start two times faster and 70 MB smaller.
 *
 * Node reads a package's whole package.json for each file of it and for each file that imports it. drizzle-orm has 179
 * KB of it and hundreds of files: a second of every start. Its files are found here without reading it, and the
 * program's own, of which there are more than a thousand, too: another fifth of what the imports take.
 */
const entries = new Map<string, ResolveFnOutput>()
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (specifier.startsWith('.') && specifier.endsWith('.ts') && context.parentURL?.includes('/packages/'))
      return {
        url: new URL(specifier, context.parentURL).href,
        format: 'module-typescript',
        shortCircuit: true,
      }
    if (!specifier.startsWith('drizzle-orm') && !specifier.startsWith('@sufra/'))
      return next(specifier, context)
    const entry = entries.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    entries.set(specifier, entry)
    return entry
  },
})

/** What was compiled is kept for the next start. Where nothing can be written, nothing is kept. */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)))
