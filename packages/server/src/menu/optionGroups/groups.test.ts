// Over 300 lines: one suite runs for choices and for addons; splitting it would separate the cases from their set-up.
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { addonOptions, addons } from '@sufra/contract/menu/addons'
import { choiceOptions, choices } from '@sufra/contract/menu/choices'
import { items } from '@sufra/contract/menu/items'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import type { Tenant } from '../../../test/world.ts'
import { type Asking, type ItemsTest, openItems } from '../items/items.fixture.ts'

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

type Body = Readonly<Record<string, unknown>>
interface GroupKind {
  readonly part: 'choice' | 'addon'
  readonly groups: Readonly<Record<'list' | 'show' | 'save' | 'update' | 'remove', Operation>>
  readonly options: Readonly<Record<'show' | 'save' | 'update' | 'remove', Operation>>
  /** What a group's names are called in a form. */
  readonly names: readonly [en: string, ar: string]
  readonly price: string
  readonly max: string
  readonly group: Body
  readonly option: Body
  /** Of an option. */
  readonly defaults: Body
  readonly hidden: Body
}
const choiceKind: GroupKind = {
  part: 'choice',
  groups: choices,
  options: choiceOptions,
  names: ['item_choice_name_en', 'item_choice_name_ar'],
  price: 'item_choice_price',
  max: 'max_selection_option',
  group: salads,
  option: fattoush,
  defaults: { min_selection_option: 0, max_selection_option: 1 },
  hidden: {},
}
const addonKind: GroupKind = {
  part: 'addon',
  groups: addons,
  options: addonOptions,
  names: ['name_en', 'name_ar'],
  price: 'item_addon_option_price',
  max: 'max_selection',
  group: { name_en: 'Staff', name_ar: 'طاقم الخدمة' },
  option: { name_en: 'Waiter', name_ar: 'نادل', item_addon_option_price: 150.5 },
  defaults: { max_selection: 1, show_onmenu: true },
  hidden: { show_onmenu: false },
}

