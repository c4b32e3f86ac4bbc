import { post } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { backFromOtherTab, withClock } from '../../support/otherTab.ts'
import { channelKey, makeAdmin, makeShop, reviewOrder } from '../../support/seed.ts'
import { heading, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'Reviews', ar: 'التقييمات' },
  list: { en: 'List Reviews', ar: 'قائمة التقييمات' },
  search: { en: 'Search by customer or order', ar: 'البحث باسم العميل أو رقم الطلب' },
  publishAsk: {
    en: 'Are you sure to change this review status?',
    ar: 'هل تريد بالتأكيد تغيير حالة هذا التقييم؟',
  },
  publish: { en: 'Publish', ar: 'نشر' },
  published: { en: 'Published', ar: 'منشور' },
  english: { en: 'Answer in English', ar: 'الرد بالإنجليزية' },
  arabic: { en: 'Answer in Arabic', ar: 'الرد بالعربية' },
  send: { en: 'Send answer', ar: 'إرسال الرد' },
  empty: { en: 'Write the answer in English or in Arabic', ar: 'اكتب الرد بالإنجليزية أو بالعربية' },
  answered: { en: 'Answered', ar: 'تم الرد' },
  already: { en: 'has answered this review already', ar: 'سبق أن رد' },
  hideAnswer: { en: 'Hide answer', ar: 'إخفاء الرد' },
  hideAsk: { en: 'Hide this answer?', ar: 'هل تريد إخفاء هذا الرد؟' },
  showAnswer: { en: 'Show answer', ar: 'إظهار الرد' },
  byPlatform: {
    en: 'The platform has hidden this answer from customers.',
    ar: 'أخفت المنصة هذا الرد عن العملاء.',
  },
  categories: { en: 'Rating categories', ar: 'عناصر التقييم' },
  add: { en: 'Add category', ar: 'إضافة عنصر' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  save: { en: 'Save', ar: 'حفظ' },
  categoryAsk: {
    en: 'Are you sure to change this category status?',
    ar: 'هل تريد بالتأكيد تغيير حالة هذا العنصر؟',
  },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
}
const publishOf = (id: number) => ({ en: `Publish the review of order ${id}`, ar: `نشر تقييم الطلب ${id}` })
const opened = (id: number) => ({ en: `Review of order ${id}`, ar: `تقييم الطلب ${id}` })
const openOf = (id: number) => ({ en: `Order ${id}. Open review`, ar: `الطلب ${id}. فتح التقييم` })
const sent = (id: number) => ({
  en: `Review of order ${id} answered`,
  ar: `تم الرد على تقييم الطلب ${id}`,
})
const answer = 'We are sorry, and have refunded the soup.'
const answerAr = 'نعتذر، وقد أعدنا ثمن الشوربة.'

