import { request } from 'node:http'

/** Open desks: event streams that are read and discarded, in their own process. */
const { port, desks }: { port: number; desks: { path: string; token: string }[] } = JSON.parse(
  process.argv[2] ?? '{}',
)
let open = 0
let events = 0
/** When the last desk concerned received an order, in ms of the clock. */
const received: Record<string, number> = {}

for (const { path, token } of desks) {
  const asked = request({
    port,
    host: '127.0.0.1',
    path,
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  })
  asked.on('response', (answer) => {
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}`)
    answer.once('data', () => {
      if (++open === desks.length) process.send?.({ open })
    })
    answer.on('data', (chunk: Buffer) => {
      for (const [, id] of chunk.toString('latin1').matchAll(/"type":"order".*?"order":\{"id":(\d+)/g)) {
        events++
        received[id as string] = Date.now()
      }
    })
    answer.on('end', () => process.exit(1))
  })
  asked.on('error', () => process.exit(1))
  asked.end()
}
process.on('message', () => process.send?.({ events, received }))
process.on('disconnect', () => process.exit(0))
