import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { features } from '@sufra/contract'
import { shapeNames, webhookDescriptions } from '@sufra/contract/checkout/channelApi'
import type { FastifyInstance } from 'fastify'
import { servedDocument } from './openapi.served.ts'

type Door = 'everything' | 'channel'

/** Written when somebody asks for it, as it takes half a second and memory; once for each address. */
const written = new Map<string, Promise<string>>()

function documentAt(origin: string, door: Door): Promise<string> {
  const key = `${door} ${origin}`
  const described = { features, origin, shapes: shapeNames, webhooks: webhookDescriptions }
  const document = written.get(key) ?? servedDocument({ ...described, ...(door === 'channel' && { door }) })
  written.set(key, document)
  return document
}

/** `/api/openapi.json` and the readable `/api/docs` of everything, `/api/mobile/openapi.json` of the ordering API alone. */
export async function mountApiPage(app: FastifyInstance, origin: string): Promise<void> {
  const serve = (path: string, door: Door) =>
    app.get(path, async (_, reply) =>
      reply.type('application/json; charset=utf-8').send(await documentAt(origin, door)),
    )
  serve('/api/openapi.json', 'everything')
  serve('/api/mobile/openapi.json', 'channel')
  const none = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }
  await app.register(swagger, { mode: 'static', specification: { document: none } })
  // Without a policy of its own (`staticCSP`) it gets the one of all answers.
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none' },
    uiHooks: {
      // The plugin would write its document anew for each call. JSON is YAML too.
      onRequest: (request, reply, next) => {
        if (/\/(json|yaml)(\?|$)/.test(request.url)) reply.redirect('/api/openapi.json')
        else next()
      },
    },
  })
}
