import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A proxy that compresses an answer makes its ETag a weak one. */
const plain = (tag: string) => tag.trim().replace(/^W\//, '')

/** Sends an answer with an ETag of its content, or 304 if that is the one the caller has. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const known = String(request.headers['if-none-match'] ?? '').split(',')
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  return known.some((tag) => plain(tag) === etag) ? reply.code(304).send() : reply.send(body)
}
