import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { features } from '@sufra/contract'
import { shapeNames, webhookSummaries } from '@sufra/contract/checkout/channelApi'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'

type Document = ReturnType<typeof openApi>
type Door = 'everything' | 'channel'

/** Written when somebody asks for it, as it takes a second and memory; once for each address. */
const written = new Map<string, Document>()

function documentAt(origin: string, door: Door): Document {
  const key = `${door} ${origin}`
  const described = { features, origin, shapes: shapeNames, webhooks: webhookSummaries }
  const document = written.get(key) ?? openApi({ ...described, ...(door === 'channel' && { door }) })
  written.set(key, document)
  return document
}

/** `/api/openapi.json` and the readable `/api/docs` of everything, `/api/mobile/openapi.json` of the ordering API alone. */
export async function mountApiPage(app: FastifyInstance, origin: string): Promise<void> {
  app.get('/api/openapi.json', async () => documentAt(origin, 'everything'))
  app.get('/api/mobile/openapi.json', async () => documentAt(origin, 'channel'))
  const none = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }
  await app.register(swagger, { mode: 'static', specification: { document: none } })
  // Without a policy of its own (`staticCSP`) it gets the one of all answers.
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none' },
    transformSpecification: () => documentAt(origin, 'everything'),
    transformSpecificationClone: false,
  })
}
