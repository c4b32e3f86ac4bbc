import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { features } from '@sufra/contract'
import { type ErrorCode, errors } from '@sufra/contract/errors'
import { counted } from '@sufra/contract/kernel/countedNoun'
import type { Operation, Operations } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../test/money.ts'
import { signatures } from '../integrations/webhooks/webhooks.send.ts'
import { setAddress } from '../integrations/webhooks/webhooks.sql.ts'
import { dressPage, type Ids, settled, translate, withOffer } from './checkout.fixture.ts'

/** Executes docs/ordering-api.md. `UPDATE_DOCS=1 npx vitest run checkout.docs` updates its answers. */
const path = new URL('../../../../docs/ordering-api.md', import.meta.url)
const secret = 'whsec_dGhpcyBpcyB0aGUgc2VjcmV0IG9mIHRoZSBwYWdlIQ=='

interface Block {
  readonly kind: string
  readonly content: string
}
const page = readFileSync(path, 'utf8')
const blocks: Block[] = [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, kind = '', content = '']) => ({
  kind,
  content,
}))
const named = (name: string) => blocks.find(({ content }) => content.includes(name))?.content ?? ''

function parse(content: string) {
  const [head = '', ...rest] = content.split('\n\n')
  const [first = '', ...lines] = head.trim().split('\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const body = rest.join('\n\n').trim()
  return { first, headers, body }
}

const answerText = (status: number, body: unknown) =>
  `HTTP/1.1 ${status}\n\n${JSON.stringify(body, null, 2)}\n`

const always: readonly ErrorCode[] = [
  'session.missing',
  'session.expired',
  'session.wrongDoor',
  'row.missing',
  'route.missing',
  'request.bad',
  'input.invalid',
  'body.tooLarge',
  'body.type',
  'limit.reached',
  'server.failed',
  'server.unavailable',
]

/** `{hours:hour}` as `{hours} hours`. */
const withNouns = (words: string) =>
  words.replace(/\{(\w+):([^}]+)\}/g, (_, name: string, noun: string) => counted(`{${name}}`, noun))

function errorTable(): string {
  const operations = (Object.values(features) as Operations[])
    .flatMap((feature): Operation[] => Object.values(feature))
    .filter(({ paths }) => paths.channel !== undefined)
  const callsOf = (code: ErrorCode) =>
    operations
      .filter(({ errors }) => errors.includes(code))
      .map(({ method, paths }) => `${method} ${paths.channel}`)
  const codes = [...new Set([...always, ...operations.flatMap(({ errors }) => errors)])]
  const rows = codes.map((code) => {
    const { status, en, ar } = errors[code]
    const where = always.includes(code) ? 'any' : callsOf(code).join('<br>')
    return `| \`${code}\` | ${status} | ${withNouns(en)} | ${withNouns(ar)} | ${where} |`
  })
  return ['| Code | Status | English | Arabic | Call |', '|---|---|---|---|---|', ...rows].join('\n')
}

let test: MoneyTest
let ids: Ids
let receiver: Server
const events: { headers: IncomingHttpHeaders; body: string }[] = []
const directory = mkdtempSync(join(tmpdir(), 'sufra-docs-'))
let written = page

