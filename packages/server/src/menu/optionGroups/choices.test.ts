import type { Kind } from '@sufra/contract/kernel/kinds'
import { choiceOptions, choices } from '@sufra/contract/menu/choices'
import { items } from '@sufra/contract/menu/items'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, holding } from '../../../test/holding.ts'
import type { Tenant } from '../../../test/world.ts'
import { type ItemsTest, openItems } from '../items/items.fixture.ts'

const salads = {
  item_choice_name_en: 'Salads',
  item_choice_name_ar: 'السلطات',
  min_selection_needed: 1,
  max_selection_needed: 2,
  max_quantity: 3,
}
const fattoush = { name_en: 'Fattoush', name_ar: 'فتوش', item_choice_price: 5.25 }
const notBelow = 'Cannot be below the limit before it'
const kinds: readonly Kind[] = ['admin', 'restaurant', 'store_user']

describeEachDatabase('choices of an item', (open, kind) => {
  let test: ItemsTest
  let stranger: Tenant
  /** A new one for each test. */
  let item_id: number
  beforeAll(async () => {
    test = await openItems(open)
    stranger = await test.world.tenant('Noor')
  })
  beforeEach(async () => {
    item_id = await test.added()
  })
  afterAll(() => test?.close())

  const listed = async (door: Kind = 'admin') =>
    (await test.ask(choices.list, {}, { id: item_id, kind: door })).output?.choices ?? []
  const added = async (more: object = {}) => {
    const { output, refusal } = await test.ask(choices.save, { ...salads, item_id, ...more })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const addedOption = async (item_choice_id: number, more: object = {}) => {
    const { output, refusal } = await test.ask(choiceOptions.save, { ...fattoush, item_choice_id, ...more })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const shown = async (id: number) => (await test.ask(choices.show, {}, { id })).output?.choice
  const option = async (id: number) => (await test.ask(choiceOptions.show, {}, { id })).output?.choiceOption

  it('are kept with their options, each at the end; what is left out has its default', async () => {
    const first = await added()
    const second = await added({ item_choice_name_en: 'Bread', show_onmenu: false })
    const options = [await addedOption(first), await addedOption(first, { max_selection_option: 4 })]
    expect(await listed()).toEqual([
      {
        id: first,
        item_id,
        ...salads,
        show_onmenu: true,
        item_choice_options: options.map((id, index) => ({
          id,
          item_choice_id: first,
          ...fattoush,
          item_choice_price: 525,
          min_selection_option: 0,
          max_selection_option: index === 0 ? 1 : 4,
          version: 1,
        })),
        version: 1,
      },
      expect.objectContaining({ id: second, show_onmenu: false, item_choice_options: [] }),
    ])
    expect(await shown(first)).toEqual((await listed())[0])
    expect(await option(options[0] ?? 0)).toEqual((await listed())[0]?.item_choice_options[0])
  })

  it('are made, changed and deleted by every kind in its own items', async () => {
    for (const door of kinds) {
      const asking = { kind: door }
      const { output } = await test.ask(choices.save, { ...salads, item_id }, asking)
      const id = output?.id ?? 0
      const made = await test.ask(choiceOptions.save, { ...fattoush, item_choice_id: id }, asking)
      const option_id = made.output?.id ?? 0
      const answers = [
        await test.ask(choices.update, { show_onmenu: false }, { ...asking, id }),
        await test.ask(choiceOptions.update, { item_choice_price: 0 }, { ...asking, id: option_id }),
      ]
      expect(answers.map((answer) => answer.output?.version)).toEqual([2, 2])
      expect((await listed(door))[0]?.item_choice_options[0]?.item_choice_price).toBe(0)
      expect((await test.ask(choiceOptions.remove, {}, { ...asking, id: option_id })).status).toBe(200)
      expect((await test.ask(choiceOptions.show, {}, { ...asking, id: option_id })).status).toBe(404)
      expect((await test.ask(choices.remove, {}, { ...asking, id })).status).toBe(200)
      expect(await listed(door)).toEqual([])
    }
  })

  it('of others, of archived items and of those kept from the restaurant are not there', async () => {
    const gone = await test.added()
    const archived = await added({ item_id: gone })
    const ofArchived = await addedOption(archived)
    await test.ask(items.remove, {}, { id: gone })
    const kept = await added()
    const ofKept = await addedOption(kept)
    await test.ask(items.updateShowOnRestaurantManager, { item_id, show_on_restaurant_manager: false })
    const { items: item = 0, item_choices: choice = 0, item_choice_options: one = 0 } = stranger.ids
    const cases = [
      ['restaurant', item, choice, one],
      ['store_user', item, choice, one],
      ['admin', gone, archived, ofArchived],
      ['restaurant', item_id, kept, ofKept],
    ] as const
    for (const [door, of, id, option_id] of cases) {
      const answers = await Promise.all([
        test.ask(choices.list, {}, { kind: door, id: of }),
        test.ask(choices.show, {}, { kind: door, id }),
        test.ask(choices.save, { ...salads, item_id: of }, { kind: door }),
        test.ask(choices.update, salads, { kind: door, id }),
        test.ask(choices.remove, {}, { kind: door, id }),
        test.ask(choiceOptions.show, {}, { kind: door, id: option_id }),
        test.ask(choiceOptions.save, { ...fattoush, item_choice_id: id }, { kind: door }),
        test.ask(choiceOptions.update, fattoush, { kind: door, id: option_id }),
        test.ask(choiceOptions.remove, {}, { kind: door, id: option_id }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404))
    }
    expect(await shown(kept)).toMatchObject({ version: 1, item_choice_options: [{ version: 1 }] })
  })

  describe('their limits', () => {
    it('are refused at their field when a new one is made', async () => {
      const wrong = async (changes: object, language = 'en') =>
        (await test.ask(choices.save, { ...salads, item_id, ...changes }, { language })).refusal?.errors
      expect(await wrong({ min_selection_needed: 3 })).toEqual({ max_selection_needed: notBelow })
      expect(await wrong({ max_quantity: 1 }, 'ar')).toEqual({
        max_quantity: 'لا يمكن أن يقل عن الحد الذي قبله',
      })
      expect(await wrong({ max_selection_needed: 0 })).toHaveProperty('max_selection_needed')
      expect(await wrong({ max_quantity: 1.5 })).toEqual({ max_quantity: 'Digits only' })
      const item_choice_id = await added()
      const body = { ...fattoush, item_choice_id, min_selection_option: 2 }
      expect((await test.ask(choiceOptions.save, body)).refusal?.errors).toEqual({
        max_selection_option: notBelow,
      })
    })

    it('left out of a change are judged as they stand', async () => {
      const id = await added()
      const changed = async (changes: object) => {
        const { status, refusal } = await test.ask(choices.update, changes, { id })
        return refusal?.errors ?? status
      }
      expect(await changed({ min_selection_needed: 3 })).toEqual({ max_selection_needed: notBelow })
      expect(await changed({ max_selection_needed: 4 })).toEqual({ max_quantity: notBelow })
      expect(await changed({ max_quantity: 1 })).toEqual({ max_quantity: notBelow })
      expect(await changed({ min_selection_needed: 2 })).toBe(200)
      expect(await changed({ max_selection_needed: 1 })).toEqual({ max_selection_needed: notBelow })
      expect(await changed({ max_selection_needed: 5, max_quantity: 5 })).toBe(200)
      expect(await shown(id)).toMatchObject({ min_selection_needed: 2, max_selection_needed: 5, version: 3 })

      const one = await addedOption(id, { min_selection_option: 1, max_selection_option: 2 })
      const changedOption = async (changes: object) => {
        const { status, refusal } = await test.ask(choiceOptions.update, changes, { id: one })
        return refusal?.errors ?? status
      }
      expect(await changedOption({ min_selection_option: 3 })).toEqual({ max_selection_option: notBelow })
      expect(await changedOption({ max_selection_option: 1 })).toBe(200)
      expect(await changedOption({ min_selection_option: 2 })).toEqual({ max_selection_option: notBelow })
    })

    it('of a stale form tell first what was changed', async () => {
      const id = await added()
      await test.ask(choices.update, { max_selection_needed: 1, version: 1 }, { id })
      const late = await test.ask(choices.update, { min_selection_needed: 2, version: 1 }, { id })
      expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
      expect(late.refusal?.errors).toEqual({ max_selection_needed: 'Changed meanwhile to “1”' })
      const anew = await test.ask(choices.update, { min_selection_needed: 2, version: 2 }, { id })
      expect(anew.refusal?.errors).toEqual({ max_selection_needed: notBelow })
    })

    it('hold after many changes at once', async () => {
      const id = await added({ min_selection_needed: 0, max_selection_needed: 9, max_quantity: 9 })
      const one = await addedOption(id, { max_selection_option: 9 })
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, n) => {
          const limit = (n % 6) + 2
          const asked =
            n % 2 === 0
              ? [{ min_selection_needed: limit }, { min_selection_option: limit }]
              : [{ max_selection_needed: limit }, { max_selection_option: limit }]
          return Promise.all([
            test.ask(choices.update, asked[0], { id }),
            test.ask(choiceOptions.update, asked[1], { id: one }),
          ])
        }),
      )
      for (const { status } of all.flat()) expect([200, 422]).toContain(status)
      const { min_selection_needed = 9, max_selection_needed = 0 } = (await shown(id)) ?? {}
      expect(max_selection_needed).toBeGreaterThanOrEqual(min_selection_needed)
      const { min_selection_option = 9, max_selection_option = 0 } = (await option(one)) ?? {}
      expect(max_selection_option).toBeGreaterThanOrEqual(min_selection_option)
    })

    it.runIf(kind === 'postgres')('are judged by what a change under way makes of them', async () => {
      const id = await added()
      const { pool } = test.database
      await holding(pool, async (client, commit) => {
        await client.query('update item_choices set max_selection_needed = 1 where id = $1', [id])
        const changing = test.ask(choices.update, { min_selection_needed: 2 }, { id })
        await anyWaits(pool)
        await commit()
        expect((await changing).refusal?.errors).toEqual({ max_selection_needed: notBelow })
      })
    })
  })

  it('tell a stale form what was changed in its own words; money is QAR', async () => {
    const id = await added()
    const one = await addedOption(id)
    const item_choice_name_ar = 'مقبلات'
    await test.ask(choices.update, { item_choice_name_ar, show_onmenu: false, version: 1 }, { id })
    const late = await test.ask(choices.update, { item_choice_name_en: 'Starters', version: 1 }, { id })
    expect(late.refusal?.stale?.changes).toEqual({
      item_choice_name_ar: { before: 'السلطات', after: item_choice_name_ar },
      show_onmenu: { before: true, after: false },
    })
    await test.ask(choiceOptions.update, { item_choice_price: 7.5, version: 1 }, { id: one })
    const lateOption = await test.ask(choiceOptions.update, { name_en: 'Tabbouleh', version: 1 }, { id: one })
    expect(lateOption.refusal?.stale?.changes).toEqual({ item_choice_price: { before: 5.25, after: 7.5 } })
    expect(lateOption.refusal?.errors).toEqual({ item_choice_price: 'Changed meanwhile to “7.5”' })
    const cents = await test.ask(choiceOptions.update, { item_choice_price: 1.005 }, { id: one })
    expect(cents.refusal?.errors).toEqual({ item_choice_price: 'At most two decimals' })
  })

  it('added at once each have a place; deleting a choice takes its options along', async () => {
    const id = await added()
    await Promise.all(Array.from({ length: 6 }, () => Promise.all([added(), addedOption(id)])))
    const indexes = async (table: string, column: string, of: number) =>
      (await test.query(`select sorting_index from ${table} where ${column} = $1 order by 1`, [of])).map(
        ({ sorting_index }) => sorting_index,
      )
    expect(await indexes('item_choices', 'item_id', item_id)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await indexes('item_choice_options', 'item_choice_id', id)).toEqual([1, 2, 3, 4, 5, 6])
    const raced = await Promise.all([
      test.ask(choices.remove, {}, { id }),
      test.ask(choiceOptions.save, { ...fattoush, item_choice_id: id }),
      test.ask(choices.update, { show_onmenu: false }, { id }),
    ])
    expect(raced[0].status).toBe(200)
    for (const { status } of raced.slice(1)) expect([200, 404]).toContain(status)
    expect(await indexes('item_choice_options', 'item_choice_id', id)).toEqual([])
    const told = await test.query(
      `select distinct store_id, restaurant_id from audit_log
        where table_name = 'item_choice_options' and action = 'delete' and before->>'item_choice_id' = $1`,
      [String(id)],
    )
    const { stores: store_id, restaurants: restaurant_id } = test.tenant.ids
    expect(told).toEqual([{ store_id, restaurant_id }])
    expect((await test.ask(choices.remove, {}, { id })).status).toBe(404)
  })
})
