// Writes src/channels.gen.ts: the types of the ordering API, from the document that the server serves to channels.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { features } from '@sufra/contract'
import { shapeNames, webhookDescriptions } from '@sufra/contract/checkout/channelApi'
import openapiTS, { astToString } from 'openapi-typescript'
import { openApi } from '../../server/src/kernel/http/openapi.ts'

const header = `// Longer than 300 lines because it is generated from the document for channels: npm run client\n\n`

export async function channelTypes(): Promise<string> {
  const document = openApi({
    features,
    door: 'channel',
    origin: 'https://marketplace.example',
    shapes: shapeNames,
    webhooks: webhookDescriptions,
  })
  // Examples name a day of the next weeks, so that the types would change from week to week.
  const lasting = JSON.stringify(document, (key, value: unknown) => (key === 'example' ? undefined : value))
  // A field with a default may be left out of a body.
  return header + astToString(await openapiTS(lasting, { defaultNonNullable: false }))
}

if (import.meta.main) {
  writeFileSync(fileURLToPath(new URL('../src/channels.gen.ts', import.meta.url)), await channelTypes())
}
