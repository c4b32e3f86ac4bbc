import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseKind } from '../test/databases.ts'
import { type SmtpTest, startSmtp } from '../test/smtp.ts'
import { between, type Check, unless } from './check.ts'
import { type Server, startServer } from './child.ts'
import { type Deployment, deploy } from './deployment.ts'
import { until } from './until.ts'

const body = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Order early' }] }],
})

/** All of them at once would take longer than a statement may. */
const atOnce = 5000

/** Customers who agreed to mails. */
const subscribe = ({ inspect }: Deployment, count: number) =>
  inspect(async (pool) => {
    for (let first = 1; first <= count; first += atOnce)
      await pool.query(
        `with made as (insert into customers (mobile, fullname, email)
            select '974' || (40000000 + n), 'Guest ' || n, 'guest' || n || '@sufra.example'
            from generate_series($1::int, $2::int) n returning id)
          insert into customer_consents (customer_id, kind, given, source) select id, 'email', true, 'app' from made`,
        [first, Math.min(count, first + atOnce - 1)],
      )
  })

const send = ({ origin }: Server, { world }: Deployment) =>
  fetch(`${origin}/api/admins/settings/notifications/sendEmailNotifications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.admins.Marketing.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'National Day', body, send_to: ['users'], at_night: true }),
  })

interface Moment {
  readonly name: string
  /** Resolves when the server is to be killed. */
  when(smtp: SmtpTest): Promise<unknown>
}

/** Once some more mails have arrived. The mail server answers the last one, or never does. */
const onMail = (smtp: SmtpTest, answered: boolean) =>
  new Promise<void>((resolve) => {
    let left = Math.ceil(between(20, 200))
    smtp.taken = async () => {
      if (--left > 0) return
      resolve()
      if (!answered) await sleep(60_000, undefined, { ref: false })
    }
  })

const moments: readonly Moment[] = [
  { name: 'while recipients are written down', when: () => sleep(between(0, 300)) },
  { name: 'while a mail is handed over', when: (smtp) => onMail(smtp, false) },
  { name: 'before a result is recorded', when: (smtp) => onMail(smtp, true) },
  {
    name: 'while recipients are claimed',
    when: (smtp) => onMail(smtp, true).then(() => sleep(between(0, 50))),
  },
  { name: 'anywhere', when: () => sleep(between(200, 1500)) },
]

interface Outcome {
  readonly state: string
  readonly sent_count: number
  readonly unknown_count: number
  readonly recipient_count: number
}

const outcome = ({ inspect }: Deployment): Promise<Outcome | undefined> =>
  inspect(async (pool) => {
    const { rows } = await pool.query<Outcome>(
      `select state, sent_count, unknown_count, recipient_count from notification_sends where kind = 'email' order by id desc limit 1`,
    )
    return rows[0]
  })

/** Kills the server in each phase of a send and starts it again: nobody gets the mail twice, and nobody is forgotten. */
export const sends =
  (kind: DatabaseKind): Check =>
  async ({ rounds, long, say }) => {
    const count = long ? 100_000 : 5000
    const deployment = await deploy(kind)
    const smtp = await startSmtp({ keep: false })
    const env = { ...deployment.env, SMTP_URL: smtp.url, SUFRA_SENDS_PER_SECOND: '5000' }
    let server = await startServer(env)
    try {
      await subscribe(deployment, count)
      const began = performance.now()
      const sending = send(server, deployment).then(
        ({ status }) => status,
        () => 0,
      )
      for (let round = 0; round < rounds; round++) {
        const moment = moments[round % moments.length] as Moment
        await moment.when(smtp)
        server.kill('SIGKILL')
        await server.ended
        smtp.taken = async () => {}
        say(`${kind}: killed ${moment.name}, after ${smtp.received.size} mails`)
        server = await startServer(env)
        // It may have been killed before it took the call.
        if (round === 0 && (await outcome(deployment))?.recipient_count === undefined)
          await send(server, deployment)
      }
      await sending
      let last = await outcome(deployment)
      await until(
        async () => {
          last = await outcome(deployment)
          return last?.state === 'finished'
        },
        { withinMs: long ? 1_800_000 : 180_000, everyMs: 500 },
      )
      const seconds = (performance.now() - began) / 1000
      const twice = [...smtp.received].filter(([, times]) => times > 1)
      const forgotten = await deployment.inspect(async (pool) => {
        const { rows } = await pool.query<{ address: string; state: string }>(
          `select address, state from notification_recipients
            where send_id = (select max(id) from notification_sends where kind = 'email')`,
        )
        return rows.filter(({ address, state }) =>
          state === 'sent' ? !smtp.received.has(address) : state !== 'unknown',
        )
      })
      say(
        `${kind}: ${count} recipients in ${seconds.toFixed(0)} s; ${smtp.received.size} mails arrived, ` +
          `${last?.sent_count} known to have, ${last?.unknown_count} left open`,
      )
      return [
        ...unless(last?.state === 'finished', `the send is ${last?.state}`),
        ...unless(last?.recipient_count === count, `${last?.recipient_count} recipients instead of ${count}`),
        ...unless(twice.length === 0, `${twice.length} got it twice, such as ${twice[0]?.[0]}`),
        ...unless(
          forgotten.length === 0,
          `${forgotten.length} were forgotten, such as ${forgotten[0]?.address}`,
        ),
        ...unless(
          (last?.sent_count ?? 0) + (last?.unknown_count ?? 0) === count,
          'the counts do not add up to the recipients',
        ),
        ...unless((last?.unknown_count ?? 0) <= rounds * 20, 'more were left open than were claimed'),
      ]
    } finally {
      server.kill('SIGKILL')
      await server.ended
      await smtp.close()
      await deployment.remove()
    }
  }
