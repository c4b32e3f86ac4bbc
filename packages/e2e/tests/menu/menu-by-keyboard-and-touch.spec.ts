// Over 300 lines: one walk through the whole menu, the same for keyboard and finger; each step needs the one before.
import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import readFile from 'read-excel-file/node'
import writeFile from 'write-excel-file/universal'
import { lastingMark } from '../../server/lastingMark.ts'
import { finger, type InputMethod, keyboard } from '../../support/inputMethods.ts'
import { itemMarks } from '../../support/itemMarks.ts'
import { picture } from '../../support/pictures.ts'
import { makeAdmin, makeShop, type Person, type Shop } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

type Say = (text: Bilingual) => string
const labels = {
  categories: { en: 'Categories', ar: 'التصنيفات' },
  addCategory: { en: 'Add Category', ar: 'إضافة تصنيف' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  juices: { en: 'Juices', ar: 'عصائر' },
  addMenu: { en: 'Add Menu', ar: 'إضافة صنف' },
  newMenu: { en: 'Add New Menu', ar: 'إضافة صنف جديد' },
  duplicate: { en: 'Duplicate Menu', ar: 'نسخ صنف' },
  save: { en: 'Save item', ar: 'حفظ الصنف' },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  addChoices: { en: 'Add Choices', ar: 'إضافة اختيار' },
  size: { en: 'Size', ar: 'الحجم' },
  min: { en: 'Min selection', ar: 'أقل عدد اختيارات' },
  max: { en: 'Max selection', ar: 'أكثر عدد اختيارات' },
  addons: { en: 'Addons', ar: 'الإضافات' },
  addAddons: { en: 'Add Addons', ar: 'إضافة مجموعة إضافات' },
  addOptions: { en: 'Add Options', ar: 'إضافة خيار' },
  options: { en: 'Options', ar: 'الخيارات' },
  price: { en: 'Price', ar: 'السعر' },
  preview: { en: 'Preview', ar: 'معاينة' },
  asSeen: { en: 'What the customer sees', ar: 'ما يراه العميل' },
  toMenu: { en: 'Back to the menu', ar: 'العودة إلى القائمة' },
  promoted: { en: 'Sale price', ar: 'السعر بعد الخصم' },
  category: { en: 'Category', ar: 'التصنيف' },
  shown: { en: 'Shown', ar: 'ظاهر' },
  cash: { en: 'Accept cash on delivery', ar: 'قبول الدفع عند الاستلام' },
  switchOff: { en: 'Switch off', ar: 'إيقاف' },
  next: { en: 'Next', ar: 'التالي' },
  create: { en: 'Create copy', ar: 'إنشاء النسخة' },
  finish: { en: 'Finish', ar: 'إنهاء' },
  table: { en: 'Table', ar: 'جدول' },
  items: { en: 'All items', ar: 'كل الأصناف' },
  selectAll: { en: 'Select all shown', ar: 'تحديد كل الأصناف الظاهرة' },
  bar: { en: 'Selected items', ar: 'الأصناف المحددة' },
  change: { en: 'Change', ar: 'تغيير' },
  switches: { en: 'Switches', ar: 'التفعيل والإيقاف' },
  choiceGroup: { en: 'Choice group', ar: 'مجموعة اختيارات' },
  whichSwitch: { en: 'Which switch', ar: 'أي إعداد' },
  off: { en: 'Off', ar: 'متوقفًا' },
  whatChanges: { en: 'What will change', ar: 'ما سيتغيّر' },
  undo: { en: 'Undo', ar: 'تراجع' },
  spreadsheet: { en: 'Spreadsheet', ar: 'جدول بيانات' },
  exportMenu: { en: 'Export', ar: 'تصدير' },
  importMenu: { en: 'Import', ar: 'استيراد' },
  dryRun: { en: 'Import preview', ar: 'معاينة الاستيراد' },
  globals: { en: 'Global categories', ar: 'التصنيفات العامة' },
  addGlobal: { en: 'Add New Category', ar: 'إضافة تصنيف جديد' },
  code: { en: 'Registration code', ar: 'رمز التسجيل' },
  icon: { en: 'Icon', ar: 'الأيقونة' },
  remove: { en: 'Delete', ar: 'حذف' },
  requirement: { en: 'Requirement in English', ar: 'المتطلب بالإنجليزية' },
  requirementAr: { en: 'Requirement in Arabic', ar: 'المتطلب بالعربية' },
  searchRequirements: { en: 'Search requirements', ar: 'البحث في المتطلبات' },
  addRequirement: { en: 'Add Requirement', ar: 'إضافة متطلب' },
  saveChange: { en: 'Save change', ar: 'حفظ التعديل' },
} satisfies Record<string, Bilingual>

const fields: Readonly<Record<string, string>> = {
  name_en: 'Lemon with mint',
  name_ar: 'ليمون بالنعناع',
  short_description_en: 'Pressed',
  short_description_ar: 'معصور',
  original_price: '120',
  promoted_price: '100',
  enough_for: '10',
  price_per_unit: '8',
  quantity_per_day: '90',
  max_quantity_per_day: '40',
  lead_time: '4',
  setup_time: '1',
  max_time: '3',
  available_from_time: '10:00',
  available_to_time: '22:00',
}
const lemon = { en: 'Lemon with mint', ar: 'ليمون بالنعناع' }
const orange = { en: 'Orange', ar: 'برتقال' }

/** A person at a page, with their way of operating it. */
interface Walk {
  readonly page: Page
  readonly hand: InputMethod
  readonly say: Say
  readonly isPhone: boolean
  readonly shop: Shop
  readonly admin: Person
}
const named = ({ page, say }: Walk, name: Bilingual) =>
  page.getByRole('button', { name: say(name), exact: true })
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

interface Kept {
  readonly id: number
  readonly name: Bilingual
  readonly sub_category_id: number
  readonly promoted_price: number
  readonly show: boolean
  readonly cash_on_delivery: boolean
}
async function asked<Answer>({ admin }: Walk, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${origin()}/api/admins/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Answer
}
const allItems = async (walk: Walk): Promise<readonly Kept[]> =>
  (await asked<{ items: Kept[] }>(walk, 'restaurant/item/getAllItems', { store_id: walk.shop.ids.stores }))
    .items
const keptItem = async (walk: Walk, name: Bilingual) =>
  (await allItems(walk)).find((item) => item.name.en === name.en)
const groupsOf = async (walk: Walk, id: number | undefined) =>
  (
    await asked<{ choices: { item_choice_name_en: string }[] }>(walk, `restaurant/choice/index/${id}`)
  ).choices.map((choice) => choice.item_choice_name_en)

async function addGroup(walk: Walk, add: Bilingual, name: Bilingual, limits: boolean): Promise<void> {
  const { page, hand, say } = walk
  await hand.press(named(walk, add))
  const dialog = page.getByRole('dialog', { name: say(add) })
  await hand.type(dialog.getByLabel(say(labels.english)), name.en)
  await hand.type(dialog.getByLabel(say(labels.arabic)), name.ar)
  if (limits) {
    await hand.type(dialog.getByRole('textbox', { name: say(labels.min) }), '0')
    await hand.type(dialog.getByRole('textbox', { name: say(labels.max) }), '1')
  }
  await hand.press(dialog.getByRole('button', { name: say(words.save), exact: true }))
  await expect(dialog).toBeHidden()
  const group = page.getByRole('region', { name: say(name), exact: true })
  await hand.press(named(walk, labels.addOptions))
  const table = group.getByRole('table', { name: say(labels.options) })
  await hand.type(table.getByRole('textbox', { name: say(labels.english) }), 'Large')
  await hand.type(table.getByRole('textbox', { name: say(labels.arabic) }), 'كبير')
  await hand.type(table.getByRole('textbox', { name: say(labels.price) }), '12.5')
  await hand.press(table.getByRole('button', { name: say(words.save), exact: true }))
  await expect(table.getByText('12.50')).toBeVisible()
}

async function makeItem(walk: Walk): Promise<void> {
  const { page, hand, say, isPhone } = walk
  if (isPhone) await hand.press(named(walk, labels.categories))
  await hand.press(named(walk, labels.addCategory))
  const dialog = page.getByRole('dialog', { name: say(labels.addCategory) })
  await hand.type(dialog.getByLabel(say(labels.english)), labels.juices.en)
  await hand.type(dialog.getByLabel(say(labels.arabic)), labels.juices.ar)
  await hand.press(dialog.getByRole('button', { name: say(words.save) }))
  await expect(dialog).toBeHidden()
  await hand.press(page.getByRole('button', { name: new RegExp(`^${say(labels.juices)}`) }))
  await expect(page.getByRole('region', { name: say(labels.juices) })).toBeVisible()

  await hand.press(named(walk, labels.addMenu))
  await hand.press(page.getByRole('menuitem', { name: say(labels.newMenu) }))
  await expect(field(page, 'item_requirements').first()).toBeVisible()
  for (const [name, value] of Object.entries(fields).slice(0, 4)) await hand.type(field(page, name), value)
  await hand.give(field(page, 'thumbfile'), picture(400))
  for (const [name, value] of Object.entries(fields).slice(4)) await hand.type(field(page, name), value)
  for (const name of itemMarks) await hand.tick(field(page, name).and(page.getByLabel(say(lastingMark))))
  await hand.press(named(walk, labels.save))
  await expect(page).toHaveURL(/form-menu\/\d+\?.*tab=choices/)
  // The pressed button is gone: the focus continues here, not at the top of the page.
  await expect(page.getByRole('tab', { name: say(labels.choices) })).toBeFocused()
}

async function fillItem(walk: Walk): Promise<void> {
  const { page, hand, say } = walk
  await addGroup(walk, labels.addChoices, labels.size, true)
  await hand.press(page.getByRole('tab', { name: say(labels.addons) }))
  await addGroup(walk, labels.addAddons, { en: 'Glasses', ar: 'كؤوس' }, false)
  await hand.press(named(walk, labels.preview))
  const drawer = page.getByRole('dialog', { name: say(labels.asSeen) })
  await expect(drawer.getByText(say({ en: 'Glasses', ar: 'كؤوس' }))).toBeVisible()
  await hand.press(drawer.getByRole('button', { name: say(words.close) }))
  await expect(drawer).toBeHidden()
  await hand.press(page.getByRole('link', { name: say(labels.toMenu) }))
}

/** Edits and switches an item in place, in the grid. */
async function editCard(walk: Walk): Promise<void> {
  const { page, hand, say } = walk
  const cell = { name: `${say(labels.promoted)}: ${say(lemon)}` }
  await hand.press(page.getByRole('button', cell))
  const input = page.getByRole('textbox', { ...cell, exact: true })
  await hand.type(input, '99.5')
  await hand.keep(page.getByRole('form', cell), say(words.save))
  await expect(input).toBeHidden()
  await hand.tick(page.getByRole('switch', { name: `${say(labels.shown)}: ${say(lemon)}` }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: say(labels.switchOff) }))
  await expect.poll(() => keptItem(walk, lemon)).toMatchObject({ promoted_price: 99.5, show: false })
}

