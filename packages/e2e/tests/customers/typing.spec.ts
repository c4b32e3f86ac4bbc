import type { Bilingual } from '@sufra/contract/kernel/language'
import { post } from '../../support/api.ts'
import { addCustomer } from '../../support/customers.ts'
import { backFromOtherTab, withClock } from '../../support/otherTab.ts'
import { makeAdmin } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  notes: { en: 'Staff notes', ar: 'ملاحظات الموظفين' },
  note: { en: 'Note', ar: 'ملاحظة' },
  addNote: { en: 'Add note', ar: 'إضافة ملاحظة' },
  noteAdded: { en: 'Note added', ar: 'أُضيفت الملاحظة' },
  edit: { en: 'Edit', ar: 'تعديل' },
  name: { en: 'Name', ar: 'الاسم' },
  theirs: { en: 'Take theirs', ar: 'اعتماد التعديل الآخر' },
} satisfies Record<string, Bilingual>

const notes = '**/getCustomerNotes/**'

test('a note can be typed on while the others load', async ({ visit, say }) => {
  const admin = await makeAdmin('Business Support')
  const { id } = await addCustomer(admin, 'Maryam Al-Sulaiti')
  await post(`admins/settings/customers/saveCustomerNote/${id}`, admin.token, {
    note: 'Prefers to receive calls',
  })
  const written = Promise.withResolvers<void>()
  const page = await visit(`/main/customers/customer-profile/${id}`, {
    as: admin,
    before: (opened) =>
      opened.route(notes, async (route) => {
        await written.promise
        await route.continue()
      }),
  })
  const shown = page.getByRole('region', { name: say(labels.notes) })
  const note = shown.getByLabel(say(labels.note), { exact: true })
  await note.fill('Prefers to be called ')
  await expect(shown.getByRole('status', { name: say(labels.loading) })).toBeVisible()
  const loaded = page.waitForResponse(notes)
  written.resolve()
  await loaded
  await expect(page.getByText('Prefers to receive')).toBeVisible()
  await page.keyboard.type('after six')
  await expect(note).toHaveValue('Prefers to be called after six')
  await page.getByRole('button', { name: say(labels.addNote) }).click()
  await expect(successMessage(page, say(labels.noteAdded))).toBeVisible()
  await expect(page.getByText('Prefers to be called after six')).toBeVisible()
  await expect(note).toHaveValue('')
})

test('a form takes no input while it is being saved', async ({ visit, say }) => {
  const admin = await makeAdmin('Business Support')
  const { id } = await addCustomer(admin, 'Maryam Al-Sulaiti')
  const page = await visit(`/main/customers/customer-profile/${id}`, { as: admin })
  const note = page.getByLabel(say(labels.note), { exact: true })
  const held = Promise.withResolvers<void>()
  await page.route('**/saveCustomerNote/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await note.fill('Prefers to be called')
  await page.getByRole('button', { name: say(labels.addNote) }).click()
  await expect(note).not.toBeEditable()
  held.resolve()
  await expect(successMessage(page, say(labels.noteAdded))).toBeVisible()
  await expect(note).toBeEditable()
})

test('a customer’s form keeps what is typed, and can take what somebody else saved meanwhile', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409.*updateCustomer/)
  const admin = await makeAdmin('Business Support')
  const { id } = await addCustomer(admin, 'Maryam Al-Sulaiti')
  const page = await visit(`/main/customers/customer-profile/${id}`, {
    as: admin,
    ...withClock,
  })
  await page.getByRole('button', { name: say(labels.edit), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(say(labels.name))
  await name.fill('Maryam Al-Sulaity')
  await post(`admins/settings/customers/updateCustomer/${id}`, admin.token, {
    fullname: 'Mariam Al-Sulaiti',
    version: 1,
  })
  const read = page.waitForResponse('**/getCustomerDetails/**')
  await backFromOtherTab(page)
  await read
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText(
    'Mariam Al-Sulaiti',
  )
  await expect(name).toHaveValue('Maryam Al-Sulaity')
  await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
  await dialog.getByRole('button', { name: say(labels.theirs) }).click()
  await expect(name).toHaveValue('Mariam Al-Sulaiti')
})

test('a note for one customer is not left for another who is gone back to', async ({ visit, say }) => {
  const admin = await makeAdmin('Business Support')
  const one = await addCustomer(admin, 'Maryam Al-Sulaiti')
  const other = await addCustomer(admin, 'Khalid Al-Sulaiti')
  const page = await visit(`/main/customers/customer-profile/${one.id}`, { as: admin })
  const title = page.getByRole('heading', { level: 1 })
  const note = page.getByLabel(say(labels.note), { exact: true })
  await expect(note).toBeVisible()
  await expect(page.getByText('No notes yet')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Go to…' }).fill(other.mobile)
  await page.getByRole('button', { name: /Khalid Al-Sulaiti/ }).click()
  await expect(title).toContainText('Khalid')
  await note.fill('Is moving house')
  await page.goBack()
  await page
    .getByRole('dialog', { name: say(words.leaving) })
    .getByRole('button', { name: say(words.leave), exact: true })
    .click()
  await expect(title).toContainText('Maryam')
  await expect(note).toHaveValue('')
})
