import { type ErrorCode, errors } from '@sufra/contract/errors'
import { kernelErrors } from '@sufra/contract/kernel/errors'
import type { Audience } from '@sufra/contract/kernel/kinds'
import { isKind, prefixes } from '@sufra/contract/kernel/kinds'
import { pageFields } from '@sufra/contract/kernel/list'
import type { Operation, Operations } from '@sufra/contract/kernel/operation'
import { progressType } from '@sufra/contract/kernel/progress'
import { neededOf } from '@sufra/contract/kernel/requiredPermission'
import type { z } from 'zod'
import { type Json, Schemas } from './openapi.schemas.ts'
import { apiInfo, headers, refusalSchema, securityOf, securitySchemes } from './openapi.shared.ts'

export interface Described {
  readonly features: Readonly<Record<string, Operations>>
  /** Only the operations of this audience. */
  readonly door?: Audience
  /** The address that people use. */
  readonly origin: string
  /** What shapes are called that operations share. */
  readonly shapes: Readonly<Record<string, z.ZodType>>
  /** What a channel's own address is told of, by topic. */
  readonly webhooks: Readonly<Record<string, { readonly summary: string; readonly body: string }>>
}

const statusesToAskAgain: readonly number[] = [429, 503]

function refusal(status: number, codes: readonly ErrorCode[]): Json {
  const code = { type: 'object', properties: { code: { enum: codes } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Refusal' }, code] }
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code].en}`).join('\n\n'),
    headers: { ...headers.each, ...(statusesToAskAgain.includes(status) && headers.again) },
    content: { 'application/json': { schema } },
  }
}

/** Refusals by status. Those that many operations share are written once. */
function refused(codes: readonly ErrorCode[], schemas: Schemas): Json {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const shared = group.every((code) => code in kernelErrors)
      return [
        String(status),
        shared ? schemas.response(group, refusal(status, group)) : refusal(status, group),
      ]
    }),
  )
}

/** What a call may be refused with: what the operation declares, and what its route, credential and body bring with them. */
function codesOf(operation: Operation, door: Audience): ErrorCode[] {
  const codes: ErrorCode[] = ['request.bad', 'input.invalid', ...operation.errors]
  if (!operation.public) codes.push('session.missing', 'session.wrongDoor')
  if (!operation.public && door !== 'channel') codes.push('session.expired')
  if (!operation.public && operation.permission !== 'everyone') codes.push('permission.missing')
  if (JSON.stringify(operation.paths).includes(':')) codes.push('row.missing')
  if (operation.confirmed) codes.push('auth.confirmFirst')
  if (operation.public || door === 'channel') codes.push('limit.reached')
  if (door === 'channel' && !operation.readOnly) codes.push('key.readOnly')
  if (operation.method !== 'GET') codes.push('body.tooLarge', 'body.type')
  return [...new Set<ErrorCode>([...codes, 'server.failed', 'server.unavailable'])]
}

function parameters(operation: Operation, path: string, schemas: Schemas): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'token' ? 'string' : 'integer' },
  }))
  const { properties = {}, required = [] } = schemas.query(operation) as {
    properties?: Json
    required?: string[]
  }
  const query = Object.entries(properties)
    .filter(([name]) => operation.method === 'GET' || (operation.list && name in pageFields))
    .map(([name, schema]) => ({
      name,
      in: 'query',
      ...(operation.method === 'GET' && required.includes(name) && { required: true }),
      schema,
    }))
  const position = operation.streams
    ? [{ name: 'Last-Event-ID', in: 'header', schema: { type: 'string' } }]
    : []
  const key = operation.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      ]
    : []
  const etag = operation.etag ? [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }] : []
  return [...inPath, ...query, ...position, ...key, ...etag]
}

function answered(operation: Operation, schemas: Schemas): Json {
  const schema = schemas.answer(operation)
  const both = { headers: { ...headers.each, ...(operation.etag && headers.etag) } }
  if (operation.streams) {
    const description =
      'Server-sent events: the `data` of each is JSON of this shape, its `id` where to resume from'
    return { description, ...both, content: { 'text/event-stream': { schema } } }
  }
  const content = { 'application/json': { schema } }
  if (!operation.reportsProgress) return { description: 'Done', ...both, content }
  const description = `Done. Accepting ${progressType}, lines of JSON: how far it is, and last its status and body`
  return { description, ...both, content: { ...content, [progressType]: { schema: schemas.progress() } } }
}

function needsOf(permission: Operation['permission']): string {
  const names = (neededOf(permission) ?? []).map((name) => `\`${name}\``).join(', ')
  return typeof permission === 'string'
    ? `Needs ${names}.`
    : `Needs one of ${names}, by \`${permission.field}\`.`
}