beforeAll(async () => {
  mkdirSync(join(directory, 'node_modules/@sufra'), { recursive: true })
  symlinkSync(join(import.meta.dirname, '../../../client'), join(directory, 'node_modules/@sufra/client'))
  test = await openMoney(() => testDatabase('pglite'))
  ids = await dressPage(test)
  receiver = createServer(async (request, response) => {
    events.push({ headers: request.headers, body: await text(request) })
    response.writeHead(204).end()
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const { rows } = await test.database.pool.query('select id from channels order by id limit 1')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
  await setAddress(test.database.db, rows[0].id, { url, secret, renew: true })
})
afterAll(async () => {
  rmSync(directory, { recursive: true })
  receiver?.close()
  await test?.close()
})

/** Updates a block of the page, or compares it. */
function holds(content: string, right: string): void {
  if (process.env.UPDATE_DOCS)
    written = written.replace(`\`\`\`http\n${content}\`\`\``, () => `\`\`\`http\n${right}\`\`\``)
  else expect(content).toBe(right)
}

async function send(content: string) {
  const { first, headers, body } = parse(content)
  const [method = '', url = ''] = first.split(' ')
  const actualUrl = url.replace(/\/(stores|orders)\/(\d+)/, (_, table: string, documented: string) => {
    return `/${table}/${ids.actual(table, Number(documented))}`
  })
  const answer = await test.server.call(method, actualUrl, {
    token: test.world.channel,
    headers,
    ...(body && { body: translate(JSON.parse(body), (table, id) => ids.actual(table, id)) }),
  })
  const shown = settled(translate(answer.body, (table, id) => ids.documented(table, id)))
  return { status: answer.status, shown }
}

it('answers every request as documented', async () => {
  const exchanges = blocks.filter(({ kind }) => kind === 'http')
  let asked = 0
  const answers: [content: string, right: string][] = []
  for (const [index, { content }] of exchanges.entries()) {
    const next = exchanges[index + 1]?.content ?? ''
    if (content.startsWith('HTTP/') || content.startsWith('POST /hooks')) continue
    asked++
    const ask = () => send(content)
    const { status, shown } = await (content.includes('/offers') ? withOffer(test, ids, ask) : ask())
    answers.push([next, answerText(status, shown)])
    expect(Number(parse(next).first.split(' ')[1]), content).toBe(status)
  }
  expect(asked).toBeGreaterThan(10)
  // Empty answers look alike: they are filled in order.
  for (const [content, right] of answers) holds(content, right)
})

it('sends the webhook as documented, signed', async () => {
  await expect.poll(() => events.length).toBeGreaterThanOrEqual(3)
  const [sent] = events.filter(({ body }) => JSON.parse(body).type === 'order.cancelled')
  if (!sent) throw new Error('no webhook came')
  expect(sent.headers['webhook-id']).toBe(JSON.parse(sent.body).id)
  const shown = blocks.find(({ content }) => content.startsWith('POST /hooks'))?.content ?? ''
  const { headers } = parse(shown)
  const id = headers['webhook-id'] ?? ''
  const event = {
    ...(settled(translate(JSON.parse(sent.body), (table, each) => ids.documented(table, each))) as object),
    id,
  }
  const body = JSON.stringify(event, null, 2)
  const timestamp = Number(headers['webhook-timestamp'])
  holds(
    shown,
    `POST /hooks\nContent-Type: application/json\nWebhook-Id: ${id}\nWebhook-Timestamp: ${timestamp}\nWebhook-Signature: ${signatures({ secrets: [secret], event_id: id, timestamp, body })}\n\n${body}\n`,
  )
})

/** Requests to test the page's receivers with: a valid one, and every kind of invalid one. */
function webhookRequests() {
  const body = '{"id":"1","مرحبا":true}'
  const timestamp = 1_898_931_600
  const signed = signatures({ secrets: [secret], event_id: '1', timestamp, body })
  const headers = {
    'webhook-id': '1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signed,
  }
  const two = { ...headers, 'webhook-signature': `v1,bm90aGluZw== ${signed}` }
  return [
    { secret, headers, body, now: timestamp + 10, right: true },
    { secret, headers: two, body, now: timestamp, right: true },
    { secret, headers, body: `${body} `, now: timestamp, right: false },
    { secret, headers: { ...headers, 'webhook-id': '2' }, body, now: timestamp, right: false },
    { secret: 'whsec_b3RoZXI=', headers, body, now: timestamp, right: false },
    { secret, headers, body, now: timestamp + 301, right: false },
    { secret, headers: { ...headers, 'webhook-signature': 'v1,00' }, body, now: timestamp, right: false },
    {
      secret,
      headers: { 'webhook-id': '1', 'webhook-timestamp': String(timestamp) },
      body,
      now: timestamp,
      right: false,
    },
  ]
}

it('verifies webhooks with the Node code of the page', async () => {
  const file = join(directory, 'verify.mjs')
  writeFileSync(file, named('// verify.mjs'))
  const { verify } = (await import(file)) as {
    verify(secret: string, headers: object, body: string, now: number): boolean
  }
  for (const { right, now, ...request } of webhookRequests()) {
    expect(verify(request.secret, request.headers, request.body, now), JSON.stringify(request)).toBe(right)
  }
})

const python = (() => {
  try {
    return execFileSync('python3', ['--version']).length > 0
  } catch {
    return false
  }
})()

it.skipIf(!python)('verifies webhooks with the Python code of the page', () => {
  writeFileSync(join(directory, 'verify.py'), named('# verify.py'))
  const program = `import json, sys
from verify import verify
for l in json.load(sys.stdin): print(verify(l["secret"], l["headers"], l["body"].encode(), l["now"]))`
  const output = execFileSync('python3', ['-c', program], {
    cwd: directory,
    input: JSON.stringify(webhookRequests()),
  })
  const rights = webhookRequests().map(({ right }) => (right ? 'True' : 'False'))
  expect(output.toString().trim().split('\n')).toEqual(rights)
})

/** The blocks of one program, in their order. */
const typescript = () =>
  blocks
    .filter(({ kind }) => kind === 'ts')
    .map(({ content }) => content)
    .join('')

it.each([
  ['client.mjs', () => named('// client.mjs')],
  ['order.ts', typescript],
])('runs %s of the page', async (name, source) => {
  const file = join(directory, name)
  writeFileSync(file, source())
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    env: { ...process.env, SUFRA: test.server.origin, KEY: test.world.channel },
  })
  expect(stdout).toBe(blocks.find(({ kind }) => kind === 'text')?.content)
})

it('lists every error', () => {
  const right = `<!-- refusals -->\n\n${errorTable()}\n`
  const shown = page.slice(page.indexOf('<!-- refusals -->'))
  if (process.env.UPDATE_DOCS) {
    writeFileSync(path, written.slice(0, written.indexOf('<!-- refusals -->')) + right)
  } else expect(shown).toBe(right)
})
