import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { maxImageBytes } from '@sufra/contract/kernel/uploads'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import { sealAuthenticators } from './accounts/secondStep/authenticators.ts'
import { mountOneClick } from './engagement/mailPreferences/oneClick.ts'
import { features, gauges, hourlyTasks, minutelyTasks, workers } from './features.ts'
import { openAccess } from './kernel/access/access.ts'
import { logSettings } from './kernel/config/log.ts'
import type { Settings } from './kernel/config/settings.ts'
import type { Database } from './kernel/database/db.ts'
import { openReplicas } from './kernel/database/replicas.ts'
import { ApiError } from './kernel/errors/apiError.ts'
import { openEvents } from './kernel/events/events.ts'
import { mountApiPage } from './kernel/http/apiPage.ts'
import { watchCalls } from './kernel/http/calls.ts'
import { mountHealth } from './kernel/http/health.ts'
import { mount } from './kernel/http/mount.ts'
import { inlineScripts, mountPages } from './kernel/http/pages.ts'
import { securityHeaders } from './kernel/http/securityHeaders.ts'
import { sendApiError, sendBrokenRequest } from './kernel/http/sendApiError.ts'
import { mountFiles } from './kernel/images/files.ts'
import { openStorage } from './kernel/images/openStorage.ts'
import { isTooDeep } from './kernel/input/depth.ts'
import { maxTextBytes } from './kernel/input/multipart.ts'
import { openJobs } from './kernel/jobs/jobs.ts'
import { openMailer } from './kernel/mail/mail.ts'
import { openMetrics } from './kernel/metrics/openMetrics.ts'
import type { Services } from './kernel/operations/services.ts'
import { openPush } from './kernel/push/push.ts'
import { openSecrets } from './kernel/secrets/secrets.ts'
import { callId, traceCalls } from './kernel/tracing/tracedCalls.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metricsText(): Promise<string>
  }
}

const seconds = 1000
const minute = 60 * seconds
const hour = 60 * minute

/** A number of trusted proxies, or their addresses. */
const trusted = (proxies: string | number) =>
  typeof proxies === 'string' ? proxies : (_address: string, hop: number) => hop < proxies

/** Fastify's own parser, limited in nesting depth. */
function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooDeep(body)) done(new ApiError('request.bad'))
    else parse(request, body, done)
  })
}

function workInBackground(app: FastifyInstance, services: Services): void {
  const { jobs, events, access, storage, mail, database, replicas } = services
  const repeat = (tasks: typeof hourlyTasks, everyMs: number) => {
    const run = async () => {
      for (const task of tasks) {
        await task(database.db, storage, jobs).catch((error) => app.log.error({ err: error }, 'tidying'))
      }
    }
    return setInterval(() => void run(), everyMs).unref()
  }
  const timers = [repeat(hourlyTasks, hour), repeat(minutelyTasks, minute)]
  app.addHook('onReady', async () => {
    await sealAuthenticators(services, app.log)
    await jobs.start()
    await events.start()
    await access.start()
    for (const { start } of workers) await start(services)
  })
  // Running requests may still send jobs, so the queue is closed after them.
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval)
    await events.stop()
    await access.stop()
    await jobs.stop()
    await replicas.close()
    mail.close()
    storage.close()
  })
}

/** The whole server on an open database, not yet listening. */
export async function buildApp(settings: Settings, database: Database): Promise<FastifyInstance> {
  const metrics = await openMetrics(settings, gauges)
  const watch = watchCalls(metrics, settings.accessLog)
  const secure = securityHeaders({ production: settings.production, scripts: inlineScripts() })
  const app: FastifyInstance = fastify({
    logger: logSettings(settings),
    genReqId: (request) => callId(request, settings),
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: maxTextBytes,
    // Uploading ten megabytes from a phone takes longest of all requests.
    requestTimeout: 300 * seconds,
    http: { headersTimeout: 30 * seconds },
    // The job queue creates its tables at the first start, which on a slow disk may exceed the default of ten seconds.
    pluginTimeout: 60 * seconds,
    // Longer than balancers keep a connection idle, which is 60 seconds for most: the one who sends must close it.
    keepAliveTimeout: 75 * seconds,
    forceCloseConnections: 'idle',
    // While stopping, requests on open connections are still served.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    // Errors before routing have the same shape as all others.
    frameworkErrors: (error, request, reply) => {
      watch(request, reply)
      return sendApiError(error, request, reply.headers(secure))
    },
    clientErrorHandler: (error, socket) => sendBrokenRequest(error, socket, app.log),
  })
  const queues = workers.map(({ queue }) => queue)
  const jobs = openJobs(database, queues, (error) => app.log.error({ err: error }, 'job queue'), metrics.job)
  const events = openEvents(database, (error) => app.log.error({ err: error }, 'events'))
  const storage = await openStorage(settings)
  const stopping = new AbortController()
  const services: Services = {
    settings,
    database,
    replicas: openReplicas(settings, database.db, (change) => app.log.warn(change)),
    jobs,
    events,
    access: openAccess(database),
    metrics,
    storage,
    mail: openMailer(settings, app.log),
    push: openPush(settings, app.log),
    secrets: openSecrets(settings),
    stopping: stopping.signal,
  }
  // Streams are ended first, or they would keep the server from closing.
  app.addHook('preClose', async () => stopping.abort())
  workInBackground(app, services)
  app.setErrorHandler(sendApiError)
  app.decorateRequest('refusal', undefined)
  app.decorate('metricsText', () => metrics.text(services))
  app.addHook('onRequest', (request, reply, next) => {
    watch(request, reply)
    reply.headers(secure)
    next()
  })
  traceCalls(app, settings)
  app.addHook('onSend', (request, reply, _payload, next) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    next()
  })
  await app.register(compress, { global: true, threshold: 1024 })
  // A file that is too large arrives truncated at one byte above the limit, and is reported under its field.
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxImageBytes + 1, files: 8, fieldSize: maxTextBytes, fields: 200, parts: 208 },
  })
  // No operation accepts text, so it is rejected like any other type.
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  mountHealth(app, database, settings.drainMs)
  mount(app, features, services)
  await mountOneClick(app, services)
  await mountApiPage(app, settings.origin)
  mountFiles(app, storage)
  await mountPages(app, database.db)
  app.setNotFoundHandler(() => {
    throw new ApiError('route.missing')
  })
  return app
}
