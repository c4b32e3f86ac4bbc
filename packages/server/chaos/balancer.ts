import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often the balancer asks each process whether it is ready. */
const probeMs = 100

interface Backend {
  readonly origin: string
  readonly agent: Agent
  ready: boolean
}

/** Undefined if it does not answer in time, as a busy process may: balancers take out only who is silent repeatedly. */
const isReady = (origin: string): Promise<boolean | undefined> =>
  new Promise((resolve) => {
    const probe = request(`${origin}/readyz`, { agent: false, timeout: 5000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    probe
      .on('timeout', () => {
        resolve(undefined)
        probe.destroy()
      })
      .on('error', () => resolve(false))
    probe.end()
  })

/** What belongs to one connection and is not passed on. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding']

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)))
}

/**
 * Passes calls on to the processes that say they are ready, in turn, over kept connections. It repeats nothing: what a
 * process fails to answer is 502.
 */
export async function openBalancer(origins: readonly string[]) {
  const backends: Backend[] = origins.map((origin) => ({
    origin,
    agent: new Agent({ keepAlive: true }),
    ready: false,
  }))
  /** What callers were not answered by a process. */
  const failures: string[] = []
  let turn = 0
  let open = true

  const probing = Promise.all(
    backends.map(async (backend) => {
      for (; open; await sleep(probeMs)) backend.ready = (await isReady(backend.origin)) ?? backend.ready
    }),
  )

  function refuse(answer: ServerResponse, status: number, what: string): void {
    failures.push(what)
    if (answer.headersSent) return void answer.destroy()
    answer.writeHead(status, { 'content-type': 'text/plain' }).end(what)
  }

  function pass(call: IncomingMessage, answer: ServerResponse): void {
    const ready = backends.filter((backend) => backend.ready)
    const backend = ready[turn++ % ready.length]
    if (!backend) {
      refuse(answer, 503, `${call.url}: no process is ready`)
      return
    }
    const sent = request(`${backend.origin}${call.url}`, {
      method: call.method,
      headers: passedOn(call.headers),
      agent: backend.agent,
    })
    let left = false
    const lost = (error: Error) => left || refuse(answer, 502, `${call.url}: ${error.message}`)
    answer.on('close', () => {
      left = !answer.writableFinished
      if (left) sent.destroy()
    })
    sent.on('error', lost).on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, passedOn(response.headers))
      answer.flushHeaders()
      response.on('error', lost).pipe(answer)
    })
    call.pipe(sent)
  }

  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, pass)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    failures,
    /** Waits until a process is, or is not, ready. */
    until: async (origin: string, ready: boolean) => {
      while (backends.find((backend) => backend.origin === origin)?.ready !== ready) await sleep(probeMs / 4)
    },
    close: async () => {
      open = false
      server.closeAllConnections()
      server.close()
      await probing
      for (const { agent } of backends) agent.destroy()
    },
  }
}
