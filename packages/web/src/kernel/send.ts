/** An answer, read to its end. */
export interface Sent {
  readonly status: number
  readonly statusText: string
  readonly text: string
}
interface Request {
  readonly method: string
  readonly headers: Headers
  readonly body: FormData | string | undefined
  readonly signal: AbortSignal | undefined
  readonly onProgress: ((share: number) => void) | undefined
}

/** `fetch` can't tell how much has gone out. */
function sendTold(url: string, { method, headers, body, signal, onProgress }: Request): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, text: request.responseText })
    request.onerror = () => reject(new TypeError('Failed to send'))
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.send(body)
  })
}

/** Sends without cookies. */
export async function send(url: string, request: Request): Promise<Sent> {
  if (request.onProgress) return sendTold(url, request)
  const { method, headers, body, signal } = request
  const response = await fetch(url, { method, headers, credentials: 'omit', body, signal })
  return { status: response.status, statusText: response.statusText, text: await response.text() }
}
