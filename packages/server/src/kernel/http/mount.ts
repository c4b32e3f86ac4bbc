import type { ImagePreset } from '@sufra/contract/kernel/imagePresets'
import type { Audience } from '@sufra/contract/kernel/kinds'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { languageOf } from '@sufra/contract/kernel/language'
import type { Operation } from '@sufra/contract/kernel/operation'
import { isPermitted } from '@sufra/contract/kernel/requiredPermission'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordView, type Source, signTransaction } from '../access/audit.ts'
import { addressKey, consumeOne } from '../access/rateLimits.ts'
import { isPerson, type Scope, scopeFilterOf } from '../access/scope.ts'
import { authenticate } from '../access/session.ts'
import { type Db, transaction } from '../database/db.ts'
import { execute } from '../database/query.ts'
import { ApiError, fail } from '../errors/apiError.ts'
import { parseInput } from '../input/input.ts'
import { imageFields } from '../input/multipart.ts'
import { TempUploads } from '../input/tempUploads.ts'
import type { Call, Handler, Implemented, StreamHandler } from '../operations/implement.ts'
import type { Services } from '../operations/services.ts'
import { withImages } from '../operations/withImages.ts'
import { encodeOutput } from './encodeOutput.ts'
import { sendWithEtag } from './etag.ts'
import { replayable } from './idempotency.ts'
import { progressResponse } from './progressResponse.ts'
import { writeStream } from './stream.ts'

declare module 'fastify' {
  interface FastifyRequest {
    scope: Scope | null
  }
}

const nobody: Scope = { kind: 'nobody' }

/** Without an input: whether the caller may call it at all. */
function permit(operation: Operation, scope: Scope, input?: object): void {
  if (scope.kind === 'channel' && scope.access === 'read' && !operation.readOnly) fail('key.readOnly')
  if (!isPerson(scope)) return
  if (scope.viewer && !operation.readOnly && !operation.endsLook) fail('seeAs.readOnly')
  if (scope.mustSetUp && !operation.duringSetUp) fail('secondStep.needed')
  if (!isPermitted(scope.permissions, operation.permission, input)) fail('permission.missing')
  if (operation.confirmed && !scope.confirmed) fail('auth.confirmFirst')
}

const encode = (operation: Operation, output: unknown) => ({
  success: true,
  ...(encodeOutput(operation, output) as object),
})

