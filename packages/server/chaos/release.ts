import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { readMigrations } from '../src/kernel/database/migrate.ts'
import { type Deployment, newDirectory } from './deployment.ts'
import { previous } from './previous.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Release {
  /** Where its scripts begin, as a child's are given. */
  readonly server: string
  /** A deployment on an empty database, as it was made then. */
  deployOn(url: string): Promise<Deployment>
  remove(): Promise<void>
}

/** Today's packages, with those of the workspace as they were. */
async function linkPackages(tree: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')]
  await mkdir(join(to, '@sufra'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@sufra') await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(tree, 'packages'))) {
    await symlink(join(tree, 'packages', name), join(to, '@sufra', name))
    const own = join(root, 'packages', name, 'node_modules')
    await symlink(own, join(tree, 'packages', name, 'node_modules')).catch(() => {})
  }
}

/** The previous release from the history of this repository; undefined without one. */
export async function previousRelease(): Promise<Release | undefined> {
  const tree = await newDirectory()
  const remove = () => rm(tree, { recursive: true, force: true })
  try {
    const archive = join(tree, 'release.tar')
    await run('git', [
      '-C',
      root,
      'archive',
      '-o',
      archive,
      previous.commit,
      'packages',
      'package.json',
      'tsconfig.base.json',
    ])
    await run('tar', ['-xf', archive, '-C', tree])
  } catch {
    await remove()
    return undefined
  }
  await linkPackages(tree)
  const server = join(tree, 'packages/server')
  const last = (await readMigrations(join(server, 'migrations'))).at(-1)?.name
  if (last !== previous.lastMigration)
    throw new Error(`chaos/previous.ts names ${previous.lastMigration} as the last migration; it is ${last}`)
  const maker = pathToFileURL(join(server, 'chaos/deployment.ts')).href
  return {
    server,
    deployOn: async (url) => {
      const { deployOn } = (await import(/* @vite-ignore */ maker)) as typeof import('./deployment.ts')
      return deployOn(url)
    },
    remove,
  }
}
