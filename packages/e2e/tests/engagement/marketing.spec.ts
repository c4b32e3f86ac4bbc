import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { mailsTo, readersOf } from '../../support/mail.ts'
import { makeAdmin, makeAudience } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  subject: { en: 'Subject in English', ar: 'الموضوع بالإنجليزية' },
  subjectAr: { en: 'Subject in Arabic', ar: 'الموضوع بالعربية' },
  text: { en: 'Text in English', ar: 'النص بالإنجليزية' },
  textAr: { en: 'Text in Arabic', ar: 'النص بالعربية' },
  language: { en: 'Language', ar: 'اللغة' },
  area: { en: 'Area', ar: 'المنطقة' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  neverOrdered: { en: 'Never ordered', ar: 'لم يطلبوا قط' },
  addresses: { en: 'Email addresses', ar: 'عناوين بريد' },
  reaches: { en: 'Reaches', ar: 'تصل إلى' },
  preview: { en: 'Preview', ar: 'معاينة' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  test: { en: 'Send a test to me', ar: 'إرسال تجربة إليّ' },
  send: { en: 'Send', ar: 'إرسال' },
  atNight: { en: 'Send at night', ar: 'إرسال ليلًا' },
  begun: { en: 'Sending has started', ar: 'بدأ الإرسال' },
  stop: { en: 'Stop', ar: 'إيقاف نهائي' },
  stopAsk: { en: 'Stop this send?', ar: 'هل تريد إيقاف الإرسال نهائيًا؟' },
  stopped: { en: 'Stopped', ar: 'أُوقف' },
} satisfies Record<string, Bilingual>

/** Takes two minutes to send at the pace of the tests' server, so that it can be stopped on the way. */
const count = 600

test('marketing writes to an audience, watches it go out and stops it: nobody twice, nobody who said no', {
  tag: '@every',
}, async ({ visit, say, language, trouble }) => {
  test.slow()
  // The test's own look into the sandboxed preview.
  trouble.expected(/Blocked script execution in/)
  const [marketing, { area, agreed }] = [await makeAdmin('Marketing'), await makeAudience(count)]
  const mark = `Iftar-${area.en.slice(-8)}`
  const page = await visit('/main/send-notifications', { as: marketing })
  await page.getByLabel(say(labels.subject)).fill(`${mark} early`)
  await page.getByLabel(say(labels.subjectAr)).fill(`الإفطار ${mark}`)
  await page.getByRole('textbox', { name: say(labels.text) }).fill(`${mark}: order by noon.`)
  await page.getByRole('textbox', { name: say(labels.textAr) }).fill(`${mark}: اطلب قبل الظهر.`)

  // Whoever withdrew, is blocked or was never asked is not counted, nor is anybody twice.
  const reach = page.getByRole('status').filter({ hasText: say(labels.reaches) })
  await page.getByLabel(say(labels.area)).selectOption({ label: say(area) })
  await expect(reach).toContainText(String(count))
  await page.getByLabel(say(labels.language)).selectOption({ label: say(labels.arabic) })
  await expect(reach).toContainText(String(count / 2))
  await page.getByLabel(say(labels.language)).selectOption({ index: 0 })
  await page.getByLabel(say(labels.orders), { exact: true }).selectOption({ label: say(labels.neverOrdered) })
  await page.getByLabel(say(labels.addresses)).fill((agreed[0] ?? '').toUpperCase())
  await expect(reach).toContainText(String(count))
  await expectAccessible(page, 'a campaign')

  await page.getByRole('button', { name: say(labels.preview), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: say(labels[language === 'ar' ? 'english' : 'arabic']) }).check()
  const other = language === 'ar' ? `${mark}: order by noon.` : `${mark}: اطلب قبل الظهر.`
  await expect(page.frameLocator('iframe').getByText(other)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say(labels.test) }).click()
  expect((await mailsTo(marketing.email, 2)).join()).toContain(`${mark}: اطلب قبل الظهر.`)

  await page.getByRole('button', { name: say(labels.send), exact: true }).click()
  await expect(dialog).toContainText(String(count))
  const agree = new RegExp(`^(${say(labels.send)}|${say(labels.atNight)})$`)
  await dialog.getByRole('button', { name: agree }).click()
  await expect(successMessage(page, say(labels.begun))).toBeVisible()
  const sent = page.locator('[data-row]').filter({ hasText: mark })
  await sent.getByText(mark).first().click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'a send that goes out', '[role="dialog"]')
  await dialog.getByRole('button', { name: say(labels.stop), exact: true }).click()
  await page
    .getByRole('dialog', { name: say(labels.stopAsk) })
    .getByRole('button', { name: say(labels.stop), exact: true })
    .click()
  await expect(dialog.getByText(say(labels.stopped), { exact: true })).toBeVisible()

  // The few that were under way when it was stopped are counted once they are over.
  const others = async () => (await readersOf(`${mark}: `)).filter((to) => to !== marketing.email)
  await page.reload()
  await expect(dialog.getByText(say(labels.stopped), { exact: true })).toBeVisible()
  const progress = dialog.locator('bdi').filter({ hasText: String(count) })
  const done = async () => Number(/(\d+)\D+\d+/.exec((await progress.textContent()) ?? '')?.[1])
  await expect.poll(async () => (await others()).length - (await done())).toBe(0)
  const reached = await others()
  expect(reached.length).toBeGreaterThan(0)
  expect(reached.length).toBeLessThan(count)
  expect(new Set(reached).size).toBe(reached.length)
  expect(reached.filter((to) => !agreed.includes(to))).toEqual([])
})
