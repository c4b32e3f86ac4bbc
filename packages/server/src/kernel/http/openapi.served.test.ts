import { features } from '@sufra/contract'
import { shapeNames, webhookDescriptions } from '@sufra/contract/checkout/channelApi'
import { expect, it } from 'vitest'
import { servedDocument } from './openapi.served.ts'
import { openApi } from './openapi.ts'

const described = {
  features,
  origin: 'https://marketplace.example',
  shapes: shapeNames,
  webhooks: webhookDescriptions,
}

it('writes a document as JSON.stringify does, while others have their turn', async () => {
  let turns = 0
  let running = true
  const others = () => {
    turns++
    if (running) setImmediate(others)
  }
  setImmediate(others)
  const document = await servedDocument(described)
  running = false
  expect(turns).toBeGreaterThan(3)
  expect(document === JSON.stringify(openApi(described))).toBe(true)
})