describeEachDatabase('what is to choose of an item', (open, database) => {
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

  const saved = async (operation: Operation, body: object, asking?: Asking) => {
    const { output, refusal } = await test.ask(operation, body, asking)
    if (!output) throw new Error(JSON.stringify(refusal))
    return (output as { id: number }).id
  }
  const added = ({ groups, group }: GroupKind, more: object = {}, asking?: Asking) =>
    saved(groups.save, { ...group, item_id, ...more }, asking)
  const addedOption = (
    { part, options, option }: GroupKind,
    of: number,
    more: object = {},
    asking?: Asking,
  ) => saved(options.save, { ...option, [`item_${part}_id`]: of, ...more }, asking)

  describe.each([choiceKind, addonKind])('$part', (of) => {
    const { part, groups, options, price, max, group, option, hidden } = of
    const [en, ar] = of.names
    const ofOption = `item_${part}_id`
    const table = `item_${part}s`
    const optionTable = `item_${part}_options`
    const shown = async (operation: Operation, asking: Asking) =>
      Object.values((await test.ask(operation, {}, asking)).output ?? {})[0] as never
    const listed = (kind: Kind = 'admin'): Promise<Body[]> => shown(groups.list, { id: item_id, kind })

    it('is kept with its options, each at the end; what is left out has its default', async () => {
      const first = await added(of)
      const second = await added(of, { [en]: 'Bread', show_onmenu: false })
      const changes = { [max]: 4, ...hidden }
      const ids = [await addedOption(of, first), await addedOption(of, first, changes)]
      const { [en]: name_en, [ar]: name_ar, ...rest } = group
      const whole = ids.map((id, index) => ({
        id,
        [ofOption]: first,
        ...option,
        ...of.defaults,
        ...(index === 1 && changes),
        [price]: Math.round(Number(option[price]) * 100),
        version: 1,
      }))
      expect(await listed()).toEqual([
        {
          id: first,
          item_id,
          [`item_${part}_name_en`]: name_en,
          [`item_${part}_name_ar`]: name_ar,
          ...rest,
          show_onmenu: true,
          [optionTable]: whole,
          version: 1,
        },
        expect.objectContaining({ id: second, show_onmenu: false, [optionTable]: [] }),
      ])
      expect(await shown(groups.show, { id: first })).toEqual((await listed())[0])
      expect(await shown(options.show, { id: ids[1] })).toEqual(whole[1])
      const none = await test.ask(options.save, { ...option, [ofOption]: first, [max]: 0 })
      expect(none.refusal?.errors).toEqual({ [max]: 'At least 1' })
    })

    it('is made, changed and deleted by every kind in its own items', async () => {
      for (const kind of kinds) {
        const id = await added(of, {}, { kind })
        const ofGroup = { kind, id }
        const ofOne = { kind, id: await addedOption(of, id, {}, { kind }) }
        const answers = [
          await test.ask(groups.update, { [en]: kind }, ofGroup),
          await test.ask(options.update, { [max]: 2 }, ofOne),
          await test.ask(options.update, { [price]: 0 }, ofOne),
        ]
        expect(answers.map(({ output }) => (output as Body).version)).toEqual([2, 2, 3])
        expect((await listed(kind))[0]).toMatchObject({
          [`item_${part}_name_en`]: kind,
          [`item_${part}_name_ar`]: group[ar],
          show_onmenu: true,
          [optionTable]: [{ name_en: option.name_en, [max]: 2, [price]: 0 }],
        })
        expect((await test.ask(options.remove, {}, ofOne)).status).toBe(200)
        expect((await test.ask(options.remove, {}, ofOne)).status).toBe(404)
        expect((await test.ask(options.show, {}, ofOne)).status).toBe(404)
        expect((await test.ask(groups.remove, {}, ofGroup)).status).toBe(200)
        expect(await listed(kind)).toEqual([])
      }
    })

    it('of others, of archived items and of those kept from the restaurant is not there', async () => {
      const gone = await test.added()
      const archived = await added(of, { item_id: gone })
      const ofArchived = await addedOption(of, archived)
      await test.ask(items.remove, {}, { id: gone })
      const kept = await added(of)
      const ofKept = await addedOption(of, kept)
      await test.ask(items.updateShowOnRestaurantManager, { item_id, show_on_restaurant_manager: false })
      const theirs = [stranger.ids.items, stranger.ids[table], stranger.ids[optionTable]] as const
      const cases = [
        ['restaurant', ...theirs],
        ['store_user', ...theirs],
        ['admin', gone, archived, ofArchived],
        ['restaurant', item_id, kept, ofKept],
      ] as const
      for (const [kind, item, id, option_id] of cases) {
        const answers = await Promise.all([
          test.ask(groups.list, {}, { kind, id: item }),
          test.ask(groups.show, {}, { kind, id }),
          test.ask(groups.save, { ...group, item_id: item }, { kind }),
          test.ask(groups.update, group, { kind, id }),
          test.ask(groups.remove, {}, { kind, id }),
          test.ask(options.show, {}, { kind, id: option_id }),
          test.ask(options.save, { ...option, [ofOption]: id }, { kind }),
          test.ask(options.update, option, { kind, id: option_id }),
          test.ask(options.remove, {}, { kind, id: option_id }),
        ])
        expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404))
      }
      expect((await listed())[0]).toMatchObject({ version: 1, [optionTable]: [{ version: 1 }] })
    })

    it('tells a stale form what was changed in its own words; money is QAR', async () => {
      const id = await added(of)
      const option_id = await addedOption(of, id)
      await test.ask(groups.update, { [ar]: 'أخرى', show_onmenu: false, version: 1 }, { id })
      const late = await test.ask(groups.update, { [en]: 'Starters', version: 1 }, { id })
      const before = group[ar]
      expect([late.refusal?.code, late.refusal?.stale?.changes]).toEqual([
        'version.stale',
        { [ar]: { before, after: 'أخرى' }, show_onmenu: { before: true, after: false } },
      ])
      await test.ask(options.update, { [price]: 7.5, ...hidden, version: 1 }, { id: option_id })
      const lateOption = await test.ask(options.update, { [max]: 9, version: 1 }, { id: option_id })
      expect(lateOption.refusal?.stale?.changes).toEqual({
        [price]: { before: option[price], after: 7.5 },
        ...('show_onmenu' in hidden && { show_onmenu: { before: true, after: false } }),
      })
      expect(lateOption.refusal?.errors).toHaveProperty(price, 'Changed meanwhile to “7.5”')
      const cents = await test.ask(options.update, { [price]: 1.005 }, { id: option_id })
      expect(cents.refusal?.errors).toEqual({ [price]: 'At most two decimals' })
    })

    it('added at once has a place each; deleting one takes its options along', async () => {
      const id = await added(of)
      await Promise.all(Array.from({ length: 6 }, () => Promise.all([added(of), addedOption(of, id)])))
      const indexes = async (from: string, column: string, value: number) =>
        (await test.query(`select sorting_index from ${from} where ${column} = $1 order by 1`, [value])).map(
          ({ sorting_index }) => sorting_index,
        )
      expect(await indexes(table, 'item_id', item_id)).toEqual([1, 2, 3, 4, 5, 6, 7])
      expect(await indexes(optionTable, ofOption, id)).toEqual([1, 2, 3, 4, 5, 6])
      const raced = await Promise.all([
        test.ask(groups.remove, {}, { id }),
        test.ask(options.save, { ...option, [ofOption]: id }),
        test.ask(groups.update, { show_onmenu: false }, { id }),
      ])
      expect(raced[0].status).toBe(200)
      for (const { status } of raced.slice(1)) expect([200, 404]).toContain(status)
      expect(await indexes(optionTable, ofOption, id)).toEqual([])
      const audited = await test.query(
        `select distinct store_id, restaurant_id from audit_log
          where table_name = $1 and action = 'delete' and before->>$2 = $3`,
        [optionTable, ofOption, String(id)],
      )
      const { stores: store_id, restaurants: restaurant_id } = test.tenant.ids
      expect(audited).toEqual([{ store_id, restaurant_id }])
      expect((await test.ask(groups.remove, {}, { id })).status).toBe(404)
    })
  })

  describe('the limits of a choice', () => {
    const shown = async (id: number) => (await test.ask(choices.show, {}, { id })).output?.choice
    const shownOption = async (id: number) =>
      (await test.ask(choiceOptions.show, {}, { id })).output?.choiceOption
    it('are refused at their field when a new one is made', async () => {
      const wrong = async (changes: object, language = 'en') =>
        (await test.ask(choices.save, { ...salads, item_id, ...changes }, { language })).refusal?.errors
      expect(await wrong({ min_selection_needed: 3 })).toEqual({ max_selection_needed: notBelow })
      expect(await wrong({ max_quantity: 1 }, 'ar')).toEqual({
        max_quantity: 'لا يمكن أن يقل عن الحد الذي قبله',
      })
      expect(await wrong({ max_selection_needed: 0 })).toHaveProperty('max_selection_needed')
      expect(await wrong({ max_quantity: 1.5 })).toEqual({ max_quantity: 'Digits only' })
      const item_choice_id = await added(choiceKind)
      const body = { ...fattoush, item_choice_id, min_selection_option: 2 }
      expect((await test.ask(choiceOptions.save, body)).refusal?.errors).toEqual({
        max_selection_option: notBelow,
      })
    })

    it('left out of a change are judged as they stand', async () => {
      const id = await added(choiceKind)
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

      const one = await addedOption(choiceKind, id, { min_selection_option: 1, max_selection_option: 2 })
      const changedOption = async (changes: object) => {
        const { status, refusal } = await test.ask(choiceOptions.update, changes, { id: one })
        return refusal?.errors ?? status
      }
      expect(await changedOption({ min_selection_option: 3 })).toEqual({ max_selection_option: notBelow })
      expect(await changedOption({ max_selection_option: 1 })).toBe(200)
      expect(await changedOption({ min_selection_option: 2 })).toEqual({ max_selection_option: notBelow })
    })

    it('of a stale form tell first what was changed', async () => {
      const id = await added(choiceKind)
      await test.ask(choices.update, { max_selection_needed: 1, version: 1 }, { id })
      const late = await test.ask(choices.update, { min_selection_needed: 2, version: 1 }, { id })
      expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
      expect(late.refusal?.errors).toEqual({ max_selection_needed: 'Changed meanwhile to “1”' })
      const anew = await test.ask(choices.update, { min_selection_needed: 2, version: 2 }, { id })
      expect(anew.refusal?.errors).toEqual({ max_selection_needed: notBelow })
    })

    it('hold after many changes at once', async () => {
      const id = await added(choiceKind, {
        min_selection_needed: 0,
        max_selection_needed: 9,
        max_quantity: 9,
      })
      const one = await addedOption(choiceKind, id, { max_selection_option: 9 })
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
      const { min_selection_option = 9, max_selection_option = 0 } = (await shownOption(one)) ?? {}
      expect(max_selection_option).toBeGreaterThanOrEqual(min_selection_option)
    })

    it.runIf(database === 'postgres')('are judged by what a change under way makes of them', async () => {
      const id = await added(choiceKind)
      const { pool } = test.database
      await openTransaction(pool, async (client, commit) => {
        await client.query('update item_choices set max_selection_needed = 1 where id = $1', [id])
        const changing = test.ask(choices.update, { min_selection_needed: 2 }, { id })
        await anyWaits(pool)
        await commit()
        expect((await changing).refusal?.errors).toEqual({ max_selection_needed: notBelow })
      })
    })
  })
})
