import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { features } from '@sufra/contract'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'

let written: ReturnType<typeof openApi> | undefined

/** `/api/openapi.json` and the readable `/api/docs`, both from the contract. */
export async function mountApiPage(app: FastifyInstance): Promise<void> {
  written ??= openApi(features)
  const document = written
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  // Without a policy of its own (`staticCSP`) it gets the one of all answers.
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none' },
  })
}
