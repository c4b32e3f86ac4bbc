import { posix } from 'node:path'
import { parseSync } from 'vite'
import { dynamicImports, resolved } from './imports.ts'

/** Stands for every name: a namespace or a dynamic import may use any. */
const all = '*'

interface Module {
  readonly exported: readonly string[]
  /** Names that the file imports, by file. */
  readonly imported: readonly (readonly [file: string, name: string])[]
  /** Files of which it exports everything. */
  readonly passedOn: readonly string[]
}

function moduleOf(path: string, source: string): Module {
  const { module } = parseSync(path, source)
  const imported: [string, string][] = []
  const passedOn: string[] = []
  const exported: string[] = []
  const use = (request: string, name: string | undefined) => {
    const file = resolved(path, request)
    if (file !== undefined) imported.push([file, name ?? all])
  }
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName } of entries)
      use(moduleRequest.value, importName.kind === 'Default' ? 'default' : (importName.name ?? undefined))
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const name = exportName.kind === 'Default' ? 'default' : exportName.name
    if (name) exported.push(name)
    if (!moduleRequest) continue
    const file = resolved(path, moduleRequest.value)
    if (importName.name) use(moduleRequest.value, importName.name)
    else if (file !== undefined) passedOn.push(file)
  }
  for (const request of dynamicImports(source)) use(request, undefined)
  return { exported, imported, passedOn }
}

/** Tests and configuration are run, not imported. What is generated is as whole as its source. */
const isChecked = (path: string) =>
  path.startsWith('packages/') && !/\.(test|spec|config|gen|d)\.tsx?$/.test(posix.basename(path))

/** Exports that no other file imports, as `file: name`. */
export function unusedExports(sources: ReadonlyMap<string, string>): string[] {
  const modules = new Map([...sources].map(([path, source]) => [path, moduleOf(path, source)] as const))
  const used = new Map<string, Set<string>>()
  const namesOf = (file: string) => {
    const names = used.get(file) ?? new Set<string>()
    used.set(file, names)
    return names
  }
  for (const { imported } of modules.values()) for (const [file, name] of imported) namesOf(file).add(name)
  const pass = (from: string, seen: ReadonlySet<string> = new Set()): void => {
    for (const to of modules.get(from)?.passedOn ?? []) {
      for (const name of namesOf(from)) namesOf(to).add(name)
      if (!seen.has(to)) pass(to, new Set([...seen, to]))
    }
  }
  for (const path of modules.keys()) pass(path)
  return [...modules].flatMap(([path, { exported }]) => {
    const names = namesOf(path)
    if (!isChecked(path) || names.has(all)) return []
    return exported.filter((name) => !names.has(name)).map((name) => `${path}: ${name}`)
  })
}
