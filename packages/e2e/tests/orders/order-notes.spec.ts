import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  note: { en: 'Internal note', ar: 'ملاحظة داخلية' },
  add: { en: 'Add note', ar: 'إضافة ملاحظة' },
  remove: { en: 'Delete note', ar: 'حذف الملاحظة' },
  ask: { en: 'Delete this note?', ar: 'هل تريد حذف هذه الملاحظة؟' },
  needed: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  print: { en: 'Print', ar: 'طباعة' },
}

test('notes are in the history of their own side only, and their author deletes them', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { owner, storeUser, orders } = await makeShop({ accepted: 1 })
  const [id] = orders
  const page = await visit(`/restaurant/orders/order-details/${id}`, { as: owner })
  const field = page.getByRole('textbox', { name: say(labels.note) })
  const add = page.getByRole('button', { name: say(labels.add) })
  await add.click()
  await expect(field).toHaveAccessibleDescription(new RegExp(say(labels.needed)))
  await field.fill('Bring the large pots')
  await add.click()
  const notes = page.locator('li[data-note]')
  await expect(notes).toHaveText(/Bring the large pots/)
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await field.fill('The gate is blue')
  await add.click()
  await expect(notes).toHaveCount(2)
  await expectAccessible(page, 'internal notes')

  const store = await visit(`/store/orders/order-details/${id}`, { as: storeUser })
  await expect(store.locator('li[data-note]')).toHaveCount(2)
  await expect(store.getByRole('button', { name: say(labels.remove) })).toHaveCount(0)
  const admin = await visit(`/main/orders/order-details/${id}`, { as: await makeAdmin() })
  // One of their own shows that all notes have been read.
  await admin.getByRole('textbox', { name: say(labels.note) }).fill('The customer called twice')
  await admin.getByRole('button', { name: say(labels.add) }).click()
  await expect(admin.locator('li[data-note]')).toHaveText([/The customer called twice/])

  await notes
    .first()
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await page
    .getByRole('dialog', { name: say(labels.ask) })
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(notes).toHaveText([/The gate is blue/])
  await page.goto(`/restaurant/orders/print/${id}`)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('article')).not.toContainText('The gate is blue')
})

test('a note is added once, though its form is sent again before the notes are read', async ({
  visit,
  say,
}) => {
  const { owner, orders } = await makeShop({ accepted: 1 })
  const page = await visit('/restaurant/orders', { as: owner })
  const first = page.waitForResponse('**/order/getNotes/**')
  await page.goto(`/restaurant/orders/order-details/${orders[0]}`)
  await first
  const field = page.getByRole('textbox', { name: say(labels.note) })
  const asked = Promise.withResolvers<void>()
  await page.route('**/order/getNotes/**', async (route) => {
    await asked.promise
    await route.continue()
  })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/order/addNote/')) sent += 1
  })
  await field.fill('Bring the large pots')
  const reading = page.waitForRequest('**/order/getNotes/**')
  await page.getByRole('button', { name: say(labels.add) }).click()
  await reading
  await field.evaluate((element) => (element as HTMLTextAreaElement).form?.requestSubmit())
  asked.resolve()
  await expect(page.locator('li[data-note]')).toHaveText(/Bring the large pots/)
  await expect(field).toHaveValue('')
  expect(sent).toBe(1)
})

test('leaving asks before a note or a profile that was typed in is lost', async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ accepted: 1 })
  const page = await visit(`/restaurant/orders/order-details/${orders[0]}`, { as: owner })
  const note = page.getByRole('textbox', { name: say(labels.note) })
  await note.fill('Bring the large pots')
  const away = page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).first()
  const question = page.getByRole('dialog', { name: say(words.leaving) })
  await away.click()
  await question.getByRole('button', { name: say(words.goBack) }).click()
  await expect(note).toHaveValue('Bring the large pots')
  await away.click()
  await question.getByRole('button', { name: say(words.leave), exact: true }).click()
  await expect(note).toBeHidden()

  await page.goto('/restaurant/profile')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Another name')
  await away.click()
  await question.getByRole('button', { name: say(words.goBack) }).click()
  await expect(name).toHaveValue('Another name')
})
