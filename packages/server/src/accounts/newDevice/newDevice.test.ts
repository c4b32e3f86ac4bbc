import { auth } from '@sufra/contract/accounts/auth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import type { Database } from '../../kernel/database/db.ts'
import { addAccount, emptyLimits, password, type Server, serve, signIn } from '../auth.fixture.ts'

const doha = '78.100.0.1'
const london = '81.2.69.142'
const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 Version/19.1 Safari/604.1'

describeDatabase('pglite', 'signing in with a new device', (open) => {
  let database: Database
  let server: Server
  beforeAll(async () => {
    database = await open()
    server = await serve(database, { SUFRA_TRUST_PROXY: '1' })
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const enter = (email: string, ip: string, agent: string) =>
    signIn(server, email, password, { 'x-forwarded-for': ip, 'user-agent': agent })
  const mails = async (email: string) =>
    (await server.mailsTo(email)).map(({ text }) => text.replaceAll(/[\u2066\u2069]/g, ''))

  it('is mailed with device, place and time; the first one, and known ones, are not', async () => {
    const { email } = await addAccount(database)
    await enter(email, doha, chrome(140))
    await enter(email, '78.100.9.9', chrome(141))
    expect(await mails(email)).toEqual([])
    await enter(email, doha, phone)
    const [first = ''] = await mails(email)
    expect(first).toMatch(/Safari on iPhone, Qatar \(address 78\.100\.0\.1\), on .*20\d\d.*\d\d:\d\d/)
    await enter(email, london, chrome(141))
    const all = await mails(email)
    expect(all).toHaveLength(2)
    expect(all[1]).toMatch(/Chrome on Windows, United Kingdom \(address 81\.2\.69\.142\)/)
    await enter(email, london, chrome(142))
    expect(await mails(email)).toHaveLength(2)
  })

  it('is mailed in the language of its owner, without a place that nobody knows', async () => {
    const { email } = await addAccount(database, { language: 'ar' })
    await enter(email, doha, chrome(140))
    await enter(email, '10.0.0.7', '')
    const [mail = ''] = await mails(email)
    expect(mail).toContain('جهاز غير معروف')
    expect(mail).toContain('العنوان 10.0.0.7')
  })

  it('shows in the list of sessions how and from where each began', async () => {
    const { email } = await addAccount(database)
    const { output } = await enter(email, doha, chrome(140))
    const listed = await server.ask(auth.sessions, 'admin', { token: output?.token })
    expect(listed.output?.sessions).toMatchObject([{ country: 'QA', method: 'password', ip: doha }])
  })
})
