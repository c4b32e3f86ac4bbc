import { connect, type Socket } from 'node:net'
import type { Order } from './load.ts'

/** The same request again and again over plain sockets, one at a time on each: the least a client can cost. */
const { port, bytes, connections, seconds }: Order = JSON.parse(process.argv[2] ?? '{}')
const request = Buffer.from(bytes)
const began = performance.now()
const until = began + seconds * 1000
let calls = 0
let open = connections

const endOfHead = Buffer.from('\r\n\r\n')

/** How long the answer is in all, once its head is here. */
function lengthOf(answer: Buffer): number | undefined {
  const end = answer.indexOf(endOfHead)
  if (end < 0) return undefined
  const head = answer.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`unexpected answer: ${head}`)
  return end + endOfHead.length + Number(length)
}

function done(socket: Socket): void {
  socket.destroy()
  open--
  if (open > 0) return
  process.send?.({ calls, callsPerSecond: calls / ((performance.now() - began) / 1000) })
  process.disconnect?.()
}

function ask(): void {
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  let answer: Buffer = Buffer.alloc(0)
  let length: number | undefined
  socket.setNoDelay(true)
  socket.on('data', (chunk: Buffer) => {
    answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk])
    length ??= lengthOf(answer)
    if (length === undefined || answer.length < length) return
    answer = Buffer.alloc(0)
    length = undefined
    calls++
    if (performance.now() < until) socket.write(request)
    else done(socket)
  })
  socket.on('error', (error) => {
    throw error
  })
  socket.on('end', () => {
    throw new Error('the server closed a connection under load')
  })
}

for (let each = 0; each < connections; each++) ask()
