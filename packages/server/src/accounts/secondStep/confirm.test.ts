import { features } from '@sufra/contract'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { type Kind, kinds } from '@sufra/contract/kernel/kinds'
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { mounted } from '../../../test/matrix.ts'
import type { Database } from '../../kernel/database/db.ts'
import { addAccount, emptyLimits, password, type Server, serve, tokenOf } from '../auth.fixture.ts'

const guarded = mounted(features).filter(({ operation }) => operation.confirmed)

describeDatabase('pglite', 'confirming who one is', (open) => {
  let database: Database
  let server: Server
  beforeAll(async () => {
    database = await open()
    server = await serve(database, { SUFRA_CONFIRMED_MINUTES: '15' })
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const age = (account_id: number, minutes: number) =>
    database.pool.query(
      `update sessions set confirmed_at = now() - make_interval(mins => $2) where account_id = $1`,
      [account_id, minutes],
    )
  const somebody = async (kind: Kind = 'admin') => {
    const account = await addAccount(database, { kind })
    return { ...account, token: await tokenOf(server, account.email) }
  }
  const confirm = async (token: string, body: object) => {
    const { status, refusal } = await server.ask(secondStep.confirm, 'admin', { token, body })
    return refusal?.code ?? status
  }
  const begin = async (token: string) =>
    (await server.ask(secondStep.begin, 'admin', { token })).refusal?.code ?? 200

  it('is asked for by decisions about money, new keys and changes of how one signs in', () => {
    expect([...new Set(guarded.map(({ operation }) => operation.id))].toSorted()).toEqual([
      'channelWebhooks.setAddress',
      'channels.addKey',
      'charges.reverse',
      'charges.save',
      'general.saveRates',
      'months.close',
      'orderMoney.reversePosting',
      'orderMoney.undoCompletion',
      'passkeys.add',
      'passkeys.begin',
      'passkeys.remove',
      'paymentRequests.decide',
      'paymentRequests.decideCustom',
      'paymentRequests.raise',
      'paymentRequests.raiseCustom',
      'paymentRequests.reversePayout',
      'payoutAccounts.confirm',
      'payoutAccounts.save',
      'payoutRuns.make',
      'payoutRuns.makeFile',
      'payoutRuns.settle',
      'payoutRuns.voidFile',
      'secondStep.begin',
      'secondStep.renewCodes',
      'secondStep.require',
      'secondStep.reset',
      'secondStep.turnOff',
      'secondStep.turnOn',
    ])
  })

  it.each(kinds)(
    'stops every such call of a %s 15 minutes after signing in, and none before',
    async (kind) => {
      const { id, token } = await somebody(kind)
      const outcomes = async () => {
        const calls = guarded
          .filter(({ door }) => door === kind)
          .map(({ operation }) =>
            server.ask(operation, kind, { token, params: { id: 999_999 }, body: { surely_unknown: 1 } }),
          )
        return (await Promise.all(calls)).map(({ refusal }) => refusal?.code)
      }
      await age(id, 14)
      const fresh = await outcomes()
      expect(fresh).not.toContain('auth.confirmFirst')
      await age(id, 16)
      const late = await outcomes()
      expect(late.length).toBeGreaterThan(4)
      // Whoever may not do it at all is told so first.
      expect(new Set(late.filter((code) => code !== 'permission.missing'))).toEqual(
        new Set(['auth.confirmFirst']),
      )
    },
  )

  it('takes the password of an account without codes, for this session only', async () => {
    const { id, email, token } = await somebody()
    const other = await tokenOf(server, email)
    await age(id, 16)
    expect(await begin(token)).toBe('auth.confirmFirst')
    expect(await confirm(token, { password: 'not this one' })).toBe('auth.passwordWrong')
    expect(await confirm(token, {})).toBe('auth.passwordWrong')
    expect(await begin(token)).toBe('auth.confirmFirst')
    expect(await confirm(token, { password })).toBe(200)
    expect(await begin(token)).toBe(200)
    expect(await begin(other)).toBe('auth.confirmFirst')
  })

  it('takes a code of an account with codes, and no longer the password', async () => {
    const { id, token } = await somebody()
    const secret = (await server.ask(secondStep.begin, 'admin', { token })).output?.secret ?? ''
    const code = await generate({ secret })
    await server.ask(secondStep.turnOn, 'admin', { token, body: { code } })
    await age(id, 16)
    expect(await confirm(token, { password })).toBe('auth.codeInvalid')
    expect(await confirm(token, { code })).toBe('auth.codeInvalid')
    const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
    expect(await confirm(token, { code: next })).toBe(200)
  })
})
