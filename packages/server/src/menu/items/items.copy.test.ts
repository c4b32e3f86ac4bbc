import { addonOptions, addons, choiceOptions, choices, items } from '@sufra/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type ItemsTest, openItems, written } from './items.fixture.ts'

describeRules('a copy of an item', (open) => {
  let test: ItemsTest
  let source: number
  beforeAll(async () => {
    test = await openItems(open)
  })
  afterAll(() => test?.close())

  const saved = async (...[operation, body]: Parameters<ItemsTest['ask']>) => {
    const { output, refusal } = await test.ask(operation, body)
    if (!output) throw new Error(JSON.stringify(refusal))
    return (output as { id: number }).id
  }
  beforeEach(async () => {
    source = await test.added({
      images: [await test.uploaded(), await test.uploaded()],
      description_en: written('Slow-cooked'),
    })
    for (const [name, price] of [
      ['Salads', 5.5],
      ['Sauces', 0],
    ] as const) {
      const item_choice_id = await saved(choices.save, {
        item_id: source,
        item_choice_name_en: name,
        item_choice_name_ar: `${name} ع`,
        min_selection_needed: 1,
        max_selection_needed: 2,
        max_quantity: 3,
      })
      for (const option of ['One', 'Two'])
        await saved(choiceOptions.save, {
          item_choice_id,
          name_en: `${name} ${option}`,
          name_ar: option,
          item_choice_price: price,
        })
    }
    const item_addon_id = await saved(addons.save, { item_id: source, name_en: 'Staff', name_ar: 'طاقم' })
    await saved(addonOptions.save, {
      item_addon_id,
      name_en: 'Waiter',
      name_ar: 'نادل',
      item_addon_option_price: 150,
      max_selection: 4,
    })
  })

  const copy = (changes: object = {}) =>
    test.ask(items.copy, test.form({ copy_from_item_id: source, thumbfile: undefined, ...changes }))
  const options = async (id: number) => {
    const plain = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (key, each) =>
          /^(id|item_.*_id|item_id|version)$/.test(key) ? undefined : each,
        ),
      )
    const of = await test.ask(choices.list, {}, { id })
    const more = await test.ask(addons.list, {}, { id })
    return plain([of.output?.choices, more.output?.addons])
  }

  it('has the choices, addons, pictures and switches of the original; the form sets the rest', async () => {
    await test.ask(items.updateShow, { item_id: source, status: false })
    const before = await test.shown(source)
    const { output } = await copy({ name_en: 'Copied', promoted_price: 99 })
    const id = output?.item_id ?? 0
    const made = await test.shown(id)
    expect(made).toMatchObject({
      name_en: 'Copied',
      promoted_price: 99_00,
      description_en: null,
      show: false,
      thumb: before.thumb,
      sub_category_id: before.sub_category_id,
      restaurant_store_id: before.restaurant_store_id,
      version: 1,
    })
    expect(made.sorting_index).toBeGreaterThan(before.sorting_index)
    const pictures = ({ images }: typeof made) => images.map(({ id: _, ...each }) => each)
    expect(pictures(made)).toEqual(pictures(before))
    expect(JSON.stringify(await options(source))).toContain('Sauces Two')
    expect(await options(id)).toEqual(await options(source))
    const [row] = await test.query('select copied_from_item_id as source from items where id = $1', [id])
    expect(row?.source).toBe(source)
    expect(await test.shown(source)).toEqual(before)
  })

  it('is independent of the original', async () => {
    const { output } = await copy()
    const id = output?.item_id ?? 0
    const whole = [await test.shown(id), await options(id)]
    const first = (await test.ask(choices.list, {}, { id: source })).output?.choices[0]
    await test.ask(choices.remove, {}, { id: first?.id })
    await test.ask(items.update, { images: [], name_en: 'Other' }, { id: source })
    await test.ask(items.remove, {}, { id: source })
    expect([await test.shown(id), await options(id)]).toEqual(whole)
  })

  it('can have its own photo and pictures', async () => {
    const before = await test.shown(source)
    const [first, second] = before.images.map(({ imagefid }) => imagefid)
    const own = await test.uploaded()
    const { output } = await copy({ ...test.form(), images: [own, second], copy_from_item_id: source })
    const made = await test.shown(output?.item_id ?? 0)
    expect(made.thumb?.uri).not.toBe(before.thumb?.uri)
    expect(made.images.map(({ imagefid, is_default }) => [imagefid, is_default])).toEqual([
      [own, true],
      [second, false],
    ])
    expect((await test.shown(source)).images.map(({ imagefid }) => imagefid)).toEqual([first, second])
    const theirs = await test.uploaded('store_user')
    expect((await copy({ images: [theirs] })).refusal?.errors).toHaveProperty('images')
  })

  it('can be made in another store, at the end of a category', async () => {
    const other = await test.world.tenant('Other')
    const target = { copy_to_store_id: other.ids.stores, sub_category_id: other.ids.subcategories }
    const { output } = await copy(target)
    const made = await test.shown(output?.item_id ?? 0)
    expect(made).toMatchObject({
      restaurant_store_id: other.ids.stores,
      sub_category_id: other.ids.subcategories,
      sorting_index: 1,
    })
    const seen = await test.ask(
      items.show,
      {},
      {
        id: made.id,
        kind: 'store_user',
        token: other.people.store_user.token,
      },
    )
    expect(seen.status).toBe(200)
    // The category must be of the target store.
    expect((await copy({ copy_to_store_id: other.ids.stores })).status).toBe(404)
  })

  it('is all or nothing, and for admins only', async () => {
    const counts = () =>
      test.query(`select (select count(*) from items) as items, (select count(*) from item_choices) as choices,
        (select count(*) from files) as files, (select count(*) from audit_log) as audited`)
    const before = await counts()
    const { ids } = test.tenant
    for (const bad of [{ copy_from_item_id: 999_999_999 }, { store_id: ids['unused stores'] }])
      expect((await copy(bad)).status, JSON.stringify(bad)).toBe(404)
    for (const bad of [
      { copy_to_store_id: 999_999_999 },
      { sub_category_id: 999_999_999 },
      { filters: [999_999_999] },
    ]) {
      const { status, refusal } = await copy(bad)
      expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([404, Object.keys(bad)])
    }
    expect((await copy({ promoted_price: 300 })).status).toBe(422)
    expect(await counts()).toEqual(before)
    const path = '/api/restaurant/restaurant/item/copyItem'
    const { token } = test.tenant.people.restaurant
    expect((await test.server.call('POST', path, { token, body: {} })).status).toBe(404)
  })
})
