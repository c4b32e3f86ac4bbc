import { type ErrorCode, errors } from '@sufra/contract/errors'
import type { Audience } from '@sufra/contract/kernel/kinds'
import { isKind, prefixes } from '@sufra/contract/kernel/kinds'
import { pageFields } from '@sufra/contract/kernel/list'
import { neededOf } from '@sufra/contract/kernel/needed'
import type { Operation, Operations } from '@sufra/contract/kernel/operation'
import { ProgressLine, progressType } from '@sufra/contract/kernel/progress'
import { z } from 'zod'
import { imageFields } from '../input/multipart.ts'

type Json = Record<string, unknown>

/** The JSON schema of the wire format; codecs are replaced by what they send. */
const wire = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Json

const security: Record<Audience, string> = {
  admin: 'session',
  restaurant: 'session',
  store_user: 'session',
  channel: 'channelKey',
  link: 'orderLink',
}

const refusalSchema = {
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

function refused(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\`: ${errors[code].en}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
}

function codesOf(operation: Operation): ErrorCode[] {
  const codes: ErrorCode[] = ['input.invalid', ...operation.errors]
  if (!operation.public) codes.push('session.missing', 'session.wrongDoor')
  if (!operation.public && operation.permission !== 'everyone') codes.push('permission.missing')
  if (JSON.stringify(operation.paths).includes(':')) codes.push('row.missing')
  if (operation.public) codes.push('limit.reached')
  return [...new Set(codes)]
}

function parameters(operation: Operation, path: string): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'token' ? 'string' : 'integer' },
  }))
  const asked = Object.entries((wire(operation.input).properties as Json) ?? {})
  const query = asked
    .filter(([name]) => operation.method === 'GET' || (operation.list && name in pageFields))
    .map(([name, schema]) => ({ name, in: 'query', schema }))
  const position = operation.streams
    ? [{ name: 'Last-Event-ID', in: 'header', schema: { type: 'string' } }]
    : []
  const key = operation.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } }]
    : []
  const etag = operation.etag ? [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }] : []
  return [...inPath, ...query, ...position, ...key, ...etag]
}

function answered(operation: Operation): Json {
  const output = wire(operation.output)
  if (operation.streams) {
    const description =
      'Server-sent events: the `data` of each is JSON of this shape, its `id` where to resume from'
    return { description, content: { 'text/event-stream': { schema: output } } }
  }
  const schema = { ...output, properties: { success: { const: true }, ...(output.properties as Json) } }
  const content = { 'application/json': { schema } }
  if (!operation.reportsProgress) return { description: 'Done', content }
  const description = `Done. Accepting ${progressType}, lines of JSON: how far it is, and last its status and body`
  return { description, content: { ...content, [progressType]: { schema: wire(ProgressLine) } } }
}

/** The request schema. Pictures are bytes: they have a format and no example. */
function sent(operation: Operation): Json {
  const schema = wire(operation.input)
  const example: Json = { ...operation.example(() => 1).body }
  const properties = { ...(schema.properties as Json) }
  for (const field of imageFields(operation)?.keys() ?? []) {
    delete example[field]
    const description = 'A JPEG, PNG, GIF or BMP of at most 10 MB'
    properties[field] = { type: 'string', format: 'binary', description }
  }
  return { schema: { ...schema, properties }, example }
}

function needsOf(permission: Operation['permission']): string {
  const names = (neededOf(permission) ?? []).map((name) => `\`${name}\``).join(', ')
  return typeof permission === 'string'
    ? `Needs ${names}.`
    : `Needs one of ${names}, by \`${permission.field}\`.`
}

function describe(operation: Operation, door: Audience, path: string): Json {
  const type = operation.multipart ? 'multipart/form-data' : 'application/json'
  return {
    operationId: `${operation.id}.${door}${path === operation.paths[door] ? '' : `.${path.replace(/\W+/g, '-')}`}`,
    summary: operation.summary,
    tags: [operation.id.split('.')[0]],
    ...(operation.permission !== 'everyone' &&
      isKind(door) && { description: needsOf(operation.permission) }),
    security: operation.public ? [] : [{ [security[door]]: [] }],
    parameters: parameters(operation, path),
    ...(operation.method !== 'GET' && {
      requestBody: { content: { [type]: sent(operation) } },
    }),
    responses: {
      200: answered(operation),
      ...(operation.etag && {
        304: { description: 'The caller has this answer already: `If-None-Match` is its ETag' },
      }),
      ...refused(codesOf(operation)),
    },
  }
}

/** OpenAPI 3.1 of the contract: every operation under each prefix it is mounted on. */
export function openApi(features: Readonly<Record<string, Operations>>): Json {
  const paths: Record<string, Json> = {}
  for (const operation of Object.values(features).flatMap((operations) => Object.values(operations))) {
    for (const [door, path] of Object.entries(operation.paths) as [Audience, string][]) {
      for (const each of [path, ...operation.aliases]) {
        const url = `${prefixes[door]}/${each}`.replace(/:(\w+)/g, '{$1}')
        paths[url] = { ...paths[url], [operation.method.toLowerCase()]: describe(operation, door, each) }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Catering marketplace API',
      version: '1',
      description:
        'Amounts are QAR with at most two decimals, days are `YYYY-MM-DD` in Asia/Qatar, instants are UTC.',
    },
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of `signIn`' },
        channelKey: { type: 'http', scheme: 'bearer', description: "A channel's API key" },
        orderLink: { type: 'http', scheme: 'bearer', description: 'The token of an order link' },
      },
    },
  }
}
