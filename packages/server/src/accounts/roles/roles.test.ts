import { auth } from '@sufra/contract/accounts/auth'
import { permissions } from '@sufra/contract/kernel/permissions'
import { orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { invitation, type Member, names, openTeam, people, roles, type Team } from './roles.fixture.ts'

describeEachDatabase('roles', (open) => {
  let team: Team
  let keeper: Member
  beforeAll(async () => {
    team = await openTeam(open)
    keeper = await team.member(await team.role(['roles.write', 'orders.write', 'customers.read']))
  })
  afterAll(() => team?.close())

  const list = async (by: Member = team.chief) =>
    (await team.server.ask(roles.list, 'admin', { token: by.token })).output?.roles ?? []
  const shown = async (id: number, by?: Member) => (await list(by)).find((role) => role.id === id)
  const update = (by: Member, id: number, body: object) =>
    team.outcome(by, roles.update, { params: { id }, body })

  it('begin with the four of the platform, and the Super Admin has every permission there is', async () => {
    const first = (await list()).slice(0, 4)
    expect(first.map(({ name_en }) => name_en)).toEqual([
      'Super Admin',
      'Moderator',
      'Marketing',
      'Business Support',
    ])
    expect(first[0]).toMatchObject({ super: true, own: true, within: true, name_ar: 'مدير عام' })
    expect(first[0]?.permissions.toSorted()).toEqual(permissions.toSorted())
    expect(first[2]?.permissions).toEqual(['notifications.write'])
  })

  it('get the read permission of whatever they may write', async () => {
    const id = await team.role(['orders.write', 'notifications.write'])
    expect((await shown(id))?.permissions.toSorted()).toEqual([
      'notifications.write',
      'orders.read',
      'orders.write',
    ])
  })

  it('are renamed in both languages and keep what they allow', async () => {
    const id = await team.role(['orders.read'])
    const renamed = names()
    expect(await update(team.chief, id, renamed)).toBe(200)
    expect(await shown(id)).toMatchObject({ ...renamed, permissions: ['orders.read'] })
  })

  it('have names of their own, whatever their letter case, until they are archived', async () => {
    const { name_en } = names()
    const save = (name: string) =>
      team.outcome(team.chief, roles.save, { body: { ...names(), name_en: name, permissions: [] } })
    expect(await save(name_en)).toBe(200)
    expect(await save(name_en.toUpperCase())).toBe('roles.nameTaken')
    const id = (await list()).find((role) => role.name_en === name_en)?.id ?? 0
    expect(await team.outcome(team.chief, roles.remove, { params: { id } })).toBe(200)
    expect(await shown(id)).toBeUndefined()
    expect(await save(name_en)).toBe(200)
  })

  it('change with the next call of everybody who has them', async () => {
    const id = await team.role(['orders.read'])
    const member = await team.member(id)
    const reads = () => team.outcome(member, orders.list, {})
    expect(await reads()).toBe(200)
    expect(await update(team.chief, id, { permissions: ['reviews.read'] })).toBe(200)
    expect(await reads()).toBe('permission.missing')
    const { output } = await team.server.ask(auth.verifyToken, 'admin', { token: member.token })
    expect(output?.userInfo.permissions).toEqual(['reviews.read'])
  })

  it('are not changed over what somebody else saved meanwhile', async () => {
    const id = await team.role(['orders.read'])
    const version = (await shown(id))?.version
    expect(await update(team.chief, id, { permissions: ['orders.write'], version })).toBe(200)
    expect(await update(team.chief, id, { permissions: ['reviews.read'], version })).toBe('version.stale')
    expect((await shown(id))?.permissions.toSorted()).toEqual(['orders.read', 'orders.write'])
  })

  it('are archived only once nobody has them', async () => {
    const id = await team.role(['orders.read'])
    const member = await team.member(id)
    const remove = () => team.outcome(team.chief, roles.remove, { params: { id } })
    expect(await remove()).toBe('roles.inUse')
    expect(
      await team.outcome(team.chief, people.update, {
        params: { id: member.id },
        body: { role_id: await team.roleNamed('Moderator') },
      }),
    ).toBe(200)
    expect(await remove()).toBe(200)
    const body = invitation(id)
    expect(await team.outcome(team.chief, people.save, { body })).toBe('row.missing')
  })

  it('are either archived or given, of both at once', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await team.role(['orders.read'])
      const [removed, given] = await Promise.all([
        team.outcome(team.chief, roles.remove, { params: { id } }),
        team.outcome(team.chief, people.save, { body: invitation(id) }),
      ])
      expect([
        [200, 'row.missing'],
        ['roles.inUse', 200],
      ]).toContainEqual([removed, given])
    }
  })

  it('of the Super Admin cannot be changed, renamed or archived, not even by SQL', async () => {
    const id = await team.roleNamed('Super Admin')
    expect(await update(team.chief, id, { permissions: ['orders.read'] })).toBe('roles.fixed')
    expect(await update(team.chief, id, names())).toBe('roles.fixed')
    expect(await team.outcome(team.chief, roles.remove, { params: { id } })).toBe('roles.fixed')
    for (const statement of [
      'delete from role_permissions where role_id = $1',
      `update roles set name = 'Owner' where id = $1`,
      'update roles set archived_at = now() where id = $1',
      'update roles set super = false where id = $1',
    ])
      await expect(team.database.pool.query(statement, [id]), statement).rejects.toThrow('never changed')
    expect((await shown(id))?.permissions).toHaveLength(permissions.length)
  })

  it('can allow no more than the role of whoever makes or changes them', async () => {
    const save = (allowed: readonly string[]) =>
      team.outcome(keeper, roles.save, { body: { ...names(), permissions: allowed } })
    expect(await save(['orders.write', 'customers.read'])).toBe(200)
    expect(await save(['customers.write'])).toBe('permission.beyond')
    const id = await team.role(['orders.read'])
    expect(await update(keeper, id, { permissions: ['orders.write'] })).toBe(200)
    expect(await update(keeper, id, { permissions: ['payouts.write'] })).toBe('permission.beyond')
    const higher = await team.role(['payments.read'])
    expect(await update(keeper, higher, { permissions: [] })).toBe('permission.beyond')
    expect(await update(keeper, higher, names())).toBe('permission.beyond')
    expect(await team.outcome(keeper, roles.remove, { params: { id: higher } })).toBe('permission.beyond')
    expect((await shown(higher))?.permissions).toEqual(['payments.read'])
    expect((await shown(higher, keeper))?.within).toBe(false)
  })

  it('are not changed by those who have them', async () => {
    const own = (await list(keeper)).find((role) => role.own)?.id ?? 0
    expect(await update(keeper, own, { permissions: ['orders.read'] })).toBe('roles.own')
    expect(await update(keeper, own, names())).toBe('roles.own')
  })

  it('leave one audit row for each change, with what they allowed before and after', async () => {
    const id = await team.role(['orders.read'])
    await update(team.chief, id, { permissions: ['orders.write'] })
    await team.outcome(team.chief, roles.remove, { params: { id } })
    const { rows } = await team.database.pool.query(
      `select action, operation, actor_account_id, before, after from audit_log
        where table_name in ('roles', 'role_permissions') and row_id = $1 order by id`,
      [String(id)],
    )
    expect(rows.map(({ action, operation }) => [action, operation])).toEqual([
      ['insert', 'roles.save'],
      ['update', 'roles.update'],
      ['update', 'roles.remove'],
    ])
    expect(rows[1]).toMatchObject({
      actor_account_id: team.chief.id,
      before: { permissions: ['orders.read'] },
      after: { permissions: ['orders.read', 'orders.write'] },
    })
  })
})
