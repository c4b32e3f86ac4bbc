import { globSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { parseSync } from 'vite'

/** An import between files of this repository, as paths from its root. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

const sources = 'packages/*/{src,test,tests,demo,scripts,chaos,server,support}/**/*.{ts,tsx}'
const configurations = ['*.ts', 'packages/*/*.ts', 'packages/*/scripts/**/*.{ts,mjs}']

/** In code and in types. */
export const dynamicImports = (source: string): string[] =>
  [...source.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, name = '']) => name)

export function resolved(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  const [scope, folder, ...rest] = name.split('/')
  if (scope !== '@sufra') return undefined
  return `packages/${folder}/src/${rest.length > 0 ? rest.join('/') : 'index'}.ts`
}

/** What a file imports and passes on, types included, by the names it gives. */
export function requestsIn(path: string, source: string) {
  const { module } = parseSync(path, source)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ...dynamicImports(source).map((name) => ({ name, typeOnly: false })),
  ]
}

/** The imports of a file that name a file of this repository. */
export const importsIn = (from: string, source: string): Import[] =>
  requestsIn(from, source).flatMap(({ name, typeOnly }) => {
    const to = resolved(from, name)
    return to === undefined ? [] : [{ from, to, typeOnly }]
  })

const read = (patterns: string | string[]): Map<string, string> =>
  new Map(
    globSync(patterns, { exclude: (path) => path.includes('node_modules') }).map((path) => [
      path.split(sep).join('/'),
      readFileSync(path, 'utf8'),
    ]),
  )

export const allImports = (): Import[] =>
  [...read(sources)].flatMap(([path, source]) => importsIn(path, source))

/** Every file that can import another, by path. */
export const allSources = (): Map<string, string> => read([sources, ...configurations])

/** All text of a package in which it names files and packages, without its manifest, which names every package. */
export const textOf = (folder: string): string =>
  [...read(`${folder}/**/*.{ts,tsx,mjs,css,html,json}`)]
    .filter(([path]) => posix.basename(path) !== 'package.json')
    .map(([, text]) => text)
    .join('\n')