async function duplicateItem(walk: Walk): Promise<void> {
  const { page, hand, say, isPhone } = walk
  await hand.press(named(walk, labels.addMenu))
  await hand.press(page.getByRole('menuitem', { name: say(labels.duplicate) }))
  await hand.tick(page.getByRole('radio', { name: new RegExp(say(lemon)) }))
  await hand.press(named(walk, labels.next))
  await hand.type(field(page, 'name_en'), orange.en)
  await hand.type(field(page, 'name_ar'), orange.ar)
  await hand.press(named(walk, labels.create))
  for (const step of ['choices', 'addons']) {
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
    await hand.press(named(walk, labels.next))
  }
  if (isPhone) await hand.press(named(walk, labels.preview))
  await expect(page.getByRole('article').getByRole('heading', { level: 3, name: say(orange) })).toBeVisible()
  if (isPhone) await hand.press(page.getByRole('dialog').getByRole('button', { name: say(words.close) }))
  await hand.press(named(walk, labels.finish))
  expect(await groupsOf(walk, (await keptItem(walk, orange))?.id)).toEqual([labels.size.en])
}

async function openChange(walk: Walk, kind: Bilingual): Promise<void> {
  const { page, hand, say, isPhone } = walk
  const bar = page.getByRole('region', { name: say(labels.bar) })
  if (isPhone) await hand.press(bar.getByRole('button', { name: say(labels.change) }))
  const role = isPhone ? 'menuitem' : 'button'
  await hand.press((isPhone ? page : bar).getByRole(role, { name: say(kind), exact: true }))
}

