import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { features } from '@sufra/contract'
import { shapeNames, webhookSummaries } from '@sufra/contract/checkout/channelApi'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'

interface Documents {
  readonly everything: ReturnType<typeof openApi>
  readonly forChannels: ReturnType<typeof openApi>
}

/** Written once for each address: tests start many servers in one process. */
const written = new Map<string, Documents>()

function documentsAt(origin: string): Documents {
  const described = { features, origin, shapes: shapeNames, webhooks: webhookSummaries }
  const documents = written.get(origin) ?? {
    everything: openApi(described),
    forChannels: openApi({ ...described, door: 'channel' }),
  }
  written.set(origin, documents)
  return documents
}

/** `/api/openapi.json` and the readable `/api/docs` of everything, `/api/mobile/openapi.json` of the ordering API alone. */
export async function mountApiPage(app: FastifyInstance, origin: string): Promise<void> {
  const { everything, forChannels } = documentsAt(origin)
  app.get('/api/openapi.json', async () => everything)
  app.get('/api/mobile/openapi.json', async () => forChannels)
  await app.register(swagger, { mode: 'static', specification: { document: everything as never } })
  // Without a policy of its own (`staticCSP`) it gets the one of all answers.
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none' },
  })
}
