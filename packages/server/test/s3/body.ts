import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'

/** The checksum that the SDK chooses by default, as it is sent. */
export function checksum(content: Buffer): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return sum.toString('base64')
}

/** `aws-chunked`: size in hexadecimal, bytes, and so on; an empty chunk ends the content, trailers follow. */
function decodeChunks(body: Buffer) {
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    at = lineEnd + 2
    if (!(size > 0)) break
    chunks.push(body.subarray(at, at + size))
    at += size + 2
  }
  const trailers = body.toString('latin1', at).split('\r\n')
  return {
    content: Buffer.concat(chunks),
    trailers: Object.fromEntries(trailers.map((line) => line.split(':'))),
  }
}

/** The content of an upload once it is whole; rejects if the connection breaks first. */
export async function readBody(request: IncomingMessage) {
  const body = await buffer(request)
  const { headers } = request
  const { content, trailers } = headers['content-encoding']?.includes('aws-chunked')
    ? decodeChunks(body)
    : { content: body, trailers: {} }
  const length = Number(headers['x-amz-decoded-content-length'] ?? content.length)
  const sum = headers['x-amz-checksum-crc32'] ?? trailers['x-amz-checksum-crc32']
  return { content, intact: content.length === length && sum === checksum(content) }
}