async function makeChange({ page, hand, say }: Walk): Promise<void> {
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: say(labels.preview), exact: true }))
  await expect(dialog.getByRole('table', { name: say(labels.whatChanges) })).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: say({ en: 'Change', ar: 'تغيير' }) }).last())
  await expect(dialog).toBeHidden()
}

/** Changes a category in its row, a switch of all items, a choice for all items, and undoes that. */
async function changeMany(walk: Walk, undo: () => Promise<void>): Promise<void> {
  const { page, hand, say, shop } = walk
  await hand.press(page.getByRole('link', { name: say(labels.table), exact: true }))
  const all = page.getByRole('region', { name: say(labels.items) })
  await expect(all.getByText(say(orange)).first()).toBeVisible()
  const cell = { name: `${say(labels.category)}: ${say(orange)}` }
  await hand.press(page.getByRole('button', cell))
  await hand.choose(
    page.getByRole('combobox', { ...cell, exact: true }),
    say({ en: `${shop.mark} grills`, ar: `${shop.mark} grills ع` }),
  )
  await hand.keep(page.getByRole('form', cell), say(words.save))
  await expect.poll(async () => (await keptItem(walk, orange))?.sub_category_id).toBe(shop.ids.subcategories)

  await hand.tick(page.getByLabel(say(labels.selectAll)))
  await openChange(walk, labels.switches)
  const dialog = page.getByRole('dialog')
  await hand.choose(dialog.getByLabel(say(labels.whichSwitch)), say(labels.cash))
  await hand.tick(dialog.getByRole('radio', { name: say(labels.off) }))
  await makeChange(walk)
  const cash = async () => (await allItems(walk)).map((item) => item.cash_on_delivery)
  expect(new Set(await cash())).toEqual(new Set([false]))

  const { items } = shop.ids
  expect(await groupsOf(walk, items)).not.toContain(labels.size.en)
  await hand.tick(page.getByLabel(say(labels.selectAll)))
  await openChange(walk, labels.choiceGroup)
  await hand.tick(dialog.getByRole('radio', { name: say(lemon) }))
  await hand.tick(dialog.getByRole('radio', { name: say(labels.size) }))
  await makeChange(walk)
  expect(await groupsOf(walk, items)).toContain(labels.size.en)
  await undo()
  await expect.poll(() => groupsOf(walk, items)).not.toContain(labels.size.en)
}

