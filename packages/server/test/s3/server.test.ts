import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createS3Server, type Objects } from './server.ts'

const objects: Objects = new Map()
const server = createS3Server(objects)
const Bucket = 'pictures'
const content = Buffer.alloc(300_000, 'Karak, كرك. ')
let client: S3Client
let origin: string

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  client = new S3Client({
    region: 'us-east-1',
    endpoint: origin,
    forcePathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  })
})
beforeEach(() => objects.clear())
afterAll(async () => {
  client.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const put = (Key: string, options: Partial<PutObjectCommandInput> = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body: content, ...options }))
const get = (Key: string) => client.send(new GetObjectCommand({ Bucket, Key }))

it('gives an object back as a stream with its length, type and cache control', async () => {
  await put('a/قهوة 1.jpg', { ContentType: 'image/jpeg', CacheControl: 'max-age=60' })
  const described = { ContentLength: content.length, ContentType: 'image/jpeg', CacheControl: 'max-age=60' }
  const { Body, ...metadata } = await get('a/قهوة 1.jpg')
  expect(metadata).toMatchObject(described)
  expect(Body).toBeInstanceOf(Readable)
  expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(content)).toBe(true)
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'a/قهوة 1.jpg' }))
  expect(head).toMatchObject(described)
})

it('answers a missing key as the SDK expects, and deleting it is no error', async () => {
  await expect(get('missing')).rejects.toBeInstanceOf(NoSuchKey)
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'missing' }))).rejects.toBeInstanceOf(
    NotFound,
  )
  await put('a')
  for (const Key of ['a', 'a'])
    expect((await client.send(new DeleteObjectCommand({ Bucket, Key }))).$metadata.httpStatusCode).toBe(204)
  await expect(get('a')).rejects.toBeInstanceOf(NoSuchKey)
})

it('decodes a body that the SDK sends in chunks with its checksum behind them', async () => {
  const arrived = once(server, 'request')
  await put('a', { Body: Readable.from([content, content]), ContentLength: 2 * content.length })
  const [{ headers }] = await arrived
  expect(headers).toMatchObject({
    'content-encoding': 'aws-chunked',
    'x-amz-trailer': 'x-amz-checksum-crc32',
  })
  expect(objects.get('a')?.content.equals(Buffer.concat([content, content]))).toBe(true)
})

it('refuses a body that does not match its checksum', async () => {
  await expect(put('a', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' })
  expect(objects.size).toBe(0)
})

it('lists keys by pages', async () => {
  for (const key of ['b/3', 'a/1', 'b/1', 'b/2']) await put(key)
  const pages = paginateListObjectsV2({ client, pageSize: 2 }, { Bucket, Prefix: 'b/' })
  const keys: unknown[] = []
  for await (const { Contents = [] } of pages) keys.push(Contents.map(({ Key }) => Key))
  expect(keys).toEqual([['b/1', 'b/2'], ['b/3']])
})

it('keeps nothing of an upload that is cut off', async () => {
  const arrived = once(server, 'request')
  const half = new Readable({ read: () => {} })
  half.push(content)
  const cut = new AbortController()
  const command = new PutObjectCommand({ Bucket, Key: 'a', Body: half, ContentLength: 2 * content.length })
  const sent = client.send(command, { abortSignal: cut.signal })
  const [request, response] = await arrived
  await once(request, 'readable')
  const closed = new Promise((resolve) => response.once('close', resolve))
  cut.abort()
  await expect(sent).rejects.toThrow()
  await closed
  expect(objects.size).toBe(0)
})

it('refuses a call without a signature', async () => {
  expect((await fetch(`${origin}/${Bucket}/a`)).status).toBe(403)
})
