import { type Progress, type ProgressLine, progressType } from '@sufra/contract/kernel/progress'
import { network } from '../browser/network.ts'
import { isLeaving } from '../browser/pageLeave.ts'

/** A complete response. */
export interface Sent {
  readonly status: number
  readonly statusText: string
  readonly text: string
  /** For responses with progress: the body in the last line. */
  readonly body?: unknown
}
interface Request {
  readonly method: string
  readonly headers: Headers
  readonly body: FormData | string | undefined
  readonly signal: AbortSignal | undefined
  readonly onUpload: ((share: number) => void) | undefined
  readonly onProgress: ((progress: Progress) => void) | undefined
}

/** Parses a response of lines as it arrives: reports progress, returns the last line. */
function linesOf(onProgress: (progress: Progress) => void) {
  let from = 0
  let last: { status: number; body?: unknown } | undefined
  const read = (text: string) => {
    for (let to = text.indexOf('\n', from); to >= 0; to = text.indexOf('\n', from)) {
      const line = JSON.parse(text.slice(from, to)) as ProgressLine
      from = to + 1
      if ('progress' in line) onProgress(line.progress)
      else last = line
    }
    return last
  }
  return read
}

/** Uses XMLHttpRequest: `fetch` can't report upload progress. */
function sendWithProgress(
  url: string,
  { method, headers, body, signal, onUpload, onProgress }: Request,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.upload.onprogress = ({ loaded, total }) => onUpload?.(total > 0 ? loaded / total : 0)
    const lines = linesOf(onProgress ?? (() => {}))
    const isInLines = () => request.getResponseHeader('content-type')?.startsWith(progressType) ?? false
    const failed = () => reject(new TypeError('Failed to send'))
    request.onprogress = () => {
      if (isInLines()) lines(request.responseText)
    }
    request.onload = () => {
      const { status, statusText, responseText: text } = request
      if (!isInLines()) return resolve({ status, statusText, text })
      const last = lines(text)
      // The response was cut off.
      if (!last) return failed()
      resolve({ status: last.status, statusText: '', text: '', body: last.body ?? null })
    }
    request.onerror = failed
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.send(body)
  })
}

/** Browsers limit requests that outlive a page to 64 KiB. */
const mostKeptAlive = 60_000

/** Sends without cookies. */
export async function send(url: string, request: Request): Promise<Sent> {
  try {
    return request.onUpload ? await sendWithProgress(url, request) : await sendPlain(url, request)
  } catch (error) {
    if (error instanceof TypeError) void network.reached()
    throw error
  }
}

declare global {
  interface Window {
    /** Calls that the page sent before its scripts had arrived (index.html). */
    readonly early?: Map<string, Promise<Response>>
  }
}

/** A page whose scripts took longer to load sends the call again, as the early answer may be out of date. */
const longestEarlyMs = 60_000

/** The answer to a call that the page has sent already. It is used once. */
function earlyAnswer(url: string, { method, headers, body }: Request): Promise<Response> | undefined {
  const key = [method, url, body ?? '', headers.get('Accept-Language'), headers.get('Authorization')].join(
    ' ',
  )
  const answer = window.early?.get(key)
  window.early?.delete(key)
  return performance.now() < longestEarlyMs ? answer : undefined
}

async function sendPlain(url: string, request: Request): Promise<Sent> {
  const { method, headers, body, signal } = request
  const early = earlyAnswer(url, request)
  const keepalive = isLeaving() && typeof body === 'string' && body.length < mostKeptAlive
  const send = () => fetch(url, { method, headers, credentials: 'omit', body, signal, keepalive })
  const response = await (early ?? send())
  return { status: response.status, statusText: response.statusText, text: await response.text() }
}
