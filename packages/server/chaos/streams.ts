import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { stalledMs } from '../src/kernel/http/stream.ts'
import { type Check, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { openClient } from './client.ts'
import { type Deployment, deploy } from './deployment.ts'

const desks = 300
const orders = 60
/** How much more a process may hold after a wave than after the first one. */
const mostKept = 40

const megabytes = ({ pid }: Server): number => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Opens a desk's stream without reading it. */
const openDesk = (server: Server, token: string): Promise<Socket> =>
  new Promise((opened, failed) => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    socket.on('error', failed)
    socket.once('readable', () => {
      const head = String(socket.read(12))
      if (head === 'HTTP/1.1 200') opened(socket)
      else failed(new Error(`a stream was answered ${head}`))
    })
    socket.write(
      `GET /api/restaurant/order/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`,
    )
  })

async function wave(deployment: Deployment, server: Server): Promise<{ during: number; after: number }> {
  const { token } = deployment.kitchen.tenant.people.restaurant
  const sockets = await Promise.all(Array.from({ length: desks }, () => openDesk(server, token)))
  const client = openClient()
  for (let at = 0; at < orders; at++) {
    const { status } = await client.send(server.origin, {
      method: 'POST',
      path: '/api/mobile/orders',
      token: deployment.world.channel,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: deployment.kitchen.body({ customer: { fullname: 'Stream', mobile: '66000002' } }),
    })
    if (status !== 200) throw new Error(`an order was answered ${status}`)
  }
  client.close()
  const during = megabytes(server)
  // Half of them disconnect; the others are cut off if they stall, or leave later.
  for (const socket of sockets.slice(0, desks / 2)) socket.destroy()
  await sleep(stalledMs * 1.3)
  for (const socket of sockets) socket.destroy()
  await sleep(2000)
  return { during, after: megabytes(server) }
}

/** Opens 300 unread streams three times and checks that their memory is freed. Skipped without /proc. */
export const unreadStreams: Check = async ({ say }) => {
  const deployment = await deploy('pglite')
  const server = await startServer({ ...deployment.env, NODE_ENV: 'development' })
  try {
    if (process.platform !== 'linux') return []
    const before = megabytes(server)
    const waves = []
    for (let at = 0; at < 3; at++) waves.push(await wave(deployment, server))
    const readings = waves.map(({ during, after }) => `${during} with ${desks} streams, ${after} without`)
    say(`${before} MB at first; ${readings.join('; ')}`)
    const [first, , last] = waves
    return unless((last?.after ?? 0) - (first?.after ?? 0) <= mostKept, 'memory did not come back')
  } finally {
    server.kill('SIGKILL')
    await server.ended
    await deployment.remove()
  }
}
