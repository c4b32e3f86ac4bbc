import { expectAccessible } from '../../support/axe.ts'
import { moveByKeys } from '../../support/inputMethods.ts'
import { channelKey, makeAdmin } from '../../support/seed.ts'
import { heading, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'FAQs', ar: 'الأسئلة الشائعة' },
  add: { en: 'Add Question', ar: 'إضافة سؤال' },
  questionEn: { en: 'Question in English', ar: 'السؤال بالإنجليزية' },
  questionAr: { en: 'Question in Arabic', ar: 'السؤال بالعربية' },
  answerEn: { en: 'Answer in English', ar: 'الإجابة بالإنجليزية' },
  answerAr: { en: 'Answer in Arabic', ar: 'الإجابة بالعربية' },
  remove: { en: 'Delete question', ar: 'حذف السؤال' },
}
const move = (name: string) => ({ en: `Move ${name}`, ar: `نقل ${name}` })
const edit = (name: string) => ({ en: `Edit “${name}”`, ar: `تعديل «${name}»` })
const remove = (name: string) => ({ en: `Delete “${name}”`, ar: `حذف «${name}»` })
const changed = (name: string) => ({ en: `Question saved: ${name}`, ar: `تم حفظ السؤال: ${name}` })

test('questions are written in both languages, sorted by keyboard, changed and deleted, and apps show them', {
  tag: '@every',
}, async ({ visit, say }) => {
  const page = await visit('/main/settings/faqs', { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  const mark = `${process.pid}-${Date.now() % 100_000}`
  const dialog = page.getByRole('dialog')
  const question = (number: number) => ({ en: `Cash ${mark} ${number}?`, ar: `نقدًا ${mark} ${number}؟` })
  const save = () => dialog.getByRole('button', { name: say(words.save) }).click()

  await page
    .getByRole('button', { name: say(labels.add) })
    .first()
    .click()
  await save()
  await expect(dialog.getByText(say(words.required))).toHaveCount(4)
  await expectAccessible(page, 'a question without anything in it', '[role="dialog"]')
  await page.keyboard.press('Escape')
  for (const number of [1, 2]) {
    await page
      .getByRole('button', { name: say(labels.add) })
      .first()
      .click()
    await dialog.getByLabel(say(labels.questionEn)).fill(question(number).en)
    await dialog.getByLabel(say(labels.questionAr)).fill(question(number).ar)
    await dialog.getByLabel(say(labels.answerEn)).fill('Yes.\nUp to the limit.')
    await dialog.getByLabel(say(labels.answerAr)).fill('نعم.\nحتى الحد.')
    await save()
    await expect(dialog).toBeHidden()
  }
  const rows = page.getByRole('listitem').filter({ hasText: mark })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(question(1).ar)
  await expectAccessible(page, 'questions')

  const saved = page.waitForResponse(/sortCateringFAQ/)
  const [first, second] = [say(question(1)), say(question(2))]
  // Other tests add theirs meanwhile, also between these two.
  const all = await page
    .getByRole('button', { name: new RegExp(say(move(''))) })
    .evaluateAll((handles) => handles.map((each) => each.getAttribute('aria-label')))
  const ranks = all.indexOf(say(move(second))) - all.indexOf(say(move(first)))
  await moveByKeys(page, page.getByRole('button', { name: say(move(second)) }), 'ArrowUp', ranks)
  await expect(rows.first()).toContainText(second)
  await saved
  await page.getByRole('button', { name: say(edit(second)) }).click()
  await dialog.getByLabel(say(labels.answerEn)).fill('No.')
  await save()
  // The message alone may be that of adding it.
  await expect(dialog).toBeHidden()
  await expect(successMessage(page, say(changed(second))).first()).toBeVisible()

  const answer = await fetch(`${origin()}/api/mobile/faqs`, {
    headers: { authorization: `Bearer ${await channelKey()}` },
  })
  const { faqs } = (await answer.json()) as { faqs: { question: { en: string }; answer: { en: string } }[] }
  const own = faqs.filter((each) => each.question.en.includes(mark))
  expect(own.map((each) => [each.question.en, each.answer.en])).toEqual([
    [question(2).en, 'No.'],
    [question(1).en, 'Yes.\nUp to the limit.'],
  ])

  for (const number of [1, 2]) {
    await page.getByRole('button', { name: say(remove(say(question(number)))) }).click()
    await dialog.getByRole('button', { name: say(labels.remove) }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(rows).toHaveCount(0)
})
