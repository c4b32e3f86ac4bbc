import { expectAccessible } from '../../support/axe.ts'
import { mailTo } from '../../support/mail.ts'
import { chosen, edit, invitedText, more, peopleWords, press } from '../../support/people.ts'
import { makeAdmin, makeShop, reviewOrder } from '../../support/seed.ts'
import { heading, signIn, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  ...peopleWords,
  title: { en: 'Roles & Permissions', ar: 'الأدوار والصلاحيات' },
  users: { en: 'Admin Users', ar: 'مستخدمو الإدارة' },
  changeReviews: { en: 'Change: Reviews', ar: 'التعديل: التقييمات' },
  seeFaqs: { en: 'See: FAQs', ar: 'الاطلاع: الأسئلة الشائعة' },
  invite: { en: 'Invite admin user', ar: 'دعوة مستخدم' },
  reviews: { en: 'List Reviews', ar: 'قائمة التقييمات' },
  faqs: { en: 'FAQs', ar: 'الأسئلة الشائعة' },
  addQuestion: { en: 'Add Question', ar: 'إضافة سؤال' },
  publish: { en: 'Publish', ar: 'نشر' },
  findReview: { en: 'Search by customer or order', ar: 'البحث باسم العميل أو رقم الطلب' },
  search: { en: 'Search by name or email', ar: 'البحث بالاسم أو البريد الإلكتروني' },
  fixed: {
    en: 'This role always allows everything and cannot be changed.',
    ar: 'هذا الدور يسمح بكل شيء دائمًا ولا يمكن تغييره.',
  },
}
const publishOf = (id: number) => ({ en: `Publish the review of order ${id}`, ar: `نشر تقييم الطلب ${id}` })
const view = (name: string) => ({ en: `View “${name}”`, ar: `عرض «${name}»` })
const copy = (name: string) => ({ en: `Copy “${name}”`, ar: `نسخ «${name}»` })
const archive = (name: string) => ({ en: `Archive “${name}”`, ar: `أرشفة «${name}»` })

const roles = '/main/Roles-&-permission'

