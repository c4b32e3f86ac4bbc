import { connect, type Socket } from 'node:net'
import { answersFrom, type Order } from './load.ts'

/** Repeats one request over plain sockets, one at a time on each: the cheapest possible client. */
const { port, bytes, connections, seconds }: Order = JSON.parse(process.argv[2] ?? '{}')
const request = Buffer.from(bytes)
const began = performance.now()
const until = began + seconds * 1000
let calls = 0
let open = connections

function done(socket: Socket): void {
  socket.destroy()
  open--
  if (open > 0) return
  process.send?.({ calls, callsPerSecond: calls / ((performance.now() - began) / 1000) })
  process.disconnect?.()
}

function ask(): void {
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  socket.setNoDelay(true)
  const read = answersFrom(() => {
    calls++
    if (performance.now() < until) socket.write(request)
    else done(socket)
  })
  socket.on('data', read)
  socket.on('error', (error) => {
    throw error
  })
  socket.on('end', () => {
    throw new Error('the server closed a connection under load')
  })
}

for (let each = 0; each < connections; each++) ask()
