import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import type { Operation } from '../contract/src/kernel/operation.ts'
import { type Codecs, conversionsOf } from './conversions.ts'

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url)).replaceAll('\\', '/')
const schemas = '?schemas.ts'
const richText = JSON.stringify(
  fileURLToPath(new URL('src/kernel/data/richTextConversion.ts', import.meta.url)),
)

/** Files of the contract once more, and those of screens that need a schema by itself, such as `time.schemas.ts`. */
const withSchemas = /[?.]schemas\.ts$/

/** Under their own names, not as `?schemas.ts`. */
const isOfContract = (id: string) => id.replaceAll('\\', '/').startsWith(contract) && /^[^?]+\.ts$/.test(id)

type Exported = Readonly<Record<string, unknown>>

const isFeature = (value: unknown): value is Readonly<Record<string, Operation>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((each) => typeof each?.method === 'string' && each.id && each.paths)

/** What the browser knows of an operation: no schema, and no field that says what is the case anyway. */
function descriptionOf(operation: Operation, codecs: Codecs): string {
  const { id, method, paths, permission, multipart, reportsProgress } = operation
  const told = {
    id,
    method,
    paths,
    permission,
    ...(multipart && { multipart }),
    ...(operation.public && { public: true }),
    ...(reportsProgress && { reportsProgress }),
  }
  const takes = method === 'GET' ? undefined : conversionsOf(operation.input, 'takes', codecs)
  const gives = conversionsOf(operation.output, 'gives', codecs)
  const rest = [takes && `takes:${takes}`, gives && `gives:${gives}`, 'schemas'].filter(Boolean)
  return `${JSON.stringify(told).slice(0, -1)},${rest.join()}}`
}

/**
 * The browser gets the operations of the contract without their schemas: it parses no answers, as they come from its
 * own server, which has encoded them by the schema. What remains is where an operation is called, who may, and which
 * values have a codec (money, rich text). The schemas of bodies, by which forms check what is typed, are loaded when a
 * form opens: they are the same file of the contract, once more, under `?schemas.ts`.
 *
 * Whatever else a file of the contract defines is left out if nobody needs it.
 */
export const operationsWithoutSchemas: Plugin = (() => {
  let server: ViteDevServer | undefined
  const load = (file: string): Promise<Exported> =>
    server ? server.ssrLoadModule(file) : import(pathToFileURL(file).href)
  let known: Promise<Codecs> | undefined
  const codecs = async (): Promise<Codecs> => {
    const [{ dirhams }, { RichText }] = await Promise.all([
      load(`${contract}kernel/money.ts`),
      load(`${contract}kernel/richText.ts`),
    ])
    const { transform } = (RichText as { readonly def: { readonly transform: unknown } }).def
    return new Map([
      [dirhams, 'money'],
      [transform, 'richText'],
    ] as const)
  }
  return {
    name: 'operations-without-schemas',
    enforce: 'pre',
    configureServer: (its) => {
      server = its
    },
    async resolveId(id, importer, options) {
      // The development server looks for packages without loading what this plugin makes.
      if ('scan' in options && options.scan) return null
      if (id.endsWith(schemas)) return id
      if (!importer || !withSchemas.test(importer)) return null
      const file = await this.resolve(id, importer.replace(schemas, ''), { skipSelf: true })
      return file && isOfContract(file.id) ? { ...file, id: file.id + schemas } : file
    },
    async load(id) {
      if (!id.endsWith(schemas)) return null
      const file = id.slice(0, -schemas.length)
      this.addWatchFile(file)
      return { code: await this.fs.readFile(file, { encoding: 'utf8' }), moduleType: 'ts' }
    },
    async transform(code, id, options) {
      if (options?.ssr || !isOfContract(id)) return null
      const exported = await load(id)
      const parts: string[] = []
      let from = 0
      let hasRichText = false
      for (const node of this.parse(code, { lang: 'ts' }).body) {
        const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
        if (declared?.type !== 'VariableDeclaration') continue
        for (const { id: named, init } of declared.declarations) {
          if (!init) continue
          const text = code.slice(init.start, init.end)
          const value = named.type === 'Identifier' && node !== declared ? exported[named.name] : undefined
          let instead = text
          if (named.type === 'Identifier' && isFeature(value)) {
            known ??= codecs()
            const its = await known
            const described = Object.entries(value).map(
              ([name, operation]) => `${name}:${descriptionOf(operation, its)}`,
            )
            const opened = `() => import(${JSON.stringify(id + schemas)}).then((its) => its.${named.name})`
            hasRichText ||= described.some((each) => each.includes(':richText'))
            instead = `((schemas) => ({${described.join(',\n')}}))(${opened})`
          }
          if (init.type === 'ArrowFunctionExpression' || !/[(.]/.test(instead)) continue
          parts.push(code.slice(from, init.start), `/* @__PURE__ */ (() => (${instead}))()`)
          from = init.end
        }
      }
      const imported = hasRichText ? `import { richText } from ${richText};\n` : ''
      return { code: [imported, ...parts, code.slice(from)].join(''), map: null }
    },
  }
})()