test('a role is made, somebody invited to it decides a review, and what it allows changes on their open page', {
  tag: '@every',
}, async ({ visit, say, trouble }) => {
  test.slow()
  // The page they are on is refused to them from then on, and at the end they are signed out.
  trouble.expected(/401/, /403/)
  const [order = 0] = (await makeShop({ completed: 1 })).orders
  await reviewOrder(order, [2, 3], `The soup of ${order} was cold`)
  const page = await visit(roles, { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  const mark = `${process.pid}-${Date.now() % 100_000}`
  const role = { en: `Reviewer ${mark}`, ar: `مراجع ${mark}` }
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: say(words.save) }).click()

  await press(page, say(labels.addRole))
  await save()
  await expect(dialog.getByText(say(words.required))).toHaveCount(2)
  await dialog.getByLabel(say(labels.nameEn)).fill(role.en)
  await dialog.getByLabel(say(labels.nameAr)).fill(role.ar)
  // Whoever changes something sees it.
  await dialog.getByLabel(say(labels.changeReviews), { exact: true }).check()
  await expect(dialog.getByLabel(say(labels.seeReviews), { exact: true })).toBeChecked()
  await expectAccessible(page, 'a new role', '[role="dialog"]')
  await save()
  await expect(dialog).toBeHidden()
  await expectAccessible(page, 'roles')

  await page.getByRole('tab', { name: say(labels.users) }).click()
  await press(page, say(labels.invite))
  const person = `Hessa ${mark}`
  const email = `hessa-${mark}@team.test`
  await dialog.getByLabel(say(labels.name)).fill(person)
  await dialog.getByLabel(say(words.email)).fill(email)
  await dialog.getByLabel(say(labels.phone)).fill('55123456')
  await dialog.getByLabel(say(labels.role)).selectOption({ label: say(role) })
  await expectAccessible(page, 'an invitation', '[role="dialog"]')
  await dialog.getByRole('button', { name: say(labels.send) }).click()
  await expect(successMessage(page, say(invitedText(person)))).toBeVisible()

  const link = /https?:\/\/\S+\/invitation\/[\w-]+/.exec(await mailTo(email))?.[0] ?? ''
  const theirs = await visit(link)
  await theirs.getByLabel(say(words.newPassword)).fill(chosen)
  await theirs.getByLabel(say(words.confirmPassword)).fill(chosen)
  await press(theirs, say(labels.setPassword))
  await expect(successMessage(theirs, say(labels.passwordSet))).toBeVisible()
  await theirs.getByRole('link', { name: say(words.signIn) }).click()
  await signIn(theirs, say, email, chosen)
  // Not the orders, which they may not open.
  await expect(theirs).toHaveURL('/main/list-reviews')
  await expect(heading(theirs, say(labels.reviews))).toBeVisible()
  const find = theirs.getByRole('textbox', { name: say(labels.findReview) })
  await find.fill(String(order))
  await find.press('Enter')
  const published = theirs.getByRole('switch', { name: say(publishOf(order)) })
  await expect(published).not.toBeChecked()
  await published.press('Space')
  await theirs
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.publish), exact: true })
    .click()
  await expect(published).toBeChecked()
  await theirs.reload()
  await expect(published).toBeChecked()

  await page.goto(roles)
  await press(page, say(edit(say(role))))
  await dialog.getByLabel(say(labels.seeReviews), { exact: true }).uncheck()
  await expect(dialog.getByLabel(say(labels.changeReviews), { exact: true })).not.toBeChecked()
  await dialog.getByLabel(say(labels.seeFaqs), { exact: true }).check()
  await save()
  await expect(dialog).toBeHidden()
  await expect(theirs.getByText(say(words.notFound))).toBeVisible()
  await theirs.goto('/main/settings/faqs')
  await expect(heading(theirs, say(labels.faqs))).toBeVisible()
  await expect(theirs.getByRole('button', { name: say(labels.addQuestion) })).toHaveCount(0)

  await page.goto(`${roles}?tab=users`)
  await page.getByLabel(say(labels.search)).fill(mark)
  await press(page, say(more(person)))
  await page.getByRole('menuitem', { name: say(labels.signOut) }).click()
  await dialog.getByRole('button', { name: say(labels.doSignOut), exact: true }).click()
  await expect(theirs).toHaveURL('/')
})

test('the Super Admin’s role is only looked at; others are copied and archived', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const page = await visit(roles, { as: await makeAdmin() })
  const dialog = page.getByRole('dialog')
  await press(page, say(view(say({ en: 'Super Admin', ar: 'مدير عام' }))))
  await expect(dialog.getByText(say(labels.fixed))).toBeVisible()
  await expect(dialog.getByLabel(say(labels.seeReviews), { exact: true })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: say(words.save) })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const mark = `${process.pid}-${Date.now() % 100_000}`
  const name = { en: `Second moderator ${mark}`, ar: `مشرف ثانٍ ${mark}` }
  await press(page, say(copy(say({ en: 'Moderator', ar: 'مشرف' }))))
  await expect(dialog.getByLabel(say(labels.nameEn))).toHaveValue('Copy of Moderator')
  await expect(
    dialog.getByLabel(say({ en: 'See: Orders', ar: 'الاطلاع: الطلبات' }), { exact: true }),
  ).toBeChecked()
  await dialog.getByLabel(say(labels.nameEn)).fill(name.en)
  await dialog.getByLabel(say(labels.nameAr)).fill(name.ar)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog).toBeHidden()
  await press(page, say(archive(say(name))))
  await dialog.getByRole('button', { name: say({ en: 'Archive', ar: 'أرشفة' }), exact: true }).click()
  await expect(page.getByRole('button', { name: say(archive(say(name))) })).toHaveCount(0)
})

test('a role that may not see roles finds no such page', async ({ visit }) => {
  const page = await visit(roles, { as: await makeAdmin('Moderator') })
  await expect(page.getByText(words.notFound.en)).toBeVisible()
})
