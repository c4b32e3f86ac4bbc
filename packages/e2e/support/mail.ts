import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const bytesOf = (base64: string) => Buffer.from(base64, 'base64').toString('latin1')

/** Decodes quoted-printable and base64 as far as the product's mails use them. */
function decoded(text: string): string {
  const bytes = text
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => bytesOf(word))
    .replace(
      /(Content-Transfer-Encoding: base64\n(?:.+\n)*\n)((?:[\w+/=]+\n)+)/g,
      (_, head: string, body: string) => head + bytesOf(body),
    )
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

async function allMails(): Promise<string[]> {
  const folder = process.env.E2E_MAILS ?? ''
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFile(join(folder, file), 'latin1')),
  )
}

/** Every mail that was written. */
export const everyMail = async (): Promise<string[]> => (await allMails()).map(decoded)

const allTo = async (address: string): Promise<string[]> =>
  (await allMails()).filter((mail) => mail.includes(`To: ${address}\n`)).map(decoded)

/** Who was written a mail with these words, once for each mail. */
export const readersOf = async (words: string): Promise<string[]> =>
  (await everyMail())
    .filter((mail) => mail.includes(words))
    .map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '')

/** The page that a mail shows. */
export const pageOf = (mail: string): string =>
  mail.slice(mail.indexOf('<!doctype html>'), mail.indexOf('</html>') + '</html>'.length)

/** Returns the mails to an address once this many have arrived. */
export async function mailsTo(address: string, expected: number): Promise<string[]> {
  await expect.poll(async () => (await allTo(address)).length).toBe(expected)
  return allTo(address)
}

/** Returns the newest mail to an address once the expected number has arrived. */
export const mailTo = async (address: string, expected = 1): Promise<string> =>
  (await mailsTo(address, expected)).at(-1) ?? ''
