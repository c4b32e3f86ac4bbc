import { posix } from 'node:path'
import { circlesOf, graphOf } from './circles.ts'
import type { Import } from './imports.ts'

/** From top to bottom: a domain imports only from those above, so that it can be read without those below. */
const domains = [
  'kernel',
  'accounts',
  'settings',
  'stores',
  'menu',
  'customers',
  'promotions',
  'money',
  'orders',
  'checkout',
  'integrations',
  'engagement',
  'insight',
  'shell',
]

/** The kernel checks that operations name existing errors, which all domains define. */
const errorCodes = {
  from: 'packages/contract/src/kernel/operation.ts',
  to: 'packages/contract/src/errors.ts',
}

interface Place {
  /** The folder of its package that holds the domains. */
  readonly root: string
  /** Undefined for a registry: a file directly in `src` that collects what the domains offer. */
  readonly domain: string | undefined
}

function placeOf(path: string): Place | undefined {
  const [, name, domain] =
    /^packages\/((?:contract|server|web)\/src|e2e\/tests)\/(?:([^/]+)\/)?[^/]/.exec(path) ?? []
  return name === undefined ? undefined : { root: name, domain }
}

const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path)

/** Tests beside the code may combine features freely, as users do. */
const ordered = (imports: readonly Import[]) =>
  imports.filter(({ from }) => placeOf(from) !== undefined && !isTest(from))

const shipped = (imports: readonly Import[]) =>
  ordered(imports).filter(({ from }) => placeOf(from)?.root !== 'e2e/tests')

function strayFile(path: string): string[] {
  const domain = placeOf(path)?.domain
  return domain === undefined || domains.includes(domain)
    ? []
    : [`${path}: ${domain} has no place in the order of domains`]
}

function againstOrder({ from, to, typeOnly }: Import): string | undefined {
  const [here, there] = [placeOf(from), placeOf(to)]
  if (!here?.domain || !domains.includes(here.domain) || !there || here.root !== there.root) return undefined
  if (!there.domain) {
    const allowed = typeOnly && from === errorCodes.from && to === errorCodes.to
    return allowed ? undefined : 'a domain imports no registry'
  }
  return domains.indexOf(there.domain) > domains.indexOf(here.domain)
    ? `${here.domain} stands above ${there.domain}`
    : undefined
}

function acrossPackages({ from, to }: Import): string | undefined {
  const here = placeOf(from)
  if (here?.root === 'web/src' && to.startsWith('packages/server/'))
    return 'code of the server would reach the browser'
  if (here?.root === 'contract/src' && !to.startsWith('packages/contract/'))
    return 'the contract depends on neither side'
  if (from.startsWith('packages/client/src/') && !to.startsWith('packages/client/'))
    return 'partners have the client alone'
  return undefined
}

function notShipped({ to }: Import): string | undefined {
  const outside = /^packages\/server\/(test|demo|chaos)\//.test(to)
  return outside || isTest(to) ? 'what is shipped imports no test, demo or chaos file' : undefined
}

const circleFault = (kind: string, circle: readonly string[]) =>
  `circle of ${kind}: ${[...circle, circle[0]].join(' → ')}`

/** Type imports count too: a file cannot be understood without the types it uses. */
const fileCircles = (imports: readonly Import[]) =>
  circlesOf(graphOf(imports.map(({ from, to }) => [from, to]))).map((circle) => circleFault('files', circle))

/** What stands beside shipped code counts as one folder each, whatever folders it has. */
const besides = /^packages\/(?:server\/(?:test|demo|chaos|scripts)|e2e\/(?:support|server))(?=\/)/

/** Undefined for registries and what stands beside them. */
function folderOf(path: string): string | undefined {
  const isFeature = placeOf(path)?.domain !== undefined || /^packages\/bench\/src\/.+\//.test(path)
  return isFeature ? posix.dirname(path) : besides.exec(path)?.[0]
}

/** Features of a domain may import each other, in one direction; so may the other folders. */
function folderCircles(imports: readonly Import[]): string[] {
  const pairs = imports
    .filter(({ from }) => !isTest(from))
    .flatMap((each) => {
      const [from, to] = [folderOf(each.from), folderOf(each.to)]
      return from === undefined || to === undefined || from === to ? [] : [[from, to] as const]
    })
  return circlesOf(graphOf(pairs)).map((circle) => circleFault('folders', circle))
}

/**
 * All violations of the import rules, one per line.
 *
 * @param paths of all files, also of those that import nothing
 */
export function importFaults(imports: readonly Import[], paths: Iterable<string>): string[] {
  const each = (rule: (one: Import) => string | undefined, of: readonly Import[]) =>
    of.flatMap((one) => {
      const fault = rule(one)
      return fault === undefined ? [] : [`${one.from} imports ${one.to}: ${fault}`]
    })
  return [
    ...[...paths].flatMap(strayFile),
    ...each(againstOrder, ordered(imports)),
    ...each(acrossPackages, imports),
    ...each(notShipped, shipped(imports)),
    ...fileCircles(imports),
    ...folderCircles(imports),
  ]
}
