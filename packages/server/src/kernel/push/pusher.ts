export interface PushMessage {
  readonly token: string
  readonly title: string
  readonly body: string
  /** What the app opens, such as `store_id`. */
  readonly data: Readonly<Record<string, string>>
}

export interface Pusher {
  send(message: PushMessage): Promise<void>
}

/** The service answered that it did not take a message. Any other error leaves open whether it did. */
export class PushRefused extends Error {
  readonly status: number
  /** Such as `UNREGISTERED`. */
  readonly code: string
  readonly retryAfterSeconds: number | undefined
  constructor(status: number, code: string, retryAfterSeconds?: number) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
