import type { Audience } from '@sufra/contract/kernel/kinds'
import type { Json } from './openapi.schemas.ts'

export const securityOf: Readonly<Record<Audience, string>> = {
  admin: 'session',
  restaurant: 'session',
  store_user: 'session',
  channel: 'channelKey',
  link: 'orderLink',
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

export const securitySchemes: Readonly<Record<string, Json>> = {
  session: bearer('The token of `signIn`'),
  channelKey: bearer("A channel's API key"),
  orderLink: bearer('The token of an order link'),
}

export const refusalSchema = {
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { const: false },
    code: { type: 'string' },
    message: { type: 'string', description: "In the request's language (Accept-Language)" },
    error: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Messages by field' },
    stale: {
      type: 'object',
      description: 'With `version.stale`: what others saved since that version, and the version it has now',
    },
    uses: {
      type: 'object',
      description:
        'With a deletion refused because items have the row: `count` of them, and the first 500 as `items`',
    },
    requestId: { type: 'string', description: 'Stands in the log of the server too' },
  },
}

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })

/** Headers of answers: of each, of those after which to ask again, and of those with an ETag. */
export const headers = {
  each: { 'X-Request-Id': header('RequestId') },
  again: { 'Retry-After': header('RetryAfter') },
  etag: { ETag: header('ETag') },
  components: {
    RequestId: { description: 'The `requestId` of refusals', schema: { type: 'string' } },
    RetryAfter: { description: 'Seconds to wait before asking again', schema: { type: 'integer' } },
    ETag: { description: 'To be sent back as `If-None-Match`', schema: { type: 'string' } },
  },
}

export const apiInfo = (origin: string): Json => ({
  title: 'Catering marketplace API',
  version: '1',
  description:
    'Amounts are QAR with at most two decimals, days are `YYYY-MM-DD` in Asia/Qatar, instants are UTC. ' +
    'After 429 and 503 wait for `Retry-After` seconds and ask again.',
  contact: { name: 'The marketplace', url: origin },
  license: { name: 'All rights reserved', url: origin },
})
