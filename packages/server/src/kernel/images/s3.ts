import { Readable } from 'node:stream'
import type { Settings } from '../config/settings.ts'
import type { Storage } from './storage.ts'

/** A bucket of S3 or a compatible server. The client is large, so it is loaded only if needed. */
export async function s3Storage(settings: NonNullable<Settings['s3']>): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  )
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region: region ?? 'us-east-1',
    // Servers other than Amazon's rarely have a host name per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
  })
  return {
    put: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    read: async (Key) => {
      try {
        const { Body, ContentLength: size } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body instanceof Readable && size !== undefined ? { size, content: Body } : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    close: () => client.destroy(),
  }
}
