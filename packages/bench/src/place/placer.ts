import { connect, type Socket } from 'node:net'
import { answersFrom, onTheWire } from '../load/load.ts'
import type { Placing } from './placing.ts'

/** Places orders over plain sockets, one at a time on each, each for another customer with its own key. */
const { port, token, bodies, connections, seconds, run }: Placing = JSON.parse(process.argv[2] ?? '{}')
const began = performance.now()
const until = began + seconds * 1000
let placed = 0
let open = connections

function request(): string {
  const number = placed + open + Math.floor(Math.random() * 20_000_000)
  const body = bodies[number % bodies.length] as { customer: object }
  const customer = { ...body.customer, mobile: String(30_000_000 + number) }
  const key = `${run}-${crypto.randomUUID()}`
  return onTheWire({
    path: '/api/mobile/orders',
    token,
    body: { ...body, customer },
    headers: { 'idempotency-key': key },
  })
}

function done(socket: Socket): void {
  socket.removeAllListeners('close').destroy()
  open--
  if (open > 0) return
  process.send?.({ placed, perSecond: placed / ((performance.now() - began) / 1000) })
  process.disconnect?.()
}

for (let each = 0; each < connections; each++) {
  const socket = connect(port, '127.0.0.1', () => socket.write(request())).setNoDelay(true)
  const read = answersFrom(() => {
    placed++
    if (performance.now() < until) socket.write(request())
    else done(socket)
  })
  socket.on('data', read)
  socket.on('close', () => {
    throw new Error('the server closed a connection under load')
  })
}
