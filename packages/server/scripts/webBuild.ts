import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const built = join(root, 'packages/web/dist/index.html')
const sources = ['packages/web/src', 'packages/web/public', 'packages/contract/src'].map((path) =>
  join(root, path),
)
const files = ['packages/web/index.html', 'packages/web/vite.config.ts', 'package-lock.json'].map((path) =>
  join(root, path),
)

const changedAt = (path: string) => (existsSync(path) ? statSync(path).mtimeMs : 0)

function newestIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Math.max(0, ...entries.filter((e) => e.isFile()).map((e) => changedAt(join(e.parentPath, e.name))))
}

/** Builds the web application unless what is built is newer than everything it is made of. */
export function buildWebIfNeeded(): void {
  const newest = Math.max(...sources.map(newestIn), ...files.map(changedAt))
  if (changedAt(built) > newest) return
  console.log('Building the web application (once, some seconds) …')
  // npm's own name differs by platform; the build script of the workspace is what `npm run build` runs.
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'packages/web'),
      stdio: 'inherit',
    },
  )
}
