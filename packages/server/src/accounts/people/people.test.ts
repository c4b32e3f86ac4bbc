import { auth } from '@sufra/contract/accounts/auth'
import { orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { addAccount, emptyLimits, signIn, tokenOf } from '../auth.fixture.ts'
import { invitation, type Member, openTeam, people, roles, type Team } from '../roles/roles.fixture.ts'

const chosen = 'my very own password'

describeEachDatabase('admin users', (open) => {
  let team: Team
  let moderator: number
  let superAdmin: number
  /** May give roles, but holds little. */
  let keeper: Member
  beforeAll(async () => {
    team = await openTeam(open)
    moderator = await team.roleNamed('Moderator')
    superAdmin = await team.roleNamed('Super Admin')
    keeper = await team.member(await team.role(['roles.write', 'orders.write']))
  })
  beforeEach(() => emptyLimits(team.database))
  afterAll(() => team?.close())

  const change = (by: Member, id: number, body: object) =>
    team.outcome(by, people.update, { params: { id }, body })
  const on = (by: Member, id: number, status: boolean) =>
    team.outcome(by, people.updateStatus, { params: { id }, body: { status } })
  const list = async (by: Member = team.chief) =>
    (await team.server.ask(people.list, 'admin', { token: by.token })).output?.users ?? []
  const shown = async (id: number) => (await list()).find((user) => user.id === id)
  const invite = async (role_id = moderator) => {
    const body = invitation(role_id)
    const { output } = await team.server.ask(people.save, 'admin', { token: team.chief.token, body })
    return { id: output?.id ?? 0, ...body }
  }
  const links = async (email: string) =>
    (await team.server.mailsTo(email)).map(
      ({ text }) => /\/(?:invitation|forget-password)\/(\S+)/.exec(text)?.[1] ?? '',
    )
  const choose = async (token: string, password = chosen) => {
    const body = { token, password, confirmation_password: password }
    const { refusal, status } = await team.server.ask(auth.resetPassword, 'admin', { body })
    return refusal?.code ?? status
  }
  const roleOf = async (id: number) =>
    (await team.database.pool.query('select role_id from accounts where id = $1', [id])).rows[0].role_id

  it('are invited by mail and choose their own password, once', async () => {
    const { id, email } = await invite()
    expect(await shown(id)).toMatchObject({ email, invited: true, last_seen_at: null, role_en: 'Moderator' })
    const [mail] = await team.server.mailsTo(email)
    expect(mail?.text).toContain('Your role is Moderator')
    expect(mail?.text).toMatch(/\/invitation\/sfr_/)
    const [token = ''] = await links(email)
    expect((await signIn(team.server, email, chosen)).status).toBe(401)
    expect(await choose(token)).toBe(200)
    expect((await signIn(team.server, email, chosen)).output?.loggedInUser).toMatchObject({
      role: [{ guard_name: 'admin', name: 'Moderator', name_ar: 'مشرف' }],
    })
    expect(await shown(id)).toMatchObject({ invited: false, sessions: 1, last_seen_at: expect.any(String) })
    expect(await choose(token, 'another password entirely')).toBe('auth.resetTokenInvalid')
  })

  it('cannot use an invitation after its days, or one that a later one replaced', async () => {
    const { id, email } = await invite()
    const [first = ''] = await links(email)
    expect(await team.outcome(team.chief, people.sendLink, { params: { id } })).toBe(200)
    const [, second = ''] = await links(email)
    expect(await choose(first)).toBe('auth.resetTokenInvalid')
    await team.database.pool.query(
      `update reset_tokens set expires_at = expires_at - interval '7 days' where account_id = $1`,
      [id],
    )
    expect(await choose(second)).toBe('auth.resetTokenInvalid')
  })

  it('lose an invitation to the old address with a new one, which gets its own', async () => {
    const { id, email } = await invite()
    const [first = ''] = await links(email)
    const moved = invitation(moderator).email
    expect(await change(team.chief, id, { email: moved })).toBe(200)
    expect(await choose(first)).toBe('auth.resetTokenInvalid')
    const [second = ''] = await links(moved)
    expect(await choose(second)).toBe(200)
  })

  it('use an invitation only once, of two at the same time', async () => {
    const { email } = await invite()
    const [token = ''] = await links(email)
    const outcomes = await Promise.all([choose(token), choose(token, 'another password entirely')])
    expect(outcomes.toSorted()).toEqual([200, 'auth.resetTokenInvalid'])
  })

  it('have an address that nobody else signs in with', async () => {
    const body = { ...invitation(moderator), email: team.chief.email }
    expect(await team.outcome(team.chief, people.save, { body })).toBe('accounts.emailTaken')
  })

  it('are switched off and on; off ends their sessions and links', async () => {
    const member = await team.member(moderator)
    expect(await on(team.chief, member.id, false)).toBe(200)
    expect(await team.outcome(member, auth.verifyToken)).toBe('session.expired')
    expect((await signIn(team.server, member.email)).status).toBe(401)
    expect(await team.outcome(team.chief, people.sendLink, { params: { id: member.id } })).toBe(
      'adminUsers.off',
    )
    expect(await on(team.chief, member.id, true)).toBe(200)
    expect(await tokenOf(team.server, member.email)).toBeTruthy()
  })

  it('are signed out everywhere, and sent a reset that leaves their password until it is used', async () => {
    const member = await team.member(moderator)
    expect(await team.outcome(team.chief, people.signOut, { params: { id: member.id } })).toBe(200)
    expect(await team.outcome(member, auth.verifyToken)).toBe('session.expired')
    expect(await team.outcome(team.chief, people.sendLink, { params: { id: member.id } })).toBe(200)
    const [mail] = await team.server.mailsTo(member.email)
    expect(mail?.text).toMatch(/\/forget-password\/sfr_/)
    const token = await tokenOf(team.server, member.email)
    const [link = ''] = await links(member.email)
    expect(await choose(link)).toBe(200)
    expect(await team.outcome({ ...member, token }, auth.verifyToken)).toBe('session.expired')
  })

  it('are archived, and their address is free again', async () => {
    const member = await team.member(moderator)
    expect(await team.outcome(team.chief, people.remove, { params: { id: member.id } })).toBe(200)
    expect(await shown(member.id)).toBeUndefined()
    expect(await team.outcome(member, auth.verifyToken)).toBe('session.expired')
    const body = { ...invitation(moderator), email: member.email }
    expect(await team.outcome(team.chief, people.save, { body })).toBe(200)
  })

  it('get a role that is in force with their next call', async () => {
    const member = await team.member(moderator)
    expect(await team.outcome(member, orders.list, {})).toBe(200)
    const marketing = await team.roleNamed('Marketing')
    expect(await change(team.chief, member.id, { role_id: marketing })).toBe(200)
    expect(await team.outcome(member, orders.list, {})).toBe('permission.missing')
  })

  // https://github.com/vendure-ecommerce/vendure/issues/1874
  it('never get a role that allows more than the role of whoever gives it (vendure#1874)', async () => {
    const lesser = await team.role(['orders.read'])
    const member = await team.member(lesser)
    const save = (role_id: number) => team.outcome(keeper, people.save, { body: invitation(role_id) })
    expect(await save(lesser)).toBe(200)
    for (const role of [moderator, superAdmin]) {
      expect(await save(role)).toBe('permission.beyond')
      expect(await change(keeper, member.id, { role_id: role })).toBe('permission.beyond')
    }
    // A role may allow all that there is, and is still not the Super Admin's.
    const { permissions = [] } = (
      await team.server.ask(roles.list, 'admin', { token: team.chief.token })
    ).output?.roles.find((role) => role.super) ?? { permissions: [] }
    const second = await team.member(await team.role(permissions))
    expect(await change(second, member.id, { role_id: superAdmin })).toBe('permission.beyond')
    expect(await change(second, member.id, { role_id: moderator })).toBe(200)
    expect(await roleOf(member.id)).toBe(moderator)
  })

  // https://github.com/knadh/listmonk/issues/2752
  it('never change their own role, nor touch somebody who holds more (listmonk#2752)', async () => {
    const lesser = await team.role(['orders.read'])
    for (const role of [lesser, moderator, superAdmin])
      expect(await change(keeper, keeper.id, { role_id: role })).toBe('adminUsers.own')
    expect(await on(keeper, keeper.id, false)).toBe('adminUsers.own')
    expect(await change(keeper, keeper.id, { name: 'Keeper' })).toBe(200)
    for (const id of [team.chief.id, (await team.member(moderator)).id]) {
      const params = { id }
      expect(await change(keeper, id, { role_id: lesser })).toBe('permission.beyond')
      expect(await change(keeper, id, { email: 'mine@team.test' })).toBe('permission.beyond')
      expect(await on(keeper, id, false)).toBe('permission.beyond')
      for (const operation of [people.sendLink, people.signOut, people.remove])
        expect(await team.outcome(keeper, operation, { params })).toBe('permission.beyond')
    }
    expect(await team.outcome(team.chief, auth.verifyToken)).toBe(200)
    const held = (await list(keeper)).map(({ id, within }) => [id, within])
    expect(held).toContainEqual([team.chief.id, false])
    expect(held).toContainEqual([keeper.id, true])
  })

  it('are the platform’s own, and none of a restaurant’s', async () => {
    const owner = await addAccount(team.database, { kind: 'restaurant' })
    expect(await shown(owner.id)).toBeUndefined()
    const params = { id: owner.id }
    expect(await team.outcome(team.chief, people.show, { params })).toBe('row.missing')
    expect(await team.outcome(team.chief, people.remove, { params })).toBe('row.missing')
  })

  it('never touch somebody who is given more at that moment', async () => {
    for (let round = 0; round < 10; round++) {
      const member = await team.member(await team.role(['orders.read']))
      const [given, moved] = await Promise.all([
        change(team.chief, member.id, { role_id: superAdmin }),
        change(keeper, member.id, { email: `round-${round}@team.test` }),
      ])
      expect(given).toBe(200)
      expect([200, 'permission.beyond']).toContain(moved)
      const { rows } = await team.database.pool.query(
        `select operation, actor_account_id, after from audit_log where table_name = 'accounts'
          and row_id = $1 and operation = 'adminUsers.update' order by id`,
        [String(member.id)],
      )
      // Whoever could not any more was refused: the mail address changed before the role or not at all.
      const last = rows.at(-1)
      expect(Object.keys(last.after)).toContain('role_id')
      expect(last.actor_account_id).toBe(team.chief.id)
    }
  })

  it('always leave one Super Admin who can sign in, also when all are taken away at once', async () => {
    const { pool } = team.database
    const others = await list()
    // Only these can sign in; one who is invited cannot yet.
    const chiefs = [team.chief, await team.member(superAdmin), await team.member(superAdmin)]
    await invite(superAdmin)
    for (const { id, role_id } of others)
      if (role_id === superAdmin && !chiefs.some((chief) => chief.id === id))
        expect(await change(team.chief, id, { role_id: moderator })).toBe(200)
    const ways = [
      (by: Member, id: number) => on(by, id, false),
      (by: Member, id: number) => change(by, id, { role_id: moderator }),
      (by: Member, id: number) => team.outcome(by, people.remove, { params: { id } }),
    ]
    const outcomes = await Promise.all(
      chiefs.map((by, index) => ways[index]?.(by, chiefs[(index + 1) % chiefs.length]?.id ?? 0)),
    )
    expect(outcomes.filter((each) => each === 200).length).toBeLessThan(3)
    const left = await pool.query(
      `select id from accounts where role_id = $1 and status and archived_at is null and invited_at is null`,
      [superAdmin],
    )
    expect(left.rows.length).toBeGreaterThanOrEqual(1)
    for (const outcome of outcomes)
      expect([
        200,
        'adminUsers.lastSuper',
        'session.expired',
        'permission.missing',
        'permission.beyond',
      ]).toContain(outcome)
    // Directly in the database, where nothing else is in the way.
    const { rows } = left
    for (const { id } of rows.slice(1))
      await pool.query('update accounts set role_id = $2 where id = $1', [id, moderator])
    for (const statement of [
      'update accounts set status = false where id = $1',
      'update accounts set archived_at = now() where id = $1',
      `update accounts set role_id = ${moderator} where id = $1`,
      'update accounts set invited_at = now() where id = $1',
    ])
      await expect(pool.query(statement, [rows[0].id]), statement).rejects.toThrow('keep this role')
  })

  it('leave audit rows of who did what', async () => {
    const { rows } = await team.database.pool.query(
      `select distinct operation from audit_log where operation like 'adminUsers.%' order by operation`,
    )
    expect(rows.map(({ operation }) => operation)).toEqual([
      'adminUsers.remove',
      'adminUsers.save',
      'adminUsers.sendLink',
      'adminUsers.signOut',
      'adminUsers.update',
      'adminUsers.updateStatus',
    ])
  })
})
