import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const path = '/main/settings/cancel-reasons'
const labels = {
  title: { en: 'Cancel Reasons', ar: 'أسباب الإلغاء' },
  add: { en: 'Add reason', ar: 'إضافة سبب' },
  english: { en: 'Reason in English', ar: 'السبب بالإنجليزية' },
  arabic: { en: 'Reason in Arabic', ar: 'السبب بالعربية' },
  remove: { en: 'Delete reason', ar: 'حذف السبب' },
  ask: { en: 'Delete this reason?', ar: 'هل تريد حذف هذا السبب؟' },
}
let made = 0
const newReason = () => {
  const mark = `${process.pid}-${++made}`
  return { en: `The oven broke ${mark}`, ar: `تعطل الفرن ${mark}` }
}

test('a reason is added, reworded, offered and deleted', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  test.slow()
  const page = await visit(`${path}?count=25`, { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expectAccessible(page, 'cancel reasons')
  const words_ = newReason()
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.english)).fill(words_.en)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog.getByText(say(words.required))).toHaveCount(1)
  await expect(dialog.getByLabel(say(labels.arabic))).toBeFocused()
  await expectAccessible(page, 'a reason without Arabic')
  await dialog.getByLabel(say(labels.arabic)).fill(words_.ar)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog).toBeHidden()
  await expect(
    successMessage(page, say({ en: `Reason saved: ${words_.en}`, ar: `تم حفظ السبب: ${words_.ar}` })),
  ).toBeVisible()
  const named = (verb: { en: string; ar: string }, reason: string) =>
    page.getByRole('button', {
      name: say({ en: `${verb.en} “${reason}”`, ar: `${verb.ar} «${reason}»` }),
      exact: true,
    })
  const [edit, remove] = [
    { en: 'Edit', ar: 'تعديل' },
    { en: 'Delete', ar: 'حذف' },
  ]
  await named(edit, say(words_)).click()
  const better = newReason()
  await expect(dialog.getByLabel(say(labels.english))).toHaveValue(words_.en)
  await dialog.getByLabel(say(labels.english)).fill(better.en)
  await dialog.getByLabel(say(labels.arabic)).fill(better.ar)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog).toBeHidden()
  await expect(named(edit, say(better))).toBeVisible()
  // Each language appears once, on a phone's cards too.
  for (const text of [better.en, better.ar])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toHaveCount(1)

  const { owner, orders } = await makeShop({ pending: 1 })
  const shop = await visit(`/restaurant/orders?open=${orders[0]}`, { as: owner })
  await shop.getByRole('radio', { name: new RegExp(`^${say(words.isCancelled)}`) }).check()
  await expect(shop.getByLabel(say(words.reason)).getByRole('option', { name: say(better) })).toBeAttached()

  await named(remove, say(better)).click()
  await page
    .getByRole('dialog', { name: say(labels.ask) })
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(named(edit, say(better))).toBeHidden()
  if (!isPhone) await expect(page.getByRole('row')).not.toHaveCount(0)
})

test('a person without the permission finds the reasons neither in the menu nor by URL', async ({
  visit,
  say,
}) => {
  const page = await visit(path, { as: await makeAdmin('Business Support') })
  await expect(page.getByText(say(words.notFound))).toBeVisible()
  // A count of new orders may come first.
  await expect(page).toHaveTitle(/Page not found · Sufra$/)
})
