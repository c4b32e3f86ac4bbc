import { notifications } from '@sufra/contract/engagement/notifications'
import { readSettings } from '../../../server/src/kernel/config/settings.ts'
import { openDatabase } from '../../../server/src/kernel/database/db.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { type SmtpTest, startSmtp } from '../../../server/test/smtp.ts'
import { makeWorld } from '../../../server/test/world.ts'
import { startServer } from '../children.ts'
import { directory, postgresDatabase } from '../data/places.ts'
import { type Figure, median } from '../figures.ts'
import type { ManyMails } from '../servers/bareMailer.ts'

const recipients = Number(process.env.BENCH_RECIPIENTS ?? 3000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const patienceMs = 120_000

const words = 'Order early for National Day, and have it on your table in time. '.repeat(12)
const body = JSON.stringify({
  type: 'doc',
  content: Array.from({ length: 4 }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: words }],
  })),
})

async function prepare() {
  const env = { SUFRA_DATA: await directory(), DATABASE_URL: await postgresDatabase(undefined) }
  const database = await openDatabase(readSettings({ NODE_ENV: 'test', ...env }))
  try {
    await migrate(database.pool)
    return { env, token: (await makeWorld(database.pool)).admins['Super Admin'].token }
  } finally {
    await database.close()
  }
}

const addresses = (mark: string) =>
  Array.from({ length: recipients }, (_, nth) => `${mark}-${nth}@bench.example`)

async function post(url: string, content: object, token = ''): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(content),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  await answer.text()
}

/** ms from asking until the mail server has the last of them. */
async function timed(smtp: SmtpTest, to: readonly string[], send: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await send()
  while (to.some((address) => !smtp.received.has(address))) {
    if (performance.now() - begin > patienceMs) throw new Error('not everybody was reached')
    await new Promise((done) => setTimeout(done, 10))
  }
  const twice = to.filter((address) => smtp.received.get(address) !== 1)
  if (twice.length > 0) throw new Error(`${twice.length} were reached twice`)
  return performance.now() - begin
}

/** A send of marketing, with its claims and the one check, beside nodemailer alone and the same mail server. */
export async function sendsBench(): Promise<Figure[]> {
  const { env, token } = await prepare()
  const smtp = await startSmtp({ keep: false })
  const mails = { SMTP_URL: smtp.url, SUFRA_SENDS_PER_SECOND: '10000' }
  const sufra = await startServer('sufra.ts', { ...env, ...mails })
  const bare = await startServer('bareMailer.ts', mails)
  const html = `<html><body>${`<p>${words}</p>`.repeat(4)}</body></html>`
  const mine = (to: readonly string[]) =>
    timed(smtp, to, () =>
      post(
        `${sufra.origin}/api/admins/${notifications.sendEmails.paths.admin}`,
        { subject: 'National Day', body, custom_emails: to, at_night: true },
        token,
      ),
    )
  const theirs = (to: readonly string[]) => {
    const many: ManyMails = { to, subject: 'National Day', html, text: words.repeat(4) }
    return timed(smtp, to, () => post(bare.origin, many))
  }
  try {
    await mine(addresses('warm-sufra').slice(0, 200))
    await theirs(addresses('warm-bare').slice(0, 200))
    const pairs: [number, number][] = []
    for (let round = 0; round < rounds; round++)
      pairs.push([await mine(addresses(`sufra-${round}`)), await theirs(addresses(`bare-${round}`))])
    const ratios = pairs.map(([own, other]) => other / own)
    const rate = (side: 0 | 1) =>
      `${((recipients * 1000) / median(pairs.map((pair) => pair[side]))).toFixed(0)} a second`
    return [
      {
        bench: 'sends',
        what: `${recipients} recipients of a mail: throughput to bare nodemailer's`,
        value: median(ratios),
        unit: '×',
        bound: { atLeast: 0.5 },
        from: `${rate(0)} to ${rate(1)}; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
      },
    ]
  } finally {
    await bare.stop()
    await sufra.stop()
    await smtp.close()
  }
}
