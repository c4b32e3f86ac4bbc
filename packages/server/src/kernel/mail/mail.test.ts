import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { temporaryDirectory, testSettings } from '../../../test/databases.ts'
import { renderEmail } from './emailTemplate.ts'
import { openMailer } from './mail.ts'

const { log } = fastify()
const template = {
  subject: 'Hello',
  greeting: 'Dear "<Nora>",',
  paragraphs: ['First & foremost', 'Last'],
  link: { label: 'Open', url: 'https://sufra.example/?a=1&b=2' },
  closing: 'Sufra',
}
const platform = {
  name: 'مائدة',
  accent: '#0b5d3b',
  links: { light: '#0b5d3b', dark: '#7fc8a2' },
  contact: 'Help: help@x.example',
  replyTo: 'help@x.example',
}
const mail = renderEmail('nora@sufra.example', template, { language: 'ar', platform })

let server: Server | undefined
afterEach(() => void server?.close())

/** A minimal SMTP server that answers a recipient with the given line. */
async function smtp(recipient: string): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  const listening = createServer((socket) => {
    let data = false
    socket.write('220 test\r\n')
    createInterface(socket).on('line', (line) => {
      received.push(line)
      if (data && line !== '.') return
      data = line === 'DATA'
      const replies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', RCPT: recipient }
      socket.write(`${replies[line.split(' ')[0] ?? ''] ?? '250 ok'}\r\n`)
    })
    socket.on('error', () => socket.destroy())
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  return { received, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

it('sends by SMTP', async () => {
  const { url, received } = await smtp('250 ok')
  await openMailer(testSettings({ SMTP_URL: url, SMTP_FROM: 'Sufra <post@sufra.example>' }), log).send(mail)
  expect(received).toContain('MAIL FROM:<post@sufra.example>')
  expect(received).toContain('RCPT TO:<nora@sufra.example>')
  expect(received).toContain('Subject: Hello')
  expect(received).toContain('Reply-To: help@x.example')
  // The platform's name, whatever SMTP_FROM calls it.
  expect(received.find((line) => line.startsWith('From:'))).toMatch(
    /^From: =\?UTF-8\?.* <post@sufra\.example>$/,
  )
})

it('throws when sending fails, so that the job is retried', async () => {
  const { url } = await smtp('450 later')
  await expect(openMailer(testSettings({ SMTP_URL: url }), log).send(mail)).rejects.toThrow('450')
})

it('without SMTP settings, writes a file only its owner may read', async () => {
  const folder = await temporaryDirectory()
  await openMailer(testSettings({ SUFRA_DATA: folder.path }), log).send(mail)
  const [name = ''] = await readdir(join(folder.path, 'mail'))
  expect(name).toMatch(/\.eml$/)
  const file = join(folder.path, 'mail', name)
  expect(await readFile(file, 'utf8')).toContain('To: nora@sufra.example')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await folder.remove()
})

it('escapes user input and sets Arabic from right to left', () => {
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail.html).toContain('Dear &quot;&lt;Nora&gt;&quot;,')
  expect(mail.html).toContain('background:#0b5d3b')
  expect(mail.html).toContain('First &amp; foremost')
  expect(mail.html).toContain('href="https://sufra.example/?a=1&amp;b=2"')
  expect(mail.text).toBe(
    'Dear "<Nora>",\n\nFirst & foremost\n\nhttps://sufra.example/?a=1&b=2\n\nLast\n\nSufra\n\nHelp: help@x.example\n',
  )
})

it('names the platform above, and has the colours of both schemes', () => {
  expect(mail.html).toContain('color:#0b5d3b">مائدة</p>')
  expect(mail.html).toContain('.product, a:not(.button) { color: #7fc8a2 !important; }')
  expect(mail.html).toContain('<meta name="viewport" content="width=device-width">')
})
