// Writes third-party-notices.txt: the licences of all packages that Sufra is shipped with. The Containerfile runs it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)

interface Shipped {
  readonly path: string
  readonly name: string
  readonly version: string
  readonly license: string
}

interface Lockfile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>
}

/** What the lockfile installs without development's packages, for any platform. */
export function shippedPackages(): readonly Shipped[] {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Lockfile
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = '', license = '' }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    }))
}

function licenseText(path: string): string {
  const folder = new URL(`${path}/`, root)
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8').trim()).join('\n\n')
}

const rule = `\n\n${'-'.repeat(80)}\n\n`

if (import.meta.main) {
  // Packages for other platforms are in the lockfile and not installed.
  const installed = shippedPackages().filter(({ path }) => existsSync(new URL(path, root)))
  const notices = installed.map(({ path, name, version, license }) =>
    `${name} ${version}\n${license}\n\n${licenseText(path)}`.trim(),
  )
  const head = 'Sufra is shipped with the following packages, under their own licences.'
  writeFileSync(new URL('third-party-notices.txt', root), `${[head, ...notices].join(rule)}\n`)
  console.log(`third-party-notices.txt: ${installed.length} packages`)
}
