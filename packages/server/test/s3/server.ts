import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { checksum, readBody } from './body.ts'

interface StoredObject {
  readonly content: Buffer
  readonly headers: Record<string, string>
}

/** By key. */
export type Objects = Map<string, StoredObject>

const keptHeaders = ['content-type', 'cache-control']

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

async function put(objects: Objects, key: string, request: IncomingMessage, response: ServerResponse) {
  const { content, intact } = await readBody(request)
  if (!intact) return refuse(response, 400, 'BadDigest')
  const kept = keptHeaders.map((name) => [name, request.headers[name] ?? ''])
  objects.set(key, { content, headers: Object.fromEntries(kept.filter(([, value]) => value !== '')) })
  response.end()
}

function read(objects: Objects, key: string, request: IncomingMessage, response: ServerResponse) {
  const found = objects.get(key)
  if (!found) return refuse(response, 404, 'NoSuchKey')
  const { content, headers } = found
  response.writeHead(200, {
    ...headers,
    'content-length': content.length,
    ...(request.headers['x-amz-checksum-mode'] && { 'x-amz-checksum-crc32': checksum(content) }),
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

/** ListObjectsV2; a page's token is its last key. */
function list(objects: Objects, query: URLSearchParams, response: ServerResponse) {
  const after = query.get('continuation-token') ?? ''
  const limit = Number(query.get('max-keys') ?? 1000)
  const matching = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''))
  const rest = matching.filter((key) => key > after).toSorted()
  const page = rest.slice(0, limit)
  const truncated = rest.length > limit
  const next = truncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<ListBucketResult><IsTruncated>${truncated}</IsTruncated>${next}${contents}</ListBucketResult>`,
  )
}

async function answer(objects: Objects, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [, , ...path] = pathname.split('/').map(decodeURIComponent)
  const key = path.join('/')
  const { method } = request
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
    return refuse(response, 403, 'AccessDenied')
  if (method === 'PUT') return put(objects, key, request, response)
  if (method === 'DELETE') {
    objects.delete(key)
    return response.writeHead(204).end()
  }
  return key ? read(objects, key, request, response) : list(objects, searchParams, response)
}

/**
 * Speaks as much S3 as the program and its tests use, for one bucket, addressed by path. A signature has to be there
 * but is not checked.
 */
export const createS3Server = (objects: Objects): Server =>
  createServer((request, response) => {
    answer(objects, request, response).catch(() => response.destroy())
  })
