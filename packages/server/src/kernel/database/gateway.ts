import { createServer, type Server, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import {
  type Batch,
  FrontendReader,
  failed,
  fatal,
  readAnswer,
  readsStdin,
  simpleQuery,
  startupCode,
  sync,
  welcome,
} from './wire.ts'

const noCopy = 'the embedded database does not take COPY FROM STDIN'

type Connection = { socket: Socket; batches: Batch[]; named: Set<string>; prefix: string; gone: boolean }

/**
 * Shares one PGlite session among several connections. Batches run whole, one at a time. A connection with an open
 * transaction has the session to itself until the transaction ends, and loses it when idle for too long.
 */
export class Gateway {
  #db: PGlite
  #server: Server
  #connections = new Set<Connection>()
  #waiting: Connection[] = []
  #owner: Connection | undefined
  #ownerTimer: NodeJS.Timeout | undefined
  #work: Promise<void> | undefined
  #abandoned: string[] = []
  #closed = false
  #parameters: Record<string, string> = {}
  #idleInTransaction: number
  #count = 0
  #lost: (error: unknown) => void

  constructor(db: PGlite, idleInTransaction: number, lost: (error: unknown) => void) {
    this.#db = db
    this.#lost = lost
    this.#idleInTransaction = idleInTransaction
    this.#server = createServer((socket) => this.#accept(socket))
  }

  async listen(path: string): Promise<void> {
    for (const name of ['server_version', 'server_encoding', 'client_encoding', 'DateStyle', 'TimeZone']) {
      const { rows } = await this.#db.query<Record<string, string>>(`show ${name}`)
      this.#parameters[name] = String(Object.values(rows[0] ?? {})[0])
    }
    this.#parameters.integer_datetimes = 'on'
    this.#parameters.standard_conforming_strings = 'on'
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(path, () => resolve())
    })
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const { socket } of this.#connections) socket.end(fatal('57P01', 'the server is stopping'))
    setTimeout(() => {
      for (const { socket } of this.#connections) socket.destroy()
    }, 200).unref()
    await closed
    await this.#work
    this.#closed = true
  }

  #accept(socket: Socket): void {
    const prefix = `c${++this.#count}_`
    const connection: Connection = { socket, batches: [], named: new Set(), prefix, gone: false }
    const reader = new FrontendReader(prefix, connection.named)
    this.#connections.add(connection)
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const incoming of reader.read(chunk)) {
          if ('startup' in incoming) this.#greet(socket, incoming.startup)
          else if ('terminate' in incoming) socket.end()
          else this.#enqueue(connection, incoming.batch)
        }
      } catch {
        socket.end(fatal('08P01', 'malformed message'))
      }
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#leave(connection))
  }

  #greet(socket: Socket, code: number): void {
    if (code === startupCode.ssl || code === startupCode.gss) socket.write('N')
    else if (code >>> 16 === 3) socket.write(welcome(this.#parameters))
    else socket.end()
  }

  #enqueue(connection: Connection, batch: Batch): void {
    connection.batches.push(batch)
    this.#waiting.push(connection)
    this.#wake()
  }

  #leave(connection: Connection): void {
    this.#connections.delete(connection)
    this.#waiting = this.#waiting.filter((waiting) => waiting !== connection)
    this.#abandoned.push(...[...connection.named].map((name) => connection.prefix + name))
    connection.gone = true
    this.#wake()
  }

  #wake(): void {
    if (this.#closed) return
    this.#work ??= this.#serveAll().then(
      () => {
        this.#work = undefined
      },
      (error: unknown) => this.#lost(error),
    )
  }

  async #serveAll(): Promise<void> {
    for (;;) {
      await this.#tidy()
      const next = this.#next()
      if (!next) return
      await this.#serve(next.connection, next.batch)
    }
  }

  /** Cleans up after closed connections: an open transaction, named statements. */
  async #tidy(): Promise<void> {
    if (this.#owner?.gone) {
      clearTimeout(this.#ownerTimer)
      await this.#run(Buffer.concat([sync, simpleQuery('rollback')]))
      this.#owner = undefined
    }
    if (this.#owner || this.#abandoned.length === 0) return
    const names = this.#abandoned.splice(0).map((name) => `deallocate "${name.replaceAll('"', '""')}"`)
    for (const text of names) await this.#run(simpleQuery(text))
  }

  #next(): { connection: Connection; batch: Batch } | undefined {
    const at = this.#owner ? this.#waiting.indexOf(this.#owner) : 0
    const [connection] = at < 0 ? [] : this.#waiting.splice(at, 1)
    const batch = connection?.batches.shift()
    return connection && batch ? { connection, batch } : undefined
  }

  async #serve(connection: Connection, batch: Batch): Promise<void> {
    clearTimeout(this.#ownerTimer)
    const answer = readsStdin(batch.bytes) ? failed(noCopy) : await this.#run(batch.bytes)
    const { notifications, status } = readAnswer(answer)
    if (connection.socket.writable) connection.socket.write(answer)
    for (const other of this.#connections) {
      if (other === connection || !other.socket.writable) continue
      for (const notification of notifications) other.socket.write(notification)
    }
    const free = batch.complete && status !== 'T' && status !== 'E'
    this.#owner = free ? undefined : connection
    if (!free) this.#ownerTimer = setTimeout(() => this.#evict(connection), this.#idleInTransaction)
  }

  /** SQL errors are part of the answer. An exception here means that the session is lost. */
  async #run(bytes: Buffer): Promise<Buffer> {
    const chunks: Buffer[] = []
    await this.#db.execProtocolRawStream(bytes, { onRawData: (data) => chunks.push(Buffer.from(data)) })
    return Buffer.concat(chunks)
  }

  #evict(connection: Connection): void {
    connection.socket.end(fatal('25P03', 'a transaction sat idle for too long'))
    connection.socket.destroySoon()
  }
}