/** What the apps of customers show of a store. */
async function shownOf(key: string, store: number) {
  const response = await fetch(`${origin()}/api/mobile/stores/${store}/reviews`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return (await response.json()) as {
    rating: { reviews: number; average: number | null }
    reviews: { comment: string | null; answer: { answer_en: string; answer_ar: string } | null }[]
  }
}

test('a review is published, its owner answers in both languages, customers see both, and the answer is hidden', {
  tag: '@every',
}, async ({ visit, say, isPhone, trouble }) => {
  test.slow()
  trouble.expected(/422.*answerReview/)
  const shop = await makeShop({ completed: 2 })
  const [order = 0, other = 0] = shop.orders
  const comment = `وصل الطعام باردًا والضيوف ينتظرون ${order}.`
  await reviewOrder(order, [3, 4, 5], comment)
  await reviewOrder(other, [5, 5, 5, 5], '')
  const [support, key] = [await makeAdmin('Business Support'), await channelKey()]
  const customersSee = () => shownOf(key, shop.ids.stores as number)
  // Words wait for an admin; stars alone do not.
  expect((await customersSee()).rating).toMatchObject({ reviews: 1, average: 5 })

  const page = await visit('/main/list-reviews', { as: support })
  await expect(heading(page, say(labels.list))).toBeVisible()
  await page.getByRole('textbox', { name: say(labels.search) }).fill(String(order))
  await page.getByRole('textbox', { name: say(labels.search) }).press('Enter')
  const row = page.locator('[data-row]').filter({ hasText: comment })
  await expect(row).toBeVisible()
  await expectAccessible(page, 'reviews')
  const published = page.getByRole('switch', { name: say(publishOf(order)) })
  await expect(published).not.toBeChecked()
  await published.press('Space')
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('dialog', { name: say(labels.publishAsk) })
    .getByRole('button', { name: say(labels.publish), exact: true })
    .click()
  await expect(published).toBeChecked()
  const seenByAll = await customersSee()
  expect(seenByAll.rating).toMatchObject({ reviews: 2, average: 4.57 })
  expect(seenByAll.reviews.find((each) => each.comment === comment)).toMatchObject({ answer: null })

  const own = await visit('/restaurant/reviews', { as: shop.owner })
  await expect(heading(own, say(labels.title))).toBeVisible()
  const review = own.locator('[data-row]').filter({ hasText: comment })
  await expect(review.getByText(say(labels.published), { exact: true })).toBeVisible()
  if (isPhone) await review.getByRole('button', { name: say(openOf(order)) }).click()
  else await review.getByText(comment).click()
  const form = own.getByRole('dialog')
  await expect(form.getByRole('heading', { name: say(opened(order)) })).toBeVisible()
  await form.getByRole('button', { name: say(labels.send) }).click()
  await expect(form.getByText(say(labels.empty))).toBeVisible()
  await form.getByLabel(say(labels.english)).fill(answer)
  await form.getByLabel(say(labels.arabic)).fill(answerAr)
  await expectAccessible(own, 'a review to answer', '[role="dialog"]')
  await form.getByRole('button', { name: say(labels.send) }).click()
  await expect(successMessage(own, say(sent(order)))).toBeVisible()
  await expect(review.getByText(say(labels.answered))).toBeVisible()
  const answered = (await customersSee()).reviews.find((each) => each.comment === comment)
  expect(answered?.answer).toMatchObject({ answer_en: answer, answer_ar: answerAr })

  const kitchen = await visit('/store/reviews', { as: shop.storeUser })
  await expect(kitchen.locator('[data-row]')).toHaveCount(2)
  const seen = kitchen.locator('[data-row]').filter({ hasText: comment })
  await expect(seen.getByText(say(labels.answered))).toBeVisible()

  await page.reload()
  if (isPhone) await row.getByRole('button', { name: say(openOf(order)) }).click()
  else await row.getByText(comment).click()
  await expect(dialog.getByText(answer)).toBeVisible()
  await dialog.getByRole('button', { name: say(labels.hideAnswer) }).click()
  await page
    .getByRole('dialog', { name: say(labels.hideAsk) })
    .getByRole('button', { name: say(labels.hideAnswer) })
    .click()
  await expect(dialog.getByRole('button', { name: say(labels.showAnswer) })).toBeVisible()
  const after = await customersSee()
  expect(after.reviews.find((each) => each.comment === comment)).toMatchObject({ answer: null })
  expect(after.rating).toMatchObject({ reviews: 2, average: 4.57 })
  await kitchen.reload()
  if (isPhone) await seen.getByRole('button', { name: say(openOf(order)) }).click()
  else await seen.getByText(comment).click()
  await expect(kitchen.getByRole('dialog').getByText(say(labels.byPlatform))).toBeVisible()
})

test('an answer being written stays when a colleague’s answer takes the review off the list', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409.*answerReview/)
  const shop = await makeShop({ completed: 1 })
  const [order = 0] = shop.orders
  await reviewOrder(order, [3, 4], '')
  const page = await visit('/restaurant/reviews?reply=unanswered', { as: shop.owner, ...withClock })
  const row = page.locator('[data-row]').filter({ hasText: String(order) })
  await row.getByText(String(order)).click()
  const form = page.getByRole('dialog')
  const field = form.getByLabel(say(labels.english))
  // The dialog takes the focus a moment after it has opened.
  await expect(form.locator(':focus')).toHaveCount(1)
  await field.fill('We are ')
  const id = new URL(page.url()).searchParams.get('open')
  await post(`restaurant/settings/reviews/answerReview/${id}`, shop.owner.token, { answer_en: answer })
  await backFromOtherTab(page)
  await expect(row).toHaveCount(0)
  await page.keyboard.type('sorry.')
  await expect(field).toHaveValue('We are sorry.')
  await form.getByRole('button', { name: say(labels.send) }).click()
  await expect(form.getByText(say(labels.already))).toBeVisible()
  // As back is pressed on a phone to close it.
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: say(words.goBack) }).click()
  await expect(question).toBeHidden()
  await expect(field).toHaveValue('We are sorry.')
})

test('a category is added, becomes a column and is switched off', { tag: '@ar' }, async ({ visit, say }) => {
  const shop = await makeShop({ completed: 1 })
  await reviewOrder(shop.orders[0] ?? 0, [5, 4], '')
  const page = await visit('/main/list-reviews?tab=categories', { as: await makeAdmin() })
  const mark = `${process.pid}-${Date.now() % 100_000}`
  const name = { en: `Packaging ${mark}`, ar: `التغليف ${mark}` }
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.nameEn)).fill(name.en)
  await dialog.getByLabel(say(labels.nameAr)).fill(name.ar)
  await dialog.getByRole('button', { name: say(labels.save) }).click()
  const category = page.getByRole('listitem').filter({ hasText: name.en })
  await expect(category).toBeVisible()
  await expectAccessible(page, 'rating categories')
  await page.getByRole('tab', { name: say(labels.title), exact: true }).click()
  await expect(page.getByRole('columnheader', { name: say(name) })).toBeVisible()
  await page.getByRole('tab', { name: say(labels.categories) }).click()
  // In ink: the accent would read as danger.
  await expect(category.getByRole('switch')).toHaveCSS('background-color', 'rgb(38, 33, 29)')
  await category.getByRole('switch').press('Space')
  await page
    .getByRole('dialog', { name: say(labels.categoryAsk) })
    .getByRole('button', { name: say(labels.turnOff) })
    .click()
  await expect(category.getByRole('switch')).not.toBeChecked()
  await page.getByRole('tab', { name: say(labels.title), exact: true }).click()
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: say(name) })).toBeHidden()
})
