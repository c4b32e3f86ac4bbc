// Over 300 lines: the cases share one imported menu and how a file of it is written and previewed.
import { bulkEdits } from '@sufra/contract/menu/bulkEdits'
import { choices } from '@sufra/contract/menu/choices'
import { items } from '@sufra/contract/menu/items'
import { richTooLong } from '@sufra/contract/menu/menuImport.problems'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import { written } from '../items/items.fixture.ts'
import { type CellsByColumn, type File, openSheet, type SheetTest } from './menuImport.fixture.ts'
import { newDish } from './menuImport.rows.fixture.ts'

describeRules('descriptions, hours and names in a spreadsheet', (open) => {
  let test: SheetTest
  beforeAll(async () => {
    test = await openSheet(open)
  })
  afterAll(() => test?.close())

  const row = async (id: number, language = 'en') =>
    (await test.exported({ language })).items.find(({ item_id }) => item_id === id) as CellsByColumn
  const previewed = async (file: File, language = 'en') => {
    const { output } = await test.preview(file, { language })
    return output?.rows.map(({ what, problems }) => [
      what,
      ...problems.map(({ field, text }) => `${field}: ${text}`),
    ])
  }
  const untouched = async (id: number, language = 'en') => {
    const file = { items: [await row(id, language)] }
    const { output } = await test.preview(file, { language: language === 'en' ? 'ar' : 'en' })
    return [output?.rows, output?.unchanged]
  }

  it('exports, imports and changes descriptions and drop-off hours like the form', async () => {
    const parts = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '=1+1 & <more>' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'One', marks: [{ type: 'bold' }] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    ]
    const document = { type: 'doc', content: parts }
    const id = await test.added({ description_en: JSON.stringify(document), drop_off_time: '8-17:30' })
    expect(await row(id)).toMatchObject({
      description_en: '<h2>=1+1 & &lt;more></h2>\n<b>One</b>\n<ul>\n<li></li>\n</ul>',
      description_ar: null,
      drop_off_time: '08:00-17:30',
      photo: expect.stringMatching(/^\/files\//),
      images: 0,
    })
    expect(await untouched(id)).toEqual([[], 1])
    const before = await test.shown(id)
    const { change } = await test.imported({
      items: [
        {
          item_id: id,
          name_en: 'Described',
          description_ar: 'أرز\n<b>ولحم</b>\u202e',
          drop_off_time: '٢٠-٢',
          photo: 'x',
          images: 9,
        },
      ],
    })
    const after = await test.shown(id)
    expect(after).toMatchObject({
      name_en: 'Described',
      drop_off_time: '20:00-02:00',
      description_en: document,
    })
    expect(after.description_ar?.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'أرز' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'ولحم', marks: [{ type: 'bold' }] }] },
    ])
    const audited = await test.query(
      "select after from audit_log where table_name = 'items' and row_id = $1 order by id desc limit 1",
      [String(id)],
    )
    expect(Object.keys(audited[0]?.after ?? {}).sort()).toEqual(
      ['description_ar', 'drop_off_from', 'drop_off_to', 'name_en'].sort(),
    )
    await test.imported({
      items: [{ item_id: id, description_en: ' ', description_ar: '<b> </b>', drop_off_time: null }],
    })
    expect(await test.shown(id)).toMatchObject({
      description_en: null,
      description_ar: null,
      drop_off_time: null,
    })
    const { output: made } = await test.ask(bulkEdits.list, {}, { id: test.store_id })
    for (const { id: of } of [made?.changes[0] ?? change, change])
      await test.ask(bulkEdits.undo, {}, { id: of })
    const { version: _was, ...same } = before
    expect(await test.shown(id)).toMatchObject(same)
  })

  it('does not rewrite an unusual description when another field changes', async () => {
    const id = await test.added()
    const odd = {
      type: 'doc',
      content: [{ type: 'paragraph', content: ['a', 'b'].map((text) => ({ type: 'text', text })) }],
    }
    await test.query('update items set description_en = $2 where id = $1', [id, JSON.stringify(odd)])
    await test.imported({ items: [{ ...(await row(id)), enough_for: 77 }] })
    expect((await test.query('select description_en, enough_for from items where id = $1', [id]))[0]).toEqual(
      {
        description_en: odd,
        enough_for: 77,
      },
    )
  })

  it('shows an invalid description as far as it can be read, and keeps it', async () => {
    const id = await test.added()
    const text = { type: 'text', text: 'Rice' }
    for (const [odd, cell] of [
      [{ type: 'doc' }, null],
      [{ type: 'doc', content: [{ type: 'table', content: [text] }] }, 'Rice'],
      [{ type: 'doc', content: [{ type: 'paragraph', content: 'Rice' }] }, null],
      [{ type: 'doc', content: [{ type: 'bulletList' }, null, { toString: 1 }] }, null],
      [{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text' }, text] }] }, 'Rice'],
      ['<p>Rice</p>', 'Rice'],
      [17, null],
    ] as const) {
      await test.query('update items set description_en = $2 where id = $1', [id, JSON.stringify(odd)])
      const shown = await row(id)
      expect([odd, shown.description_en || null]).toEqual([odd, cell || null])
      expect(await previewed({ items: [shown] })).toEqual([])
      await test.imported({ items: [{ ...shown, enough_for: shown.enough_for === 77 ? 78 : 77 }] })
      const [after] = await test.query('select description_en from items where id = $1', [id])
      expect(after).toEqual({ description_en: odd })
    }
  })

  it('keeps a description longer than a cell, and later changes of one by others', async () => {
    const id = await test.added({
      description_en: written('a'.repeat(40_000)),
      description_ar: written('قديم'),
    })
    const file = { items: [{ ...(await row(id)), lead_time: 5 }] }
    expect(file.items[0]).toMatchObject({ description_en: richTooLong })
    expect(await untouched(id)).toEqual([[], 1])
    await test.imported(file)
    expect((await test.shown(id)).description_en?.content).toHaveLength(1)
    expect(await previewed({ items: [newDish('Copied', { description_en: richTooLong })] })).toEqual([
      ['faulty', 'description_en: This only marks a text that is too long for a cell. Enter the text itself'],
    ])
  })

  it('reports errors of both in words', async () => {
    const wrong = (more: CellsByColumn) => newDish(JSON.stringify(more).slice(0, 100), more)
    const faults = {
      '<img src="x">': 'description_en: <img> cannot be used in a description',
      '<b>x': 'description_en: <b> is not closed',
      '<a href="javascript:alert(1)">x</a>':
        'description_en: Links can only lead to web pages, email addresses and phone numbers',
      ['<blockquote>'.repeat(30) + '</blockquote>'.repeat(30)]:
        'description_en: This text is too long or too deeply nested',
    }
    const rows = Object.keys(faults).map((description_en) => wrong({ description_en }))
    const failed = { item_id: await test.added({ dish_en: 'Tray' }), dish_en: '#N/A', enough_for: '#DIV/0!' }
    expect(await previewed({ items: [failed] })).toEqual([
      [
        'faulty',
        'dish_en: Its formula has no result: #N/A',
        'enough_for: Its formula has no result: #DIV/0!',
      ],
    ])
    const none = 'Its formula has no result: #N/A'
    expect(
      await previewed({
        items: [
          wrong({ category_en: '#N/A', category_ar: '#N/A' }),
          wrong({ category_ar: '#N/A', item_unit: '#N/A', filters: '#N/A', item_id: '#N/A' }),
          wrong({ category_ar: '#N/A', item_unit: '#N/A', filters: '#N/A' }),
        ],
        choices: [{ item_name: '#N/A', item_choice_name_en: 'Size', item_choice_name_ar: 'الحجم' }],
      }),
    ).toEqual([
      ['faulty', `category_en: ${none}`],
      ['faulty', `item_id: ${none}`],
      ['faulty', `category_ar: ${none}`, `item_unit: ${none}`, `filters: ${none}`],
      ['faulty', `item_name: ${none}`],
    ])
    expect(await previewed({ items: [...rows, wrong({ drop_off_time: '10 to 18' })] })).toEqual([
      ...Object.values(faults).map((fault) => ['faulty', fault]),
      ['faulty', 'drop_off_time: Two hours joined by a dash, such as 10-18'],
    ])
    expect(await previewed({ items: [wrong({ description_ar: '<b>x' })] }, 'ar')).toEqual([
      ['faulty', 'description_ar: لم يُغلق <b>'],
    ])
  })

  it('distinguishes taxonomies and units of the same name by id, never by guess', async () => {
    const pool = test.database.pool
    const table = (name_ar: string) => insert(pool, 'requirements', { name_en: 'A table', name_ar })
    const [one, other] = [await table('طاولة'), await table('منضدة')]
    const unit = await insert(pool, 'units', { name_en: 'Tray', name_ar: 'صينية' })
    await insert(pool, 'units', { name_en: 'Tray', name_ar: 'صحن' })
    const id = await test.added({
      item_requirements: [one, test.tenant.ids.requirements],
      item_unit_id: unit,
    })
    expect(await row(id)).toMatchObject({
      item_requirements: expect.stringContaining(`A table (#${one})`),
      item_unit: `Tray (#${unit})`,
    })
    for (const language of ['en', 'ar']) expect(await untouched(id, language)).toEqual([[], 1])
    // As exported before the second one existed.
    const plain = (await row(id)).item_requirements?.toString().replace(/ \(#\d+\)/g, '')
    expect(
      await previewed({ items: [{ item_id: id, item_requirements: plain ?? '', item_unit: 'Tray' }] }),
    ).toEqual([])
    const preview = (item_requirements: string) => previewed({ items: [{ item_id: id, item_requirements }] })
    const both = `A table (#${one}), A table (#${other})`
    expect(await preview('A table')).toEqual([
      [
        'faulty',
        `item_requirements: More than one has this name. Enter the one you mean with its ID: ${both}`,
      ],
    ])
    expect(await preview(`A table (#${test.tenant.ids.requirements})`)).toEqual([
      ['faulty', `item_requirements: Unknown: A table (#${test.tenant.ids.requirements})`],
    ])
    await test.imported({
      items: [{ item_id: id, item_requirements: `a table (#${other})`, item_unit: 'صحن' }],
    })
    expect((await test.shown(id)).requirements.map((each) => each.id)).toEqual([other])
    expect(await preview('طاولة')).toEqual([['change']])
    expect(await previewed({ items: [newDish('Trays', { item_unit: 'tray' })] })).toEqual([
      ['faulty', expect.stringContaining('item_unit: More than one has this name')],
    ])
  })

  it('does so for categories, and rejects new ones that share one name', async () => {
    const rice = (name_ar: string) =>
      insert(test.database.pool, 'subcategories', { store_id: test.store_id, name_en: 'Rice', name_ar })
    const [one, other] = [await rice('أرز'), await rice('رز')]
    const id = await test.added({ sub_category_id: one })
    expect(await row(id)).toMatchObject({ category_en: `Rice (#${one})`, category_ar: 'أرز' })
    expect(await untouched(id)).toEqual([[], 1])
    const moved = async (cells: CellsByColumn) => {
      await test.imported({ items: [{ item_id: id, ...cells }] })
      return (await test.shown(id)).sub_category_id
    }
    expect(await moved({ category_en: `rice (#${other})`, category_ar: 'أرز' })).toBe(other)
    expect(await moved({ category_en: `Rice (#${other})`, category_ar: 'أرز' })).toBe(one)
    expect(await moved({ category_en: 'Rice', category_ar: 'رز' })).toBe(other)
    let dishes = 0
    const file = (category_en: string, category_ar: string | null) =>
      newDish(`Dish ${dishes++}`, { category_en, category_ar })
    expect(
      await previewed({
        items: [
          file('Rice', null),
          file('Rice (#0)', 'جديد'),
          file('Feasts', 'ولائم'),
          file('feasts', 'أعياد'),
          file('Soups', 'شوربات'),
          file('soups', 'شوربات'),
        ],
      }),
    ).toEqual([
      ['faulty', expect.stringContaining('category_en: More than one has this name')],
      ['faulty', expect.stringContaining('category_en: The store has no such category')],
      [
        'faulty',
        expect.stringContaining('category_en: Another row adds a category with only one of these names'),
      ],
      [
        'faulty',
        expect.stringContaining('category_en: Another row adds a category with only one of these names'),
      ],
      ['add'],
      ['add'],
    ])
  })

  it('requires new options of groups with the same name to say whose they are', async () => {
    const item_id = await test.added({ name_en: 'Mandi' })
    const group = (item_choice_name_ar: string) =>
      test.ask(choices.save, {
        item_id,
        item_choice_name_en: 'Meat',
        item_choice_name_ar,
        min_selection_needed: 0,
        max_selection_needed: 1,
        max_quantity: 1,
      })
    const { output: one } = await group('لحم')
    await group('لحوم')
    const option = {
      item_id,
      item_choice_name_en: 'Meat',
      name_en: 'Lamb',
      name_ar: 'غنم',
      item_choice_price: 1,
    }
    expect(await previewed({ choices: [option] })).toEqual([
      ['faulty', 'choice_id: The item has more than one group with this name. Enter the group’s ID'],
    ])
    expect(await previewed({ choices: [{ ...option, choice_id: one?.id ?? 0 }] })).toEqual([['add']])
    expect(await previewed({ choices: [{ ...option, item_choice_name_ar: 'لحوم' }] })).toEqual([['add']])
    await test.ask(items.remove, {}, { id: item_id })
  })
})
