import type { Example } from '@sufra/contract/kernel/operation'
import type { z } from 'zod'
import { unwrapped } from '../src/kernel/input/multipart.ts'
import { deepList, deepObject, oddParts, oddValues } from './fuzz.values.ts'
import type { Mounted } from './matrix.ts'

/** A malicious or malformed request. */
export interface Blow {
  readonly what: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

interface Def {
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
}

type Path = readonly (string | number)[]

/** The paths of values in a schema, such as `['items', 0, 'quantity']`. */
function pathsOf(schema: z.ZodType, at: Path = []): Path[] {
  const def = unwrapped(schema)._zod.def as unknown as Def
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, inner]) => [
      [...at, name],
      ...pathsOf(inner, [...at, name]),
    ])
  if (def.element) return [[...at, 0], ...pathsOf(def.element, [...at, 0])]
  return []
}

const marker = '\u0001odd\u0001'

/** Replaces the value at a path by the marker, creating missing parents. */
function withMarker(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return marker
  if (typeof first === 'number') {
    const list = Array.isArray(value) ? [...value] : []
    list[first] = withMarker(list[first], rest)
    return list
  }
  const object = typeof value === 'object' && value !== null ? value : {}
  return { ...object, [first]: withMarker((object as Record<string, unknown>)[first], rest) }
}

const json = { 'content-type': 'application/json' }
const boundary = 'x-fuzz'
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` }

const filled = (path: string, params: Example['params'] = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? ''))

/** A multipart field: text as it is, everything else as JSON. */
const fieldOf = (name: string, text: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

function formText(body: Readonly<Record<string, unknown>>, odd?: { name: string; text: string }): string {
  const fields = Object.entries(body)
    .filter(
      ([name, value]) => name !== odd?.name && !(typeof value === 'object' && value && 'content' in value),
    )
    .map(([name, value]) => fieldOf(name, typeof value === 'string' ? value : JSON.stringify(value)))
  if (odd) fields.push(fieldOf(odd.name, odd.text))
  return `${fields.join('')}--${boundary}--\r\n`
}

/** Bodies that are malformed for any operation. */
const wrongBodies: readonly [string, Record<string, string>, string | undefined][] = [
  ['deep list', json, deepList],
  ['deep object', json, deepObject],
  ['deep in a field', json, `{"search":${deepList}}`],
  ['never closed', json, '[{"a":'.repeat(20_000)],
  ['__proto__', json, '{"__proto__":{"x":1}}'],
  ['constructor', json, '{"constructor":{"prototype":{"x":1}}}'],
  ['no JSON', json, '{"a":'],
  ['nothing', json, ''],
  ['NUL', json, '\0'],
  ['number', json, '1e999'],
  ['a large text', json, JSON.stringify({ a: 'x'.repeat(1_100_000) })],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'a=b'],
  ['a form with an empty boundary', { 'content-type': 'multipart/form-data; boundary=' }, '--\r\n'],
  ['a form that is none', form, 'nonsense'],
  ['a form cut off', form, fieldOf('name', 'x').slice(0, -10)],
  ['a form of a nameless field', form, `--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`],
  ['a form of __proto__', form, `${fieldOf('__proto__', '{"a":1}')}--${boundary}--\r\n`],
  ['a form of toString', form, `${fieldOf('toString', '1')}--${boundary}--\r\n`],
  ['an empty form', form, `--${boundary}--\r\n`],
  [
    'a form with a bad header',
    form,
    `--${boundary}\r\ncontent-disposition form-data\r\n\u0000: x\r\n\r\nx\r\n--${boundary}--\r\n`,
  ],
  [
    'a file with an odd encoding',
    form,
    `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename*=x''%zz\r\ncontent-type: %%\r\n\r\nx\r\n--${boundary}--\r\n`,
  ],
  ['a form field', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1&a[b]=2'],
  ['text', { 'content-type': 'text/plain' }, '{}'],
  ['an odd type', { 'content-type': 'application/json; charset=utf-16le' }, '{}'],
  ['a type that is none', { 'content-type': ';;;' }, '{}'],
  ['no type', { 'content-type': '' }, '{}'],
  ['XML', { 'content-type': 'application/xml' }, '<a/>'],
]

const wrongHeaders: readonly [string, Record<string, string>][] = [
  ['accept-language', { 'accept-language': ',;q=ar;;q=9e999,\u00e9' }],
  ['last-event-id', { 'last-event-id': '9999999999999999-9999999999999999-9999999999999' }],
  ['authorization', { authorization: 'Bearer ' }],
  ['authorization', { authorization: `Bearer sfs_${'x'.repeat(4000)}` }],
  ['authorization', { authorization: 'Bearer sfl_\u00ff\u00fe' }],
  ['accept-encoding', { 'accept-encoding': 'x;q=z, *;q=0, identity;q=0' }],
  ['accept', { accept: 'application/x-ndjson;;;' }],
  ['idempotency-key', { 'idempotency-key': '\u00ff'.repeat(300) }],
  ['x-forwarded-for', { 'x-forwarded-for': 'nonsense, ::ffff:999.1.1.1' }],
  ['if-none-match', { 'if-none-match': '"' }],
]

/** All malformed requests of an operation and door, each an example with one fault, made when it is sent. */
export function* blows(
  { operation, path }: Mounted,
  example: Example,
  { prefix, token }: { prefix: string; token: string | undefined },
): Generator<() => Blow> {
  const { method } = operation
  const asked = { ...(token && { authorization: `Bearer ${token}` }), ...example.headers }
  const url = `${prefix}/${filled(path, example.params)}`
  const body = example.body ?? {}
  const fine = method === 'GET' ? undefined : JSON.stringify(body)
  const withType = method === 'GET' ? asked : { ...asked, ...json }
  for (const [what, headers] of wrongHeaders)
    yield () => ({ what: `header ${what}`, method, url, headers: { ...withType, ...headers }, body: fine })
  if (method !== 'GET')
    for (const [what, headers, text] of wrongBodies)
      yield () => ({ what, method, url, headers: { ...asked, ...headers }, body: text })
  for (const [name] of path.matchAll(/:(\w+)/g))
    for (const part of oddParts)
      yield () => ({
        what: `${name} is ${part.slice(0, 40)}`,
        method,
        url: `${prefix}/${filled(path.replace(name, part), example.params)}`,
        headers: withType,
        body: fine,
      })
  const paths = pathsOf(operation.input)
  const names = paths.filter((at) => at.length === 1).map(([name]) => String(name))
  for (const name of [...(operation.list || method === 'GET' ? names : []), 'surely_unknown', '__proto__'])
    for (const part of oddParts)
      yield () => ({
        what: `?${name}=${part.slice(0, 40)}`,
        method,
        url: `${url}?${name}=${part}`,
        headers: withType,
        body: fine,
      })
  if (method === 'GET') return
  for (const at of paths)
    for (const value of oddValues)
      yield () => ({
        what: `${at.join('.')}: ${value.slice(0, 60)}`,
        method,
        url,
        headers: withType,
        body: JSON.stringify(withMarker(body, at)).replace(JSON.stringify(marker), () => value),
      })
  if (!operation.multipart) return
  for (const name of names)
    for (const value of [...oddValues, deepList, deepObject]) {
      const texts = value.startsWith('"') ? [String(JSON.parse(value))] : [value]
      for (const text of texts)
        yield () => ({
          what: `form ${name}: ${text.slice(0, 60)}`,
          method,
          url,
          headers: { ...asked, ...form },
          body: formText(body, { name, text }),
        })
    }
}
