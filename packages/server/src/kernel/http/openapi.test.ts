import { features } from '@sufra/contract'
import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

interface Described {
  readonly parameters: readonly { name: string; in: string; required?: boolean }[]
  readonly responses: Readonly<Record<string, { content: Readonly<Record<string, { schema: object }>> }>>
}

const paths = openApi(features).paths as Record<string, Record<string, Described>>
const at = (method: string, path: string) => paths[path]?.[method]

it('describes streams as server-sent events', () => {
  const events = at('get', '/api/restaurant/order/events')
  const content = events?.responses['200']?.content ?? {}
  expect(Object.keys(content)).toEqual(['text/event-stream'])
  expect(JSON.stringify(content)).toContain('attentionCount')
  expect(JSON.stringify(content)).not.toContain('"success"')
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
  const { schema } = at('get', '/api/admins/verifyToken')?.responses['200']?.content['application/json'] ?? {}
  expect(schema).toMatchObject({ properties: { success: { const: true } } })
})

it('describes pictures as bytes, without an example', () => {
  const form = JSON.stringify(at('post', '/api/admins/restaurant/region/saveRegion'))
  expect(form).toContain('"imagefile":{"type":"string","format":"binary"')
  expect(form).not.toContain('picture.gif')
})
