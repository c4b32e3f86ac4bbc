import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import { mailTo } from '../../support/mail.ts'
import { chosen, edit, invitedText, more, peopleWords, press } from '../../support/people.ts'
import { makeShop } from '../../support/seed.ts'
import { heading, signIn, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  ...peopleWords,
  title: { en: 'People', ar: 'فريق العمل' },
  seeOrders: { en: 'See: Orders', ar: 'الاطلاع: الطلبات' },
  changeOrders: { en: 'Change: Orders', ar: 'التعديل: الطلبات' },
  seeAccounts: { en: 'Change: Bank accounts', ar: 'التعديل: الحسابات البنكية' },
  shared: {
    en: 'All restaurants have this role. Copy it to allow more or less.',
    ar: 'هذا الدور مشترك بين جميع المطاعم. انسخه لتغيير صلاحياته.',
  },
  viewAccountant: { en: 'View “Accountant”', ar: 'عرض «محاسب»' },
  invite: { en: 'Invite person', ar: 'دعوة شخص' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  reviews: { en: 'Reviews', ar: 'التقييمات' },
  require: { en: 'Require', ar: 'اشتراط' },
  setUp: { en: 'Turn on two-step sign-in', ar: 'فعّل تسجيل الدخول بخطوتين' },
}
const requireOf = (role: string) => ({
  en: `Require two-step sign-in: ${role}`,
  ar: `اشتراط الدخول بخطوتين: ${role}`,
})
const askAccept = (id: number) => ({ en: `Accept order ${id}?`, ar: `هل تريد قبول الطلب ${id}؟` })

const people = '/restaurant/people'

test('an owner makes a role, whoever they invite to it accepts an order, and what it allows and requires changes at once', {
  tag: '@every',
}, async ({ visit, say, isPhone, trouble }) => {
  test.slow()
  // The page they are on is refused to them from then on, and at the end they are signed out.
  trouble.expected(/401/, /403/)
  const shop = await makeShop({ pending: 1 })
  const page = await visit(`${people}?tab=roles`, { as: shop.owner })
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expectAccessible(page, 'people of a restaurant')
  const mark = `${process.pid}-${Date.now() % 100_000}`
  const role = { en: `Host ${mark}`, ar: `مضيف ${mark}` }
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: say(words.save) }).click()

  await press(page, say(labels.viewAccountant))
  await expect(dialog.getByText(say(labels.shared))).toBeVisible()
  await expect(dialog.getByLabel(say(labels.seeAccounts), { exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')

  await press(page, say(labels.addRole))
  await dialog.getByLabel(say(labels.nameEn)).fill(role.en)
  await dialog.getByLabel(say(labels.nameAr)).fill(role.ar)
  await dialog.getByLabel(say(labels.changeOrders), { exact: true }).check()
  await expect(dialog.getByLabel(say(labels.seeOrders), { exact: true })).toBeChecked()
  await expectAccessible(page, 'a new role of a restaurant', '[role="dialog"]')
  await save()
  await expect(dialog).toBeHidden()

  await page.getByRole('tab', { name: say(labels.title) }).click()
  await press(page, say(labels.invite))
  const person = `Hessa ${mark}`
  const email = `host-${mark}@team.test`
  await dialog.getByLabel(say(labels.name)).fill(person)
  await dialog.getByLabel(say(words.email)).fill(email)
  await dialog.getByLabel(say(labels.phone)).fill('55123456')
  await dialog.getByLabel(say(labels.role)).selectOption({ label: say(role) })
  await dialog.getByRole('button', { name: say(labels.send) }).click()
  await expect(successMessage(page, say(invitedText(person)))).toBeVisible()

  const mail = await mailTo(email)
  expect(mail).toContain(`${shop.mark} restaurant`)
  const theirs = await visit(/https?:\/\/\S+\/invitation\/[\w-]+/.exec(mail)?.[0] ?? '')
  await theirs.getByLabel(say(words.newPassword)).fill(chosen)
  await theirs.getByLabel(say(words.confirmPassword)).fill(chosen)
  await press(theirs, say(labels.setPassword))
  await expect(successMessage(theirs, say(labels.passwordSet))).toBeVisible()
  await theirs.getByRole('link', { name: say(words.signIn) }).click()
  await signIn(theirs, say, email, chosen)
  await expect(theirs).toHaveURL('/restaurant/orders')
  await expect(heading(theirs, say(labels.orders))).toBeVisible()
  const desk = deskOf(theirs, say, isPhone)
  const [order = 0] = shop.orders
  await desk.openDialog(order)
  await desk.option(words.isAccepted).check()
  await desk.save.click()
  await desk
    .question(say(askAccept(order)))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(desk.dialog).toBeHidden()
  await expect(desk.row(order)).toContainText(say(words.isAccepted))

  await page.goto(`${people}?tab=roles`)
  await press(page, say(edit(say(role))))
  await dialog.getByLabel(say(labels.seeOrders), { exact: true }).uncheck()
  await dialog.getByLabel(say(labels.seeReviews), { exact: true }).check()
  await save()
  await expect(dialog).toBeHidden()
  await expect(theirs.getByText(say(words.notFound))).toBeVisible()
  await theirs.goto('/restaurant/reviews')
  await expect(heading(theirs, say(labels.reviews))).toBeVisible()

  await page.goto(people)
  await press(page, say(more(person)))
  const entries = page.getByRole('menuitem')
  await expect(entries.first()).toBeFocused()
  for (const at of [1, 2]) {
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(at)).toBeFocused()
  }
  await entries.filter({ hasText: say(labels.signOut) }).click()
  await dialog.getByRole('button', { name: say(labels.doSignOut), exact: true }).click()
  await expect(theirs).toHaveURL('/')

  await page.goto(`${people}?tab=signIn`)
  const required = page.getByRole('switch', { name: say(requireOf(say(role))), exact: true })
  await required.press('Space')
  await dialog.getByRole('button', { name: say(labels.require), exact: true }).click()
  await expect(required).toBeChecked()
  await expectAccessible(page, 'the roles of a restaurant that require a second step')
  await signIn(theirs, say, email, chosen)
  await expect(heading(theirs, say(labels.setUp))).toBeVisible()
})
