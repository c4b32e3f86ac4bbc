import { features } from '@sufra/contract'
import { shapeNames, webhookDescriptions } from '@sufra/contract/checkout/channelApi'
import { testTopic, webhookTopics } from '@sufra/contract/checkout/payments'
import { describe, expect, it } from 'vitest'
import { openApi } from './openapi.ts'

interface Answered {
  readonly headers: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, { schema: object }>>
}
interface Described {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, object>>[]
  readonly parameters: readonly { name: string; in: string; required?: boolean }[]
  readonly requestBody?: { readonly required: boolean; readonly content: object }
  readonly responses: Readonly<Record<string, Answered>>
}
interface Document {
  readonly info: object
  readonly servers: readonly { url: string }[]
  readonly tags: readonly { name: string; description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly webhooks: Readonly<Record<string, { post: Described }>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>
}

const origin = 'https://marketplace.example'
const described = { features, origin, shapes: shapeNames, webhooks: webhookDescriptions }
const everything = openApi(described) as unknown as Document
const forChannels = openApi({ ...described, door: 'channel' }) as unknown as Document
const at = (method: string, path: string) => everything.paths[path]?.[method]

const refsIn = (value: unknown) => [
  ...new Set(
    [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, path = '']) => path),
  ),
]
const component = (document: Document, path: string) => {
  const [kind = '', name = ''] = path.split('/')
  return document.components[kind]?.[name]
}
/** What stands where a reference points. */
const resolved = (value: unknown): object => {
  const [path] = value && typeof value === 'object' && '$ref' in value ? refsIn(value) : []
  return (path ? component(everything, path) : (value as object)) ?? {}
}

it('describes streams as server-sent events', () => {
  const events = at('get', '/api/restaurant/order/events')
  const content = events?.responses['200']?.content ?? {}
  expect(Object.keys(content)).toEqual(['text/event-stream'])
  const shape = JSON.stringify(resolved(content['text/event-stream']?.schema))
  expect(shape).toContain('attentionCount')
  expect(shape).not.toContain('"success"')
  expect(events?.parameters.map(({ name, in: where }) => [name, where])).toEqual([
    ['after', 'query'],
    ['Last-Event-ID', 'header'],
  ])
})

it('documents the query parameters of a paged list', () => {
  const list = at('post', '/api/storeUser/order/getOrdersList')
  expect(list?.parameters).toMatchObject([
    { name: 'count', in: 'query', schema: { anyOf: [{ type: 'integer' }, { type: 'string' }] } },
    { name: 'page', in: 'query', schema: { anyOf: [{ type: 'integer' }, { type: 'string' }] } },
  ])
  expect(at('post', '/api/admins/settings/orderStatus/updateOrderStatus')?.parameters).toEqual([])
})

it('describes every other answer as JSON with success', () => {
  const { schema } =
    at('get', '/api/admins/verifyToken')?.responses['200']?.content?.['application/json'] ?? {}
  expect(resolved(schema)).toMatchObject({ properties: { success: { const: true } } })
})

it('describes pictures as bytes, without an example', () => {
  const form = at('post', '/api/admins/restaurant/region/saveRegion')?.requestBody
  expect(JSON.stringify(refsIn(form).map((path) => component(everything, path)))).toContain(
    '"imagefile":{"type":"string","format":"binary"',
  )
  expect(JSON.stringify(form)).not.toContain('picture.gif')
})

it('says whether a call without a body is refused', () => {
  expect(at('post', '/api/mobile/orders')?.requestBody?.required).toBe(true)
  expect(at('post', '/api/mobile/orders/{id}/cancel')?.requestBody?.required).toBe(false)
})

it('gives channels a document of their own calls alone, with what they are told', () => {
  expect(Object.keys(forChannels.paths).length).toBeGreaterThan(15)
  expect(Object.keys(forChannels.paths).filter((path) => !path.startsWith('/api/mobile/'))).toEqual([])
  expect(Object.keys(forChannels.components.securitySchemes ?? {})).toEqual(['channelKey'])
  expect(Object.keys(forChannels.webhooks)).toEqual([...webhookTopics, testTopic])
  const placed = forChannels.paths['/api/mobile/orders']?.post
  expect(placed?.requestBody?.content).toMatchObject({
    'application/json': { schema: { $ref: '#/components/schemas/Basket' } },
  })
  expect(forChannels.components.schemas).toHaveProperty('Order.properties.refund_due')
  expect(JSON.stringify(forChannels).length).toBeLessThan(250_000)
})

// Redocly's recommended rules and Spectral's `oas` rules, as far as these documents have broken them.
describe.each([
  ['everything', everything],
  ['channels', forChannels],
])('the document for %s', (_, document) => {
  const operations = [...Object.values(document.paths), ...Object.values(document.webhooks)].flatMap((path) =>
    Object.values(path),
  )
  const called = Object.values(document.paths).flatMap((path) => Object.values(path))

  it('names its server, its terms and each operation', () => {
    expect(document.servers).toMatchObject([{ url: origin }])
    expect(document.info).toMatchObject({ contact: { url: origin }, license: { url: origin } })
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || encodeURIComponent(id) !== id)).toEqual([])
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([])
    const tags = new Set(document.tags.filter(({ description }) => description).map(({ name }) => name))
    expect(operations.flatMap(({ tags }) => tags).filter((name) => !tags.has(name))).toEqual([])
  })

  it('has no two paths that one address could mean', () => {
    const isName = (part: string | undefined) => part?.startsWith('{') === true
    const names = (path: readonly string[]) => path.filter(isName).length
    const alike = (one: readonly string[], other: readonly string[]) =>
      one.length === other.length &&
      // Of a path with a name and one without, the latter is meant.
      names(one) === names(other) &&
      one.every((part, index) => part === other[index] || isName(part) || isName(other[index]))
    const paths = Object.keys(document.paths).map((path) => path.split('/'))
    const pairs = paths.flatMap((one, index) => paths.slice(index + 1).map((other) => [one, other] as const))
    expect(pairs.filter(([one, other]) => alike(one, other)).map((pair) => pair.map(String))).toEqual([])
  })

  it('has refusals with their headers beside each answer', () => {
    for (const { operationId, responses } of called) {
      const statuses = Object.keys(responses)
      expect([operationId, statuses.includes('200'), statuses.includes('422')]).toEqual([
        operationId,
        true,
        true,
      ])
      for (const [status, response] of Object.entries(responses)) {
        const [path] = '$ref' in response ? refsIn(response) : []
        const { headers } = (path ? component(document, path) : response) as Answered
        expect([operationId, status, 'X-Request-Id' in headers]).toEqual([operationId, status, true])
        expect('Retry-After' in headers).toBe(status === '429' || status === '503')
      }
    }
  })

  it('refers only to components it has, and has none that nothing refers to', () => {
    const refs = refsIn(document)
    expect(refs.filter((path) => component(document, path) === undefined)).toEqual([])
    const security = operations.flatMap(({ security }) => security.flatMap(Object.keys))
    const all = Object.entries(document.components).flatMap(([kind, group]) =>
      Object.keys(group).map((name) => `${kind}/${name}`),
    )
    const used = [...refs, ...security.map((name) => `securitySchemes/${name}`)]
    expect(all.filter((path) => !used.includes(path))).toEqual([])
  })
})
