import { builtinModules } from 'node:module'
import { requestsIn } from './imports.ts'

export interface Manifest {
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Not imported by name: what @tiptap/react and @tiptap/starter-kit ask for, and what openapi-typescript does. */
const askedForByOthers = new Set(['@tiptap/pm', 'typescript'])

/** `@scope/name/file` belongs to `@scope/name`, `name/file` to `name`. */
const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

const isInstalled = (request: string) =>
  !/^([./]|node:|virtual:|\/)/.test(request) && !builtinModules.includes(request)

const packagesIn = (path: string, source: string) =>
  requestsIn(path, source)
    .map(({ name }) => name)
    .filter(isInstalled)
    .map(packageOf)

const declaredBy = ({ dependencies, devDependencies }: Manifest = {}) =>
  Object.keys({ ...dependencies, ...devDependencies })

/**
 * Packages that are imported and not declared, or declared and not used.
 *
 * @param sources TypeScript by path
 * @param texts of each package, with its style sheets and configuration
 * @param manifests by folder; '' is the root, whose packages every folder may import
 */
export function dependencyFaults(
  sources: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  const ofRoot = declaredBy(manifests.get(''))
  const undeclared = [...sources].flatMap(([path, source]) => {
    const manifest = manifests.get(/^packages\/[^/]+/.exec(path)?.[0] ?? '')
    const known = new Set([...declaredBy(manifest), ...ofRoot, manifest?.name])
    const missing = new Set(packagesIn(path, source).filter((name) => !known.has(name)))
    return [...missing].map((name) => `${path} imports ${name}, which its package.json does not declare`)
  })
  const unused = [...manifests].flatMap(([folder, manifest]) => {
    if (folder === '') return []
    const text = texts.get(folder) ?? ''
    const isUsed = (name: string) =>
      askedForByOthers.has(name) ||
      [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((named) => text.includes(named))
    return declaredBy(manifest)
      .filter((name) => !isUsed(name.replace('@types/', '')))
      .map((name) => `${folder}/package.json declares ${name}, which nothing there uses`)
  })
  return [...undeclared, ...unused]
}
