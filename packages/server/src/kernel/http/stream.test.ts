import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Operation } from '@sufra/contract/kernel/operation'
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { stalledMs, writeStream } from './stream.ts'

const operation = { output: z.object({ text: z.string() }) } as unknown as Operation
const text = 'x'.repeat(100_000)

describe('a stream', () => {
  let app: FastifyInstance
  let replies: FastifyReply[]
  let ended: Set<unknown>
  let sockets: Socket[]

  beforeEach(async () => {
    // Fakes only the stream's own timers: its checks and heartbeats.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    replies = []
    sockets = []
    ended = new Set()
    app = fastify()
    app.get<{ Params: { most: string } }>('/:most', async (request, reply) => {
      replies.push(reply)
      await writeStream({
        operation,
        request,
        reply,
        stillAllowed: async () => {},
        watch: () => () => {},
        stopping: new AbortController().signal,
        messages: async function* (signal) {
          try {
            for (let at = 0; at < Number(request.params.most); at++)
              yield { position: String(at), data: { text } as never }
            await new Promise((done) => signal.addEventListener('abort', done))
          } finally {
            ended.add(reply.raw)
          }
        },
      })
      return reply
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const socket of sockets) socket.destroy()
    app.server.closeAllConnections()
    await app.close()
  })

  async function open(events: number): Promise<{ socket: Socket; raw: FastifyReply['raw'] }> {
    const before = replies.length
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    socket.pause().write(`GET /${events} HTTP/1.1\r\nhost: x\r\n\r\n`)
    await expect.poll(() => replies.length).toBe(before + 1)
    const raw = replies[before]?.raw
    if (!raw) throw new Error('no answer was begun')
    return { socket, raw }
  }
  const isFull = (raw: FastifyReply['raw']) => expect.poll(() => raw.writableLength).toBeGreaterThan(0)

  it('is cut off, and its source ended, if its reader reads nothing for half a minute', async () => {
    const { raw } = await open(1_000_000)
    await isFull(raw)
    vi.advanceTimersByTime(stalledMs - 1)
    expect(raw.destroyed).toBe(false)
    vi.advanceTimersByTime(stalledMs / 2)
    expect(raw.destroyed).toBe(true)
    await expect.poll(() => ended.has(raw)).toBe(true)
  })

  it('goes on if its reader reads from time to time', async () => {
    const { socket, raw } = await open(1_000_000)
    await isFull(raw)
    for (let round = 0; round < 4; round++) {
      vi.advanceTimersByTime(stalledMs - 5000)
      const before = raw.socket?.bytesWritten ?? 0
      socket.resume()
      await expect.poll(() => raw.socket?.bytesWritten ?? 0).toBeGreaterThan(before + 1_000_000)
      socket.pause()
      await isFull(raw)
    }
    expect(raw.destroyed).toBe(false)
  })

  it('goes on while there is nothing to read', async () => {
    const { socket, raw } = await open(1)
    let received = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk
    })
    socket.resume()
    await expect.poll(() => received.length).toBeGreaterThan(text.length)
    for (let round = 0; round < 10; round++) {
      vi.advanceTimersByTime(stalledMs / 2)
      await expect.poll(() => received.match(/: \n\n/g)?.length).toBe(round + 1)
    }
    expect([raw.destroyed, ended.has(raw)]).toEqual([false, false])
    socket.destroy()
    await expect.poll(() => ended.has(raw)).toBe(true)
  })
})
