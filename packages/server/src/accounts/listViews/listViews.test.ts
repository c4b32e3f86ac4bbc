import { auth } from '@sufra/contract/accounts/auth'
import { listViews, mostListViews } from '@sufra/contract/accounts/listViews'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { addAccount, emptyLimits, tokenOf } from '../auth.fixture.ts'
import { type Member, openTeam, type Team } from '../roles/roles.fixture.ts'

type Body = RequestOf<typeof listViews.save>

describeEachDatabase('views of lists', (open) => {
  let team: Team
  let owner: Member
  let [maker, colleague, outsider] = [] as unknown as [Member, Member, Member]
  beforeAll(async () => {
    team = await openTeam(open, 'restaurant')
    owner = team.chief
    const accountant = await team.roleNamed('Accountant')
    maker = await team.member(accountant)
    colleague = await team.member(accountant)
    outsider = await team.member(await team.roleNamed('Order Taker'))
  })
  beforeEach(async () => {
    await emptyLimits(team.database)
    await team.database.pool.query('delete from list_views')
  })
  afterAll(() => team?.close())

  const person = async (kind: Kind, role?: string): Promise<Member> => {
    const { id, email } = await addAccount(team.database, { kind, ...(role && { role }) })
    return { id, email, token: await tokenOf(team.server, email) }
  }
  let made = 0
  const body = (changes: Partial<Body> = {}): Body => ({
    name: `View ${++made}`,
    list: 'orders',
    search: { status: 'newOrder', store: 7 },
    columns: { set: 'kitchen', columns: { kitchen: ['id', 'status'] } },
    shared: false,
    ...changes,
  })
  const save = async (by: Member, changes: Partial<Body> = {}, kind: Kind = 'restaurant') => {
    const { output, refusal } = await team.server.ask(listViews.save, kind, {
      token: by.token,
      body: body(changes),
    })
    return output?.id ?? refusal?.code ?? ''
  }
  const saved = async (by: Member, changes: Partial<Body> = {}) => Number(await save(by, changes))
  const list = async (by: Member, kind: Kind = 'restaurant', of: Body['list'] = 'orders') => {
    const asked = await team.server.ask(listViews.list, kind, { token: by.token, params: { list: of } })
    if (!asked.output) throw new Error(JSON.stringify(asked.refusal))
    return asked.output.views
  }
  const seen = async (by: Member, kind: Kind = 'restaurant') => (await list(by, kind)).map(({ id }) => id)
  const update = (by: Member, id: number, changes: object) =>
    team.outcome(by, listViews.update, { params: { id }, body: changes })
  const remove = (by: Member, id: number) => team.outcome(by, listViews.remove, { params: { id } })
  const setDefault = (by: Member, id: number, is_default = true) =>
    team.outcome(by, listViews.setDefault, { params: { id }, body: { is_default } })
  const opensWith = async (by: Member) =>
    (
      await team.server.ask(auth.verifyToken, 'restaurant', { token: by.token })
    ).output?.userInfo.default_views.map(({ id }) => id)

  it('keep filters and columns of one list, for nobody but whoever made them', async () => {
    const id = await saved(maker, { name: 'Unanswered' })
    expect(await list(maker)).toEqual([
      expect.objectContaining({
        ...{ id, name: 'Unanswered', list: 'orders', search: { status: 'newOrder', store: 7 } },
        columns: { set: 'kitchen', columns: { kitchen: ['id', 'status'] } },
        ...{ own: true, shared: false, changeable: true, role_en: null, version: 1 },
      }),
    ])
    expect(await list(maker, 'restaurant', 'customers')).toEqual([])
    for (const other of [colleague, owner]) {
      expect(await seen(other)).toEqual([])
      expect(await update(other, id, { name: 'Mine' })).toBe('row.missing')
      expect(await remove(other, id)).toBe('row.missing')
      expect(await setDefault(other, id)).toBe('row.missing')
      expect(await setDefault(other, id, false)).toBe('row.missing')
    }
  })

  it('are seen by everybody with the role they are shared with, at the same restaurant alone', async () => {
    const id = await saved(maker, { shared: true })
    expect(await seen(colleague)).toEqual([id])
    expect((await list(colleague))[0]).toMatchObject({
      ...{ own: false, shared: true, changeable: false, by: 'Nora' },
      ...{ role_en: 'Accountant', role_ar: 'محاسب' },
    })
    expect(await seen(outsider)).toEqual([])
    expect(await seen(await person('restaurant', 'Accountant'))).toEqual([])
    expect(await seen(await person('restaurant'))).toEqual([])
    expect(await seen(await person('store_user', 'Accountant'), 'store_user')).toEqual([])
    expect(await seen(await person('admin'), 'admin')).toEqual([])
    expect(await update(maker, id, { shared: false })).toBe(200)
    expect(await seen(colleague)).toEqual([])
    expect(await seen(owner)).toEqual([])
  })

  it('of a store are seen at the store alone, and those of the platform by its staff alone', async () => {
    const user = await person('store_user', 'Accountant')
    const elsewhere = await person('store_user', 'Accountant')
    const id = await save(user, { shared: true }, 'store_user')
    expect(await seen(user, 'store_user')).toEqual([id])
    expect(await seen(elsewhere, 'store_user')).toEqual([])
    const staff = await person('admin', 'Moderator')
    const ofStaff = await save(staff, { shared: true }, 'admin')
    expect(await seen(await person('admin', 'Moderator'), 'admin')).toEqual([ofStaff])
    expect(await seen(await person('admin', 'Marketing'), 'admin')).toEqual([])
    expect(await seen(await person('admin'), 'admin')).toEqual([ofStaff])
  })

  it('are changed by their maker or somebody who may manage roles, and stay with their role', async () => {
    const id = await saved(maker, { shared: true })
    expect(await update(colleague, id, { name: 'Mine' })).toBe('listViews.others')
    expect(await remove(colleague, id)).toBe('listViews.others')
    expect(await update(owner, id, { name: 'Of the month', shared: true, columns: null })).toBe(200)
    expect((await list(colleague))[0]).toMatchObject({
      ...{ name: 'Of the month', role_en: 'Accountant', columns: null },
    })
    expect(await update(maker, id, { name: 'Mine', version: 1 })).toBe('version.stale')
    expect(await remove(owner, id)).toBe(200)
    expect(await seen(maker)).toEqual([])
  })

  it('are not overwritten unseen, whatever of them was changed', async () => {
    const id = await saved(maker, { shared: true })
    const versionNow = async () => (await list(maker))[0]?.version
    for (const theirs of [{ search: { status: 'accepted' } }, { columns: null }, { name: 'Theirs' }]) {
      const version = await versionNow()
      expect(await update(owner, id, theirs)).toBe(200)
      for (const mine of [{ search: { status: 'completed' } }, { columns: null }, { name: 'Mine' }])
        expect(await update(maker, id, { ...mine, version })).toBe('version.stale')
      expect((await list(maker))[0]).toMatchObject(theirs)
    }
    const search = { status: 'completed' }
    expect(await update(maker, id, { search, version: await versionNow() })).toBe(200)
    expect((await list(owner))[0]).toMatchObject({ search })
  })

  it('open their list, one of each list and for each person, for as long as they are seen', async () => {
    const [first, second] = [await saved(maker, { shared: true }), await saved(maker)]
    const ofCustomers = await saved(maker, { list: 'customers', search: {} })
    for (const id of [first, second, second, ofCustomers]) expect(await setDefault(maker, id)).toBe(200)
    expect(await opensWith(maker)).toEqual([ofCustomers, second])
    expect(await opensWith(colleague)).toEqual([])
    expect(await setDefault(colleague, first)).toBe(200)
    expect(await opensWith(colleague)).toEqual([first])
    await update(maker, first, { shared: false })
    expect(await opensWith(colleague)).toEqual([])
    // Ends only if it is this view.
    expect(await setDefault(maker, first, false)).toBe(200)
    expect(await opensWith(maker)).toEqual([ofCustomers, second])
    expect(await setDefault(maker, second, false)).toBe(200)
    expect(await remove(maker, ofCustomers)).toBe(200)
    expect(await opensWith(maker)).toEqual([])
  })

  it('become a person’s default one after the other, of two at once', async () => {
    const ids = [await saved(maker), await saved(maker)]
    for (let round = 0; round < 5; round++) {
      expect(await Promise.all(ids.map((id) => setDefault(maker, id)))).toEqual([200, 200])
      const now = await opensWith(maker)
      expect(now).toHaveLength(1)
      expect(ids).toContain(now?.[0])
    }
  })

  it('have names of their own in a list, whatever their letter case', async () => {
    await saved(maker, { name: 'Today' })
    expect(await save(maker, { name: 'TODAY' })).toBe('listViews.nameTaken')
    const other = await saved(maker, { name: 'Tomorrow' })
    expect(await update(maker, other, { name: 'today' })).toBe('listViews.nameTaken')
    expect(await save(maker, { name: 'Today', list: 'customers' })).toBeGreaterThan(0)
    expect(await save(colleague, { name: 'Today' })).toBeGreaterThan(0)
  })

  it('are limited for each account, of several saved at once too', async () => {
    await team.database.pool.query(
      `insert into list_views (account_id, list, name) select $1, 'orders', 'n' || n from generate_series(2, $2) n`,
      [maker.id, mostListViews],
    )
    const answers = await Promise.all([save(maker), save(maker), save(maker)])
    expect(answers.filter((each) => each === 'listViews.full')).toHaveLength(2)
    expect(await seen(maker)).toHaveLength(mostListViews)
  })

  it('hold nothing but parameters of lists and columns', async () => {
    for (const wrong of [
      { search: { page: 2 } },
      { search: { view: 1 } },
      { search: { 'a b': 'x' } },
      { search: { status: { or: 'x' } } },
      { search: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`a${'b'.repeat(at)}`, 1])) },
      { list: 'elsewhere' as Body['list'] },
      { name: ' ' },
      { columns: { set: 'all' } as Body['columns'] },
    ])
      expect(await team.outcome(maker, listViews.save, { body: body(wrong as Partial<Body>) })).toBe(
        'input.invalid',
      )
  })

  it('leave an audit row for each change', async () => {
    const id = await saved(maker, { name: 'Audited' })
    await update(maker, id, { name: 'Renamed' })
    await setDefault(maker, id)
    await remove(maker, id)
    const { rows } = await team.database.pool.query(
      `select table_name, action, operation from audit_log
        where table_name in ('list_views', 'default_views') and actor_account_id = $1 order by id desc limit 5`,
      [maker.id],
    )
    expect(rows.map(({ table_name, action }) => `${table_name} ${action}`).toSorted()).toEqual([
      'default_views delete',
      'default_views insert',
      'list_views delete',
      'list_views insert',
      'list_views update',
    ])
  })
})
