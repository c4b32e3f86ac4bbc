import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Decodes quoted-printable as far as the product's mails use it. */
function decoded(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

async function mailsTo(address: string): Promise<string[]> {
  const folder = process.env.E2E_MAILS ?? ''
  const files = await readdir(folder).catch(() => [])
  const all = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFile(join(folder, file), 'latin1')),
  )
  return all.filter((mail) => mail.includes(`To: ${address}\n`)).map(decoded)
}

/** Returns the newest mail to an address once the expected number has arrived. */
export async function mailTo(address: string, expected = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(expected)
  return (await mailsTo(address)).at(-1) ?? ''
}
