import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { CATALOG, type Column, tablesSource } from '../scripts/tables.ts'
import { describeEachDatabase } from './databases.ts'
import {
  addItem,
  addStore,
  both,
  holdConnection,
  insert,
  type Query,
  type Row,
  refusal,
} from './schema.rows.ts'

describeEachDatabase('schema', (open) => {
  let close: () => Promise<void>
  let query: Query
  let store: Row

  beforeAll(async () => {
    ;({ query, close } = await holdConnection(await open()))
    store = await addStore(query)
  })
  afterAll(() => close?.())

  const one = async (text: string, values?: unknown[]) => (await query(text, values))[0] ?? {}

  test('tables.gen.ts matches the migrations', async () => {
    const columns = (await query(CATALOG)) as Column[]
    const written = readFileSync(new URL('../src/kernel/database/tables.gen.ts', import.meta.url), 'utf8')
    expect(written).toBe(tablesSource(columns))
  })

  test('shifts do not overlap, also across midnight and the week’s end', async () => {
    const { store_id } = await addStore(query)
    const shift = (week_day: number, start_time: string, end_time: string) =>
      refusal(insert(query, 'working_hours', { store_id, week_day, start_time, end_time }))
    expect(await shift(0, '10:00', '12:00')).toBe('accepted')
    expect(await shift(0, '12:00', '14:00')).toBe('accepted')
    expect(await shift(0, '11:59', '12:30')).toBe('working_hours_overlap')
    expect(await shift(1, '20:00', '02:00')).toBe('accepted')
    expect(await shift(2, '01:59', '05:00')).toBe('working_hours_overlap')
    expect(await shift(2, '02:00', '05:00')).toBe('accepted')
    expect(await shift(6, '22:00', '03:00')).toBe('accepted')
    expect(await shift(0, '02:30', '04:00')).toBe('working_hours_overlap')
    expect(await shift(6, '23:30', '23:45')).toBe('working_hours_overlap')
    expect(await shift(0, '03:00', '04:00')).toBe('accepted')
    expect(
      await refusal(
        insert(query, 'working_hours', { ...store, week_day: 7, start_time: '1:00', end_time: '2:00' }),
      ),
    ).not.toBe('accepted')
  })

  test('only a filter has a short registration code', async () => {
    const coded = (table: string, slug: string | null) =>
      refusal(insert(query, table, { slug, name_en: 'Feasts', name_ar: 'ولائم' }))
    expect(await coded('filters', 'FEAST')).toBe('accepted')
    expect(await coded('filters', 'FEASTS')).toBe('filters_slug_check')
    expect(await coded('global_categories', 'FEASTS-2030')).toBe('accepted')
    expect(await coded('global_categories', 'feasts-2030')).toBe('global_categories_slug')
    expect(await coded('global_categories', null)).toBe('accepted')
    expect(await coded('global_categories', '')).toBe('global_categories_slug_check')
  })

  test('booked ranges include their last day and do not overlap', async () => {
    const book = (start_date: string, end_date: string, store_id = store.store_id) =>
      refusal(insert(query, 'booked_days', { store_id, start_date, end_date }))
    expect(await book('2027-01-10', '2027-01-12')).toBe('accepted')
    expect(await book('2027-01-12', '2027-01-12')).toBe('booked_days_overlap')
    expect(await book('2027-01-01', '2027-01-31')).toBe('booked_days_overlap')
    expect(await book('2027-01-13', '2027-01-13')).toBe('accepted')
    expect(await book('2027-01-10', '2027-01-12', (await addStore(query)).store_id)).toBe('accepted')
    expect(await book('2027-02-02', '2027-02-01')).toBe('booked_days_check')
  })

  test('an account has a role and parent of its kind, and a unique address', async () => {
    const role = async (name: string) => (await one('select id from roles where name = $1', [name])).id
    const admin = await role('Moderator')
    const add = (email: string, changes: Row) =>
      refusal(
        insert(query, 'accounts', {
          kind: 'admin',
          name: 'A',
          password_hash: 'x',
          role_id: admin,
          email,
          ...changes,
        }),
      )
    const owner = { kind: 'restaurant', role_id: await role('Restaurant Owner') }
    const staff = { kind: 'store_user', role_id: await role('Store Staff') }
    expect(await add('a@sufra.test', {})).toBe('accepted')
    expect(await add('a@sufra.test', {})).toBe('accounts_email')
    expect(await add('B@sufra.test', {})).toBe('accounts_email_check')
    expect(await add('c@sufra.test', { phone: '55000000' })).toBe('accounts_phone_check')
    const { restaurant_id } = store
    expect(await add('c@sufra.test', { restaurant_id })).toBe('accounts_kind_matches_place')
    expect(await add('c@sufra.test', owner)).toBe('accounts_kind_matches_place')
    expect(await add('c@sufra.test', { ...owner, restaurant_id })).toBe('accepted')
    expect(await add('d@sufra.test', { ...staff, restaurant_id, role_id: admin })).toBe(
      'accounts_kind_matches_role',
    )
    expect(await add('d@sufra.test', staff)).toBe('accounts_kind_matches_place')
    expect(await add('d@sufra.test', { ...staff, restaurant_id })).toBe('accepted')
    const { id: account_id } = await one(`select id from accounts where email = 'd@sufra.test'`)
    const join = (at: Row) => refusal(insert(query, 'store_members', { account_id, ...at }))
    const other = await insert(query, 'restaurants', { name: 'Other' })
    expect(await join({ ...store, restaurant_id: other.id })).toMatch(/^store_members_.*fkey$/)
    expect(await join(store)).toBe('accepted')
    expect(await join(store)).toBe('store_members_account_id_store_id_key')
    await query(`update accounts set archived_at = now() where email = 'a@sufra.test'`)
    expect(await add('a@sufra.test', {})).toBe('accepted')
  })

  test('audit rows contain who changed what, and no secrets', async () => {
    const role = await one(`select id from roles where name = 'Marketing'`)
    const account = await insert(query, 'accounts', {
      kind: 'admin',
      name: 'Sara',
      email: 'sara@sufra.test',
      password_hash: 'first-secret',
      role_id: role.id,
    })
    const actor = { kind: 'admin', account_id: 7, name: 'Omar', operation: 'admins.update', request_id: 'r1' }
    await query(`select set_config('sufra.actor', $1, false)`, [JSON.stringify(actor)])
    await query(
      `update accounts set name = 'Sara A', password_hash = 'other-secret', last_sign_in_at = now() where id = $1`,
      [account.id],
    )
    await query(`update accounts set last_sign_in_at = now() + interval '1 minute' where id = $1`, [
      account.id,
    ])
    const item = await addItem(query, store.store_id)
    await query(`select set_config('sufra.audit', 'off', false)`)
    await query(`update accounts set name = 'Sara B' where id = $1`, [account.id])
    await query(`select set_config('sufra.audit', '', false), set_config('sufra.actor', '', false)`)
    const rows = await query(
      `select * from audit_log where table_name = 'accounts' and row_id = $1 order by id`,
      [String(account.id)],
    )
    expect(JSON.stringify(rows)).not.toContain('secret')
    expect(rows.map((row) => [row.action, row.actor_kind, row.actor_name, row.operation])).toEqual([
      ['insert', 'system', null, null],
      ['update', 'admin', 'Omar', 'admins.update'],
    ])
    expect([rows[1]?.before, rows[1]?.after]).toEqual([{ name: 'Sara' }, { name: 'Sara A' }])
    const choice = await insert(query, 'item_choices', {
      item_id: item.id,
      ...both('name', 'Rice'),
      min_selection_needed: 1,
      max_selection_needed: 1,
      max_quantity: 1,
    })
    await insert(query, 'item_choice_options', { item_choice_id: choice.id, ...both('name', 'White') })
    const places = await query(`select table_name, store_id, restaurant_id from audit_log
      where table_name like 'item%' order by table_name`)
    expect(places).toEqual(
      ['item_choice_options', 'item_choices', 'items'].map((table_name) => ({ table_name, ...store })),
    )
  })

  it('names the row of everything it records', async () => {
    const nameless =
      await query(`select distinct tables.relname from pg_trigger join pg_class tables on tables.oid = tgrelid
      where tgfoid = 'audit'::regproc and not exists (select from pg_attribute where attrelid = tgrelid
        and audit_row_id(jsonb_build_object(attname, 1)) is not null)`)
    expect(nameless).toEqual([])
  })

  it('rejects inconsistent references and limits', async () => {
    const region = async () => insert(query, 'regions', both('name', 'Doha'))
    const [here, there] = [await region(), await region()]
    const area = await insert(query, 'areas', { region_id: there.id, ...both('name', 'Al Sadd') })
    const hours = { start_time: '10:00', end_time: '12:00' }
    const served = await insert(query, 'store_regions', {
      store_id: store.store_id,
      region_id: here.id,
      ...hours,
    })
    const add = { store_region_id: served.id, region_id: here.id, area_id: area.id, ...hours }
    expect(await refusal(insert(query, 'store_region_areas', add))).toContain('fkey')
    const item = await addItem(query, store.store_id)
    const other = await addStore(query)
    expect(
      await refusal(query('update items set store_id = $1 where id = $2', [other.store_id, item.id])),
    ).toContain('fkey')
    const choice = {
      item_id: item.id,
      ...both('name', 'Rice'),
      min_selection_needed: 2,
      max_selection_needed: 1,
      max_quantity: 1,
    }
    expect(await refusal(insert(query, 'item_choices', choice))).toContain('item_choices_check')
    const offer = {
      type: 'Item',
      ...both('title', 'Winter'),
      store_id: store.store_id,
      item_id: item.id,
      discount: 10,
      start_date: '2026-12-01',
      end_date: '2026-12-31',
    }
    expect(await refusal(insert(query, 'offers', offer))).toBe('accepted')
    expect(await refusal(insert(query, 'offers', offer))).toBe('offers_item_overlap')
    for (let n = 0; n < 5; n++)
      await insert(query, 'social_links', { name_en: 'Skype', url: `https://s/${n}` })
    expect(await refusal(insert(query, 'social_links', { name_en: 'Skype', url: 'https://s/6' }))).toBe(
      'social_links_at_most_five',
    )
  })

  it('tracks which files are in use', async () => {
    const file = async (key: string) =>
      (
        await insert(query, 'files', {
          key,
          preset: 'logo',
          content_type: 'image/png',
          size: 1,
          sha256: Buffer.alloc(32),
        })
      ).id
    const [first, second] = [await file('a'), await file('b')]
    const unused = async () =>
      (await query('select id from files where unused_since is not null order by id')).map((row) => row.id)
    expect(await unused()).toEqual([first, second])
    await query('update restaurants set logo_id = $1 where id = $2', [first, store.restaurant_id])
    expect(await unused()).toEqual([second])
    await query('update restaurants set logo_id = $1 where id = $2', [second, store.restaurant_id])
    expect(await unused()).toEqual([first])
    expect(await refusal(query('delete from files where id = $1', [second]))).toContain('fkey')
  })
})