/** Runs one transaction. An error with `keeps` commits what was written before it is thrown. */
async function atomically<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  const outcome = await transaction(db, async (tx) => {
    try {
      return { value: await run(tx) }
    } catch (error) {
      if (error instanceof ApiError && error.details.keeps) return { refusal: error }
      throw error
    }
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.value
}

interface Route {
  readonly operation: Operation
  readonly handler: Handler<Operation>
  readonly feature: Implemented
  readonly door: Audience
  /** Fields with a picture. */
  readonly pictures: ReadonlyMap<string, ImagePreset> | undefined
}

/** The handler's call, without the transaction it may run in. */
async function callOf(
  { operation, feature }: Route,
  request: FastifyRequest,
  services: Services,
  {
    tempUploads,
    reportProgress = () => {},
  }: { readonly tempUploads?: TempUploads; readonly reportProgress?: Call['reportProgress'] } = {},
): Promise<Call> {
  const scope = request.scope ?? nobody
  const language = languageOf(request.headers['accept-language'])
  const { params, input } = await parseInput(operation, request, language, tempUploads)
  permit(operation, scope, input as object)
  return {
    db: services.database.db,
    scope,
    scopeFilter: scopeFilterOf(feature.scopeRule, scope),
    params,
    input,
    caller: {
      requestId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      language,
      kind: scope.kind,
    },
    services,
    now: new Date(),
    reportProgress,
  }
}

/**
 * session → permission → input → pictures → transaction → scope → handler → output: handlers do none of these steps.
 */
async function answer(
  route: Route,
  request: FastifyRequest,
  services: Services,
  reportProgress: Call['reportProgress'],
): Promise<unknown> {
  const { operation, pictures } = route
  if (!operation.multipart)
    return handled(route, await callOf(route, request, services, { reportProgress }), request)
  const tempUploads = new TempUploads(services.settings.dataDir)
  try {
    const call = await callOf(route, request, services, { tempUploads, reportProgress })
    if (!pictures) return await handled(route, call, request)
    return await withImages(pictures, call, (withIds) => handled(route, withIds, request))
  } finally {
    await tempUploads.close()
  }
}

/** Runs the call; of a rejected one, what it leaves afterwards, whose failure does not change the answer. */
async function handled(route: Route, call: Call, request: FastifyRequest): Promise<unknown> {
  try {
    return await run(route, call, request)
  } catch (error) {
    if (error instanceof ApiError && error.details.afterwards)
      await execute(call.db, error.details.afterwards).catch((cause: unknown) => request.log.error(cause))
    throw error
  }
}

/** The web application says that it is one, and which calls are part of a bulk change; others speak to the API. */
function sourceOf({ via }: Operation, scope: Scope, { headers }: FastifyRequest): Source {
  const client = scope.kind === 'channel' ? undefined : headers['x-sufra-client']
  return via ?? (client === 'screen' || client === 'bulk' ? client : 'api')
}

async function run(route: Route, call: Call, request: FastifyRequest): Promise<unknown> {
  const { operation, handler } = route
  const { scope, services } = call
  const source = sourceOf(operation, scope, request)
  const ready = typeof handler === 'function' ? undefined : await handler.prepare(call)
  const handle = async (db: Db) => {
    const on = { ...call, db }
    return encode(operation, await (typeof handler === 'function' ? handler(on) : handler.handle(on, ready)))
  }
  if (operation.readOnly) {
    const output = await (operation.mayUseReplica ? services.replicas.read(handle) : handle(call.db))
    if (operation.recordsView) await recordView(call, operation.recordsView, operation.id, source)
    return output
  }
  const output = await atomically(call.db, async (tx) => {
    await signTransaction(tx, scope, operation.id, request.id, source)
    if (!operation.idempotent || scope.kind !== 'channel') return handle(tx)
    const key = request.headers['idempotency-key']
    return replayable({
      db: tx,
      channel_id: scope.channel_id,
      key: typeof key === 'string' ? key : undefined,
      // The same body for another row is a different request.
      operation: [operation.id, ...Object.values(request.params as object)].join(' '),
      body: request.body,
      run: () => handle(tx),
    })
  })
  services.events.wake()
  return output
}

const accessOf = (scope: Scope) =>
  isPerson(scope)
    ? [scope.kind === 'store_user' && scope.store_id, ...scope.permissions.toSorted()].join()
    : ''
const sameAccess = (one: Scope, other: Scope) => accessOf(one) === accessOf(other)

/** The same steps for a stream, whose output goes on until the caller leaves. */
async function answerStream(route: Route, request: FastifyRequest, reply: FastifyReply, services: Services) {
  const { operation, door } = route
  const call = await callOf(route, request, services)
  const handler = route.handler as unknown as StreamHandler<Operation>
  const { authorization, 'last-event-id': lastEventId } = request.headers
  const { after } = call.input as { after?: string }
  await writeStream({
    operation,
    request,
    reply,
    stopping: services.stopping,
    watch: (ask) => services.access.watch(call.scope, ask),
    messages: (signal) =>
      handler({ ...call, after: typeof lastEventId === 'string' ? lastEventId : after, signal }),
    stillAllowed: async () => {
      const scope = await authenticate(call.db, authorization, door, services.settings)
      permit(operation, scope)
      // What it sends may depend on other permissions, and on the store: the caller comes back with those of now.
      if (operation.permission !== 'everyone' && !sameAccess(scope, call.scope)) fail('session.expired')
    },
  })
}

function mountRoute(app: FastifyInstance, route: Route, path: string, services: Services): void {
  const { operation, door } = route
  const { database, settings } = services
  const { db } = database
  /** Public operations have no account to count by, so they are limited by address. */
  const openLimit = { most: settings.openCallsPerMinute, seconds: 60 }
  app.route({
    method: operation.method,
    // A colon in the spec's paths is a parameter; everything else, `&` included, is literal.
    url: `${prefixes[door]}/${path}`,
    exposeHeadRoute: false,
    config: { operation: operation.id, streams: operation.streams },
    ...(operation.maxBytes !== undefined && { bodyLimit: operation.maxBytes }),
    onRequest: async (request) => {
      if (operation.public) {
        request.scope = nobody
        await consumeOne(db, `open:${operation.id}:${addressKey(request.ip)}`, openLimit)
        return
      }
      request.scope = await authenticate(db, request.headers.authorization, door, settings)
      permit(operation, request.scope)
    },
    handler: async (request, reply) => {
      if (operation.streams) return answerStream(route, request, reply, services)
      const output = await progressResponse(operation, request, reply, (report) =>
        answer(route, request, services, report),
      )
      if (output === undefined) return reply
      // Sent as bytes: a string would be scanned twice, for its length and for the wire.
      const body = Buffer.from(JSON.stringify(output))
      reply.type('application/json; charset=utf-8')
      return operation.etag ? sendWithEtag(request, reply, body) : reply.send(body)
    },
  })
}

/** Paths may overlap (`store/:id`, `store/index`), but the same path twice is a mistake in the contract. */
export function mount(app: FastifyInstance, features: readonly Implemented[], services: Services): void {
  app.decorateRequest<Scope | null, 'scope'>('scope', null)
  for (const feature of features) {
    for (const [name, operation] of Object.entries(feature.operations)) {
      const handler = feature.handlers[name]
      if (!handler) throw new Error(`${operation.id} has no handler`)
      const pictures = imageFields(operation)
      for (const [door, path] of Object.entries(operation.paths) as [Audience, string][]) {
        if (!feature.scopeRule[operation.public ? 'nobody' : door])
          throw new Error(`${operation.id}: no scope rule for ${door}`)
        for (const each of [path, ...operation.aliases]) {
          mountRoute(app, { operation, handler, feature, door, pictures }, each, services)
        }
      }
    }
  }
}