type Cell = string | number | boolean | null

/** Exports the menu, raises a price in the file and imports it. */
async function throughSheet(walk: Walk): Promise<void> {
  const { page, hand, say } = walk
  const choose = async (entry: Bilingual) => {
    await hand.press(page.getByRole('button', { name: say(labels.spreadsheet) }))
    await hand.press(page.getByRole('menuitem', { name: say(entry), exact: true }))
  }
  const waited = page.waitForEvent('download')
  await choose(labels.exportMenu)
  const book = (await readFile(await (await waited).path())) as unknown as { sheet: string; data: Cell[][] }[]
  const [head = [], ...rows] = book[0]?.data ?? []
  const column = (wire: string) => head.findIndex((heading) => String(heading).endsWith(`\n${wire}`))
  const row = rows.find((each) => each[column('name_en')] === orange.en) ?? []
  row[column('promoted_price')] = 77
  const file = await writeFile(book.map(({ sheet, data }) => ({ sheet, data }))).toBlob()
  await choose(labels.importMenu)
  await hand.give(page.locator('main input[type="file"]'), {
    name: 'menu.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await file.arrayBuffer()),
  })
  await expect(page.getByRole('region', { name: say(labels.dryRun) })).toBeVisible()
  await hand.press(page.locator('main').getByRole('button', { name: say(labels.importMenu) }))
  await expect.poll(async () => (await keptItem(walk, orange))?.promoted_price).toBe(77)
}