function describe(operation: Operation, door: Audience, path: string, schemas: Schemas): Json {
  const type = operation.multipart ? 'multipart/form-data' : 'application/json'
  const needs = operation.permission !== 'everyone' && isKind(door) && needsOf(operation.permission)
  return {
    operationId: `${operation.id}.${door}${path === operation.paths[door] ? '' : `.${path.replace(/\W+/g, '-')}`}`,
    summary: operation.summary.replace(/\.$/, ''),
    description: [operation.summary, needs].filter(Boolean).join(' '),
    tags: [operation.id.split('.')[0]],
    security: operation.public ? [] : [{ [securityOf[door]]: [] }],
    parameters: parameters(operation, path, schemas),
    ...(operation.method !== 'GET' && {
      requestBody: {
        required: schemas.needsBody(operation),
        content: { [type]: schemas.body(operation) },
      },
    }),
    responses: {
      200: answered(operation, schemas),
      ...(operation.etag && {
        304: {
          description: 'The caller has this answer already: `If-None-Match` is its ETag',
          headers: { ...headers.each, ...headers.etag },
        },
      }),
      ...refused(codesOf(operation, door), schemas),
    },
  }
}

function told(webhooks: Described['webhooks']): Json {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  const parameters = [
    header('Webhook-Id', 'The same for every attempt and replay'),
    header('Webhook-Timestamp', 'Seconds since 1970: refuse what is more than five minutes away'),
    header(
      'Webhook-Signature',
      'As Standard Webhooks has it: `v1,` and HMAC-SHA256 over id, timestamp and body',
    ),
  ]
  return Object.fromEntries(
    Object.entries(webhooks).map(([topic, { summary, body }]) => [
      topic,
      {
        post: {
          operationId: `webhook.${topic}`,
          summary: summary.replace(/\.$/, ''),
          description: `${summary} Posted to the channel's address until it answers 2xx, for a day.`,
          tags: ['webhooks'],
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${body}` } } },
          },
          responses: {
            200: { description: 'Taken. So is every other 2xx' },
            '4XX': { description: 'Not taken: it is tried again' },
            '5XX': { description: 'Not taken: it is tried again' },
          },
        },
      },
    ]),
  )
}

/** `openApi`, a step for each operation. */
export function* openApiSteps(described: Described): Generator<undefined, Json> {
  const { features, door: only, origin, shapes, webhooks } = described
  const schemas = new Schemas(shapes)
  schemas.add('Refusal', refusalSchema)
  for (const name of new Set(Object.values(webhooks).map(({ body }) => body)))
    if (shapes[name]) schemas.wire(shapes[name].optional(), name)
  const paths: Record<string, Json> = {}
  for (const operation of Object.values(features).flatMap((operations) => Object.values(operations))) {
    for (const [door, path] of Object.entries(operation.paths) as [Audience, string][]) {
      if (only && door !== only) continue
      for (const each of [path, ...operation.aliases]) {
        const url = `${prefixes[door]}/${each}`.replace(/:(\w+)/g, '{$1}')
        const method = operation.method.toLowerCase()
        paths[url] = { ...paths[url], [method]: describe(operation, door, each, schemas) }
      }
    }
    yield
  }
  const calls = Object.values(paths).flatMap((path) => Object.values(path) as Json[])
  const tags = [...new Set(calls.flatMap(({ tags }) => tags as string[]))]
  const used = new Set(calls.flatMap(({ security }) => (security as Json[]).flatMap(Object.keys)))
  return {
    openapi: '3.1.0',
    info: apiInfo(origin),
    servers: [{ url: origin, description: 'This marketplace' }],
    tags: [
      ...tags.map((name) => ({ name, description: `Operations of \`${name}\`` })),
      { name: 'webhooks', description: "What a channel's own address is told" },
    ],
    paths,
    webhooks: told(webhooks),
    components: {
      schemas: schemas.components,
      responses: schemas.responses,
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name))),
      headers: headers.components,
    },
  }
}

/** OpenAPI 3.1 of the contract: every operation under each prefix it is mounted on, or those of one audience. */
export function openApi(described: Described): Json {
  for (const steps = openApiSteps(described); ; ) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
