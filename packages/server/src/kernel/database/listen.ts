import type pg from 'pg'
import { Client } from './client.ts'

export type OnNotification = (payload: string) => void
export type Stop = () => Promise<void>
type Subscriber = { onNotification: OnNotification; missed: (() => void) | undefined }

/** The longest pause between attempts to reconnect, and so the longest delay after the server is back. */
const longestPause = 1000

const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`

/** One dedicated connection for all channels. It reconnects by itself and reports that notifications may be missing. */
export class Listener {
  #config: pg.ClientConfig
  #channels = new Map<string, Set<Subscriber>>()
  #client: Promise<Client> | undefined
  #retry: NodeJS.Timeout | undefined
  #attempt = 0
  #closed = false

  constructor(config: pg.ClientConfig) {
    this.#config = config
  }

  async listen(channel: string, onNotification: OnNotification, missed?: () => void): Promise<Stop> {
    const subscriber: Subscriber = { onNotification, missed }
    const subscribers = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, subscribers.add(subscriber))
    const client = await this.#connected()
    await client.query(`listen ${quoted(channel)}`)
    return async () => {
      subscribers.delete(subscriber)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const client = await this.#client?.catch(() => undefined)
    await client?.end().catch(() => {})
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect()
    return this.#client
  }

  async #connect(): Promise<Client> {
    const client = new Client({ ...this.#config, statement_timeout: 0 })
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotification } of this.#channels.get(channel) ?? []) onNotification(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of this.#channels.keys()) await client.query(`listen ${quoted(channel)}`)
    } catch (error) {
      this.#client = undefined
      await client.end().catch(() => {})
      throw error
    }
    client.once('end', () => this.#reconnect())
    this.#attempt = 0
    return client
  }

  #reconnect(): void {
    this.#client = undefined
    if (this.#closed) return
    const pause = Math.min(longestPause, 100 * 2 ** this.#attempt++)
    this.#retry = setTimeout(() => {
      this.#connected().then(
        () => this.#announceGap(),
        () => this.#reconnect(),
      )
    }, pause)
  }

  #announceGap(): void {
    for (const subscribers of this.#channels.values()) for (const { missed } of subscribers) missed?.()
  }
}