/** The platform's lists: an entry in use shows where; a new one is added and deleted. */
async function keepMarks(walk: Walk): Promise<void> {
  const { page, hand, say } = walk
  const mark = `${process.pid}${walk.isPhone ? 'f' : 'k'}`
  const name = { en: `Cold ${mark}`, ar: `بارد ${mark}` }
  await hand.press(named(walk, labels.addGlobal))
  const dialog = page.getByRole('dialog')
  await hand.type(dialog.getByLabel(say(labels.english)), name.en)
  await hand.type(dialog.getByLabel(say(labels.arabic)), name.ar)
  await hand.give(dialog.getByLabel(say(labels.icon)), picture(64))
  await hand.press(dialog.getByRole('button', { name: say(words.save) }))
  await expect(dialog).toBeHidden()
  const used = page
    .getByRole('list', { name: say(labels.globals) })
    .getByRole('listitem')
    .first()
  await hand.press(used.getByRole('button', { name: new RegExp(`^${say(labels.remove)}`) }))
  await hand.press(dialog.getByRole('button', { name: say(labels.remove) }))
  await expect(dialog.getByRole('link').first()).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: say(words.close) }).last())
  await expect(dialog).toBeHidden()

  await page.goto('/main/settings/requirements')
  const table = { en: `Table ${mark}`, ar: `طاولة ${mark}` }
  await hand.type(page.getByLabel(say(labels.requirement)), table.en)
  await hand.type(page.getByLabel(say(labels.requirementAr)), table.ar)
  await hand.press(named(walk, labels.addRequirement))
  const row = page.getByRole('listitem').filter({ hasText: table.en })
  await expect(row).toBeAttached()
  // The list holds the rows of every other test, and a row far from the viewport has no buttons yet.
  await hand.type(page.getByRole('textbox', { name: say(labels.searchRequirements) }), mark)
  await hand.press(row.getByRole('button', { name: /^(Edit|تعديل)/ }))
  await hand.type(page.getByLabel(say(labels.requirement)), `${table.en} long`)
  await hand.press(named(walk, labels.saveChange))
  await expect(row).toContainText('long')
  await hand.press(row.getByRole('button', { name: /^(Delete|حذف)/ }))
  await hand.press(dialog.getByRole('button', { name: say(labels.remove) }))
  await expect(row).toHaveCount(0)
  // The focus is beside the deleted row, or at the heading above it.
  await expect(page.locator('main :is(button, h1, h2):focus')).toHaveCount(1)
}

async function wholeMenu(walk: Walk, undo: () => Promise<void>): Promise<void> {
  await makeItem(walk)
  await fillItem(walk)
  await editCard(walk)
  await duplicateItem(walk)
  await changeMany(walk, undo)
  await throughSheet(walk)
}

const menuOf = ({ ids }: Shop) =>
  `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/categorie-&-carting-menu`
/** Deleting a category in use is rejected; pictures have no files. */
const foreseen = [/409.*category\/delete/, /\/files\/wo\//]
const globals = '/main/settings/global-categories?count=25'

test.describe('by keyboard only', () => {
  test('a menu is made, edited, copied, changed, exported and imported', async ({
    visit,
    say,
    isPhone,
    trouble,
  }) => {
    test.slow()
    trouble.expected(...foreseen)
    const [shop, admin] = [await makeShop(), await makeAdmin()]
    const page = await visit(menuOf(shop), { as: admin })
    const undo = () => page.keyboard.press('Control+z')
    await wholeMenu({ say, isPhone, page, hand: keyboard(page), shop, admin }, undo)
  })

  test('global categories and requirements are added, changed and deleted', async ({
    visit,
    say,
    isPhone,
    trouble,
  }) => {
    trouble.expected(...foreseen)
    const [shop, admin] = [await makeShop(), await makeAdmin()]
    const page = await visit(globals, { as: admin })
    await keepMarks({ say, isPhone, page, hand: keyboard(page), shop, admin })
  })
})

test.describe('by finger only', { tag: '@phone' }, () => {
  test('a menu is made, edited, copied, changed, exported and imported', async ({
    visit,
    say,
    isPhone,
    trouble,
  }) => {
    test.slow()
    trouble.expected(...foreseen)
    const [shop, admin] = [await makeShop(), await makeAdmin()]
    const page = await visit(menuOf(shop), { as: admin, touch: true })
    const undo = () => page.getByRole('button', { name: say(labels.undo), exact: true }).tap()
    await wholeMenu({ say, isPhone, page, hand: finger(page), shop, admin }, undo)
  })

  test('global categories and requirements are added, changed and deleted', async ({
    visit,
    say,
    isPhone,
    trouble,
  }) => {
    trouble.expected(...foreseen)
    const [shop, admin] = [await makeShop(), await makeAdmin()]
    const page = await visit(globals, { as: admin, touch: true })
    await keepMarks({ say, isPhone, page, hand: finger(page), shop, admin })
  })
})
