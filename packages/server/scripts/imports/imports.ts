import { globSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { parseSync } from 'vite'

/** One file that names another of this repository; both as paths from its root. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

const sources = 'packages/*/{src,test,tests,demo,scripts,chaos,server,support}/**/*.{ts,tsx}'

/** In the code and in types alike. */
const dynamic = /\bimport\(\s*'(\.[^']+|@sufra\/[^']+)'/g

function resolved(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  const [scope, folder, ...rest] = name.split('/')
  if (scope !== '@sufra') return undefined
  return `packages/${folder}/src/${rest.length > 0 ? rest.join('/') : 'index'}.ts`
}

/** What a file imports and exports again, types included. */
export function importsIn(from: string, source: string): Import[] {
  const { module } = parseSync(from, source)
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ...[...source.matchAll(dynamic)].map(([, name = '']) => ({ name, typeOnly: false })),
  ]
  return named.flatMap(({ name, typeOnly }) => {
    const to = resolved(from, name)
    return to === undefined ? [] : [{ from, to, typeOnly }]
  })
}

export const allImports = (): Import[] =>
  globSync(sources, { exclude: (path) => path.includes('node_modules') })
    .map((path) => path.split(sep).join('/'))
    .flatMap((path) => importsIn(path, readFileSync(path, 'utf8')))
