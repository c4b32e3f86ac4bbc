import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { post } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'Customers', ar: 'العملاء' },
  choose: { en: 'Choose columns', ar: 'اختيار الأعمدة' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  views: { en: 'Views', ar: 'طرق العرض' },
  failed: { en: 'The views could not be loaded', ar: 'تعذّر تحميل طرق العرض' },
  whole: { en: 'Whole list', ar: 'القائمة كاملة' },
  saveAs: { en: 'Save as a new view', ar: 'حفظ كطريقة عرض جديدة' },
  name: { en: 'Name', ar: 'الاسم' },
  share: { en: 'Share with my role', ar: 'مشاركتها مع دوري' },
  changed: { en: 'changed', ar: 'بتعديلات' },
  update: { en: 'Save changes to the view', ar: 'حفظ التعديلات في طريقة العرض' },
  saveMine: { en: 'Save mine', ar: 'حفظ تعديلي' },
  undo: { en: 'Undo changes', ar: 'التراجع عن التعديلات' },
  setDefault: { en: 'Open the list with this view', ar: 'فتح القائمة بطريقة العرض هذه' },
  nowDefault: { en: 'The list opens with', ar: 'ستُفتح القائمة بطريقة العرض' },
  remove: { en: 'Delete view', ar: 'حذف طريقة العرض' },
}

const path = '/main/customers'

test('a list is kept as a view, opens with it, and is whole again once the view is deleted', {
  tag: '@phone',
}, async ({ visit, say, isPhone, trouble }) => {
  trouble.expected(/409/)
  const admin = await makeAdmin()
  const page = await visit(`${path}?search=zinnober&status=blocked`, { as: admin })
  const menu = page.getByRole('button', { name: new RegExp(`^${say(labels.views)}`) })
  const entry = (name: string) => page.getByRole('menu', { name: say(labels.views) }).getByText(name)
  const search = page.locator('[data-list-search]')
  const whole = isPhone
    ? page.locator('[data-row]:visible').first()
    : page.getByRole('columnheader', { name: say(labels.email) })
  await menu.click()
  await expectAccessible(page, 'the views of a list', '[role="menu"]:popover-open')
  await entry(say(labels.saveAs)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say(labels.name) }).fill('Zinnober')
  await expectAccessible(page, 'saving a view', '[role="dialog"]')
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(menu).toContainText('Zinnober')
  await expect(page).toHaveURL(/view=\d+/)
  // The menu's button names the view once something else is shown.
  await search.fill('other')
  await search.press('Enter')
  await expect(menu).toContainText(say(labels.changed))
  await menu.click()
  await entry(say(labels.undo)).click()
  await expect(search).toHaveValue('zinnober')
  await expect(menu).not.toContainText(say(labels.changed))
  // What is saved elsewhere meanwhile is not replaced unasked.
  await search.fill('zinnober again')
  await search.press('Enter')
  await expect(menu).toContainText(say(labels.changed))
  const id = new URL(page.url()).searchParams.get('view')
  const theirs = { search: 'theirs', status: 'blocked' }
  await post(`admins/listViews/updateListView/${id}`, admin.token, { search: theirs })
  await menu.click()
  await entry(say(labels.update)).click()
  await dialog.getByRole('button', { name: say(labels.saveMine) }).click()
  await expect(menu).not.toContainText(say(labels.changed))
  await menu.click()
  await entry(say(labels.setDefault)).click()
  await expect(page.getByText(say(labels.nowDefault))).toBeVisible()
  const link = page.url()

  await page.goto(path)
  await expect(page).toHaveURL(/search=zinnober/)
  await expect(page).toHaveURL(/status=blocked/)
  await expect(menu).toContainText('Zinnober')
  await menu.click()
  await entry(say(labels.whole)).click()
  await expect(search).toHaveValue('')
  await expect(whole).toBeVisible()
  await page.reload()
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expect(whole).toBeVisible()
  await expect(search).toHaveValue('')

  await page.goto(link)
  await expect(search).toHaveValue('zinnober again')
  await menu.click()
  await entry(say(labels.remove)).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(search).toHaveValue('')
  await page.goto(path)
  await expect(whole).toBeVisible()
  await expect(search).toHaveValue('')
})

const hideEmail = async (page: Page, say: (text: Bilingual) => string) => {
  await page.getByRole('button', { name: say(labels.choose) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: say(labels.email) }).uncheck()
  await dialog.getByRole('button', { name: say(words.save) }).click()
}

test('a view shared with a role opens for a colleague by its link, with its filters and columns', {
  tag: '@every',
}, async ({ visit, say, isPhone }) => {
  const [maker, colleague] = [await makeAdmin('Business Support'), await makeAdmin('Business Support')]
  const page = await visit(`${path}?search=zinnober`, { as: maker })
  const menu = page.getByRole('button', { name: new RegExp(`^${say(labels.views)}`) })
  const entry = (name: string) =>
    page.getByRole('menu', { name: say(labels.views), exact: true }).getByText(name)
  const name = `Shared ${maker.account_id}`
  await menu.click()
  await entry(say(labels.saveAs)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say(labels.name) }).fill(name)
  await dialog.getByRole('switch', { name: say(labels.share) }).check()
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(menu).toContainText(name)
  // Cards have no columns. Those chosen in a view are the view's, once they are saved with it.
  await menu.click()
  await entry(say(labels.whole)).click()
  const email = page.getByRole('columnheader', { name: say(labels.email) })
  if (!isPhone) await expect(email).toBeVisible()
  await menu.click()
  await entry(name).click()
  const search = page.locator('[data-list-search]')
  await expect(search).toHaveValue('zinnober')
  await search.fill('')
  await search.press('Enter')
  await expect(page).not.toHaveURL(/zinnober/)
  if (!isPhone) await hideEmail(page, say)
  await expect(email).toBeHidden()
  await expect(menu).toContainText(say(labels.changed))
  await menu.click()
  await entry(say(labels.update)).click()
  await expect(menu).not.toContainText(say(labels.changed))
  const id = new URL(page.url()).searchParams.get('view')

  const other = await visit(`${path}?view=${id}`, { as: colleague })
  const theirs = other.getByRole('button', { name: new RegExp(`^${say(labels.views)}`) })
  await expect(theirs).toContainText(name)
  await expect(heading(other, say(labels.title))).toBeVisible()
  await expect(other.getByRole('columnheader', { name: say(labels.email) })).toBeHidden()
  await theirs.click()
  await expect(other.getByRole('menu', { name: say(labels.views), exact: true })).toContainText(
    say({ en: 'Shared with Business Support', ar: 'مشتركة مع دور دعم الأعمال' }),
  )
  await expect(other.getByRole('menuitem', { name: say(labels.remove) })).toBeHidden()
})

test('views that fail to load say so, and are asked for again', async ({ visit, say, trouble }) => {
  trouble.expected(/listViews/i)
  const page = await visit(path, { as: await makeAdmin() })
  const menu = page.getByRole('button', { name: new RegExp(`^${say(labels.views)}`) })
  await expect(menu).toBeVisible()
  const views = '**/getListViews/**'
  await page.route(views, (route) => route.abort())
  await menu.click()
  const entries = page.getByRole('menu', { name: say(labels.views) })
  await expect(entries.getByText(say(labels.failed))).toBeVisible()
  await page.unroute(views)
  await entries.getByText(say(words.tryAgain)).click()
  await menu.click()
  await expect(entries.getByText(say(labels.saveAs))).toBeVisible()
})
