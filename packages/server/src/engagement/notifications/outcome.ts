import type { MissedReason } from '@sufra/contract/engagement/notifications'
import { PushRefused } from '../../kernel/push/pusher.ts'

/** What became of one hand-over. */
export interface Outcome {
  /** `again`: it was certainly not taken and may be tried once more. `unknown`: it may have arrived. */
  readonly result: 'sent' | 'failed' | 'again' | 'unknown'
  readonly reason?: MissedReason
  readonly detail?: string
  /** The address or the device is gone for good. */
  readonly retire?: true
  /** Seconds in which nobody else should be tried either: the server is away, or asks for patience. */
  readonly hold?: number
}

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
  readonly syscall?: string
}

const restSeconds = 60
const gone = new Set([550, 551, 553])
/** RFC 3463: there is no such mailbox or domain, it has moved, or it is switched off. */
const goneDetails = new Set(['1.0', '1.1', '1.2', '1.3', '1.6', '1.10', '2.1'])
const refusedBeforehand = new Set(['EAUTH', 'EDNS', 'ETLS', 'ENOAUTH', 'EREQUIRETLS'])

/** Whether the server never got as far as the mail. */
const neverLeft = ({ code, syscall, message }: SmtpError): boolean =>
  refusedBeforehand.has(code ?? '') ||
  syscall === 'connect' ||
  syscall === 'getaddrinfo' ||
  /^(Connection timeout|Greeting never received)/.test(message)

/** The same three digits refuse a sender that is on a list of spammers: the address is not to blame for that. */
function isGone({ responseCode = 0, command, response = '' }: SmtpError): boolean {
  const [, detail] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return command === 'RCPT TO' && gone.has(responseCode) && (detail === undefined || goneDetails.has(detail))
}

export function mailOutcome(error: SmtpError): Outcome {
  const { responseCode } = error
  const detail = (error.response ?? error.message).slice(0, 300)
  if (responseCode === 421 || (neverLeft(error) && responseCode === undefined))
    return { result: 'again', reason: 'deferred', detail, hold: restSeconds }
  if (error.code === 'EAUTH') return { result: 'again', reason: 'deferred', detail, hold: restSeconds }
  if (responseCode === undefined)
    return error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
      ? { result: 'failed', reason: 'refused', detail }
      : { result: 'unknown', reason: 'interrupted', detail }
  if (responseCode < 500) return { result: 'again', reason: 'deferred', detail }
  return isGone(error)
    ? { result: 'failed', reason: 'bounced', detail, retire: true }
    : { result: 'failed', reason: 'refused', detail }
}

export function pushOutcome(error: Error): Outcome {
  const detail = error.message.slice(0, 300)
  if (!(error instanceof PushRefused)) return { result: 'unknown', reason: 'interrupted', detail }
  const { status, code, retryAfterSeconds } = error
  if (status === 404 || status === 410 || code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH')
    return { result: 'failed', reason: 'gone', detail, retire: true }
  if (status === 401 || status === 403 || status === 429 || status >= 500)
    return { result: 'again', reason: 'deferred', detail, hold: retryAfterSeconds ?? restSeconds }
  return { result: 'failed', reason: 'refused', detail }
}
