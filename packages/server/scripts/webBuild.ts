import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
export const builtWeb = join(root, 'packages/web/dist')
const sources = ['packages/web/src', 'packages/web/public', 'packages/contract/src'].map((path) =>
  join(root, path),
)
const files = [
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/compressed.ts',
  'packages/web/firstPages.ts',
  'packages/web/firstCalls.ts',
  'packages/web/operations.ts',
  'packages/web/conversions.ts',
  'package-lock.json',
].map((path) => join(root, path))

const changedAt = (path: string) => (existsSync(path) ? statSync(path).mtimeMs : 0)

function newestIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Math.max(0, ...entries.filter((e) => e.isFile()).map((e) => changedAt(join(e.parentPath, e.name))))
}

/**
 * Builds the web application unless the build is newer than all its sources. Runs in its own process, in parallel to
 * the caller.
 */
export async function buildWebIfNeeded(): Promise<void> {
  const newest = Math.max(...sources.map(newestIn), ...files.map(changedAt))
  if (changedAt(join(builtWeb, 'index.html')) > newest) return
  console.log('Building the web application (once) …')
  // npm's command differs by platform; this is the script that `npm run build` runs.
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: join(root, 'packages/web'), stdio: 'inherit' },
  )
  const stop = () => child.kill()
  process.once('exit', stop)
  const [code] = await once(child, 'exit')
  process.off('exit', stop)
  if (code !== 0) throw new Error('The web application could not be built')
}
