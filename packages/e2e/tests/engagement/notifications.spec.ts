import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { mailsTo, mailTo } from '../../support/mail.ts'
import { makeAdmin, makeSubscriber } from '../../support/seed.ts'
import { heading, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  subject: { en: 'Subject in English', ar: 'الموضوع بالإنجليزية' },
  subjectAr: { en: 'Subject in Arabic', ar: 'الموضوع بالعربية' },
  text: { en: 'Text in English', ar: 'النص بالإنجليزية' },
  textAr: { en: 'Text in Arabic', ar: 'النص بالعربية' },
  customers: { en: 'Customers', ar: 'العملاء' },
  addresses: { en: 'Email addresses', ar: 'عناوين بريد' },
  broken: { en: '1 entry is not an email address:', ar: 'عنوان واحد غير صالح:' },
  remove: { en: 'Remove them', ar: 'إزالتها' },
  one: { en: '1 person', ar: 'شخص واحد' },
  half: { en: '25,000 people', ar: '25,000 شخص' },
  halfBroken: { en: '25,000 entries are not email addresses:', ar: '25,000 عنوان غير صالح:' },
  preview: { en: 'Preview', ar: 'معاينة' },
  previewTitle: { en: 'The mail as readers see it', ar: 'الرسالة كما يراها القارئ' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  dark: { en: 'Dark', ar: 'داكن' },
  test: { en: 'Send a test to me', ar: 'إرسال تجربة إليّ' },
  send: { en: 'Send', ar: 'إرسال' },
  atNight: { en: 'Send at night', ar: 'إرسال ليلًا' },
  begun: { en: 'Sending has started', ar: 'بدأ الإرسال' },
  finished: { en: 'Finished', ar: 'اكتمل' },
  push: { en: 'Push message', ar: 'إشعار التطبيق' },
  title: { en: 'Title in English', ar: 'العنوان بالإنجليزية' },
  titleAr: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  message: { en: 'Message in English', ar: 'الرسالة بالإنجليزية' },
  messageAr: { en: 'Message in Arabic', ar: 'الرسالة بالعربية' },
  phone: { en: 'As phones show it', ar: 'كما تظهر على الهاتف' },
  later: { en: 'Later', ar: 'لاحقًا' },
  schedule: { en: 'Schedule', ar: 'جدولة' },
  scheduled: { en: 'Send scheduled', ar: 'تمت جدولة الإرسال' },
  pause: { en: 'Pause', ar: 'إيقاف مؤقت' },
  paused: { en: 'Paused', ar: 'متوقف مؤقتًا' },
  resume: { en: 'Resume', ar: 'استئناف' },
  stop: { en: 'Stop', ar: 'إيقاف نهائي' },
  pauseAsk: { en: 'Pause this send?', ar: 'هل تريد إيقاف الإرسال مؤقتًا؟' },
  resumeAsk: { en: 'Resume this send?', ar: 'هل تريد استئناف الإرسال؟' },
  stopAsk: { en: 'Stop this send?', ar: 'هل تريد إيقاف الإرسال نهائيًا؟' },
  stopped: { en: 'Stopped', ar: 'أُوقف' },
  unsubscribe: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
  again: { en: 'Subscribe again', ar: 'الاشتراك من جديد' },
  mails: { en: 'Mails you receive', ar: 'الرسائل التي تصلك' },
  notCounted: { en: 'The recipients could not be counted', ar: 'تعذّر حساب عدد المستلمين' },
  reaches: { en: 'Reaches', ar: 'تصل إلى' },
}

const row = (page: Page, text: string) => page.locator('[data-row]').filter({ hasText: text })

test('marketing writes a mail, looks at it, tries it on itself and sends it; its reader unsubscribes', {
  tag: '@every',
}, async ({ visit, say, language, trouble }) => {
  test.slow()
  // The test's own look into the sandboxed preview.
  trouble.expected(/Blocked script execution in/)
  const marketing = await makeAdmin('Marketing')
  const reader = `reader-${Date.now()}@sufra.test`
  const subject = `National Day ${Date.now()}`
  const page = await visit('/', { as: marketing })
  await expect(page).toHaveURL('/main/send-notifications')
  await expect(heading(page, say(words.notifications))).toBeVisible()

  await page.getByRole('button', { name: say(labels.send), exact: true }).click()
  await expect(page.getByText(say(words.required)).first()).toBeVisible()
  await page.getByLabel(say(labels.subject)).fill(subject)
  await page.getByLabel(say(labels.subjectAr)).fill(`اليوم الوطني ${subject}`)
  await page.getByRole('textbox', { name: say(labels.text) }).fill('Order early & well.')
  await page.getByRole('textbox', { name: say(labels.textAr) }).fill('اطلب مبكرًا.')
  await page.getByRole('checkbox', { name: say(labels.customers) }).uncheck()
  await page.getByLabel(say(labels.addresses)).fill(`${reader}, nobody`)
  await expect(page.getByText(say(labels.broken))).toBeVisible()
  await expectAccessible(page, 'a mail to send')
  await page.getByRole('button', { name: say(labels.remove) }).click()
  await expect(page.getByRole('status').getByText(say(labels.one))).toBeVisible()

  await page.getByRole('button', { name: say(labels.preview), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const mail = page.frameLocator('iframe')
  await dialog.getByRole('radio', { name: say(labels.arabic) }).check()
  await expect(mail.getByText('اطلب مبكرًا.')).toBeVisible()
  await expect(mail.locator('html')).toHaveAttribute('dir', 'rtl')
  await dialog.getByRole('radio', { name: say(labels.english) }).check()
  await expect(mail.getByText('Order early & well.')).toBeVisible()
  await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(247, 245, 243)')
  await dialog.getByRole('radio', { name: say(labels.dark) }).check()
  await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(27, 24, 22)')
  await expectAccessible(page, 'the preview of a mail', '[role="dialog"]')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: say(labels.test) }).click()
  expect((await mailsTo(marketing.email, 2)).join()).toContain('اطلب مبكرًا.')

  await page.getByRole('button', { name: say(labels.send), exact: true }).click()
  const agree = new RegExp(`^(${say(labels.send)}|${say(labels.atNight)})$`)
  await page.getByRole('dialog').getByRole('button', { name: agree }).click()
  await expect(successMessage(page, say(labels.begun))).toBeVisible()
  await expect(page.getByLabel(say(labels.subject))).toHaveValue('')
  const sent = row(page, subject)
  await expect(sent.getByText(say(labels.finished))).toBeVisible()

  const [, url = ''] = /List-Unsubscribe:\s+<([^>]+)>/.exec(await mailTo(reader)) ?? []
  const { pathname, search } = new URL(url)
  const own = await visit(pathname + search)
  // A pasted address is written to in English, and its page speaks the language of the mail.
  await expect(heading(own, labels.mails.en)).toBeVisible()
  await expect(own.locator('html')).toHaveAttribute('dir', 'ltr')
  if (language === 'ar') {
    await own.getByRole('button', { name: 'العربية' }).click()
    await own.reload()
  }
  await expect(heading(own, say(labels.mails))).toBeVisible()
  await expectAccessible(own, 'the preferences of a reader')
  await own.getByRole('button', { name: say(labels.unsubscribe) }).click()
  await expect(own.getByRole('button', { name: say(labels.again) })).toBeVisible()
  await own.reload()
  await expect(own.getByRole('button', { name: say(labels.again) })).toBeVisible()
})

test('a push message is shown as on a phone, scheduled, paused, resumed and stopped', {
  tag: '@every',
}, async ({ visit, say, language }) => {
  await makeSubscriber(language)
  const title = `Friday ${Date.now()}`
  const page = await visit('/main/send-notifications', { as: await makeAdmin('Marketing') })
  await page.getByRole('tab', { name: say(labels.push) }).click()
  await page.getByRole('button', { name: say(labels.send), exact: true }).click()
  await expect(page.getByText(say(words.required)).first()).toBeVisible()
  await page.getByLabel(say(labels.title)).fill(title)
  await page.getByLabel(say(labels.titleAr)).fill(title)
  await page.getByLabel(say(labels.message)).fill('A tenth off')
  await page.getByLabel(say(labels.messageAr)).fill('خصم العُشر')
  const phone = page.getByRole('figure', { name: say(labels.phone) })
  await expect(phone.getByText(language === 'ar' ? 'خصم العُشر' : 'A tenth off')).toBeVisible()
  await page.getByRole('radio', { name: say(labels.later) }).check()
  await expectAccessible(page, 'a push message to send')
  await page.getByRole('button', { name: say(labels.schedule), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say(labels.schedule), exact: true }).click()
  await expect(successMessage(page, say(labels.scheduled))).toBeVisible()

  await row(page, title).getByText(title).click()
  const change = async (name: string, ask: string) => {
    await dialog.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name: ask }).getByRole('button', { name, exact: true }).click()
  }
  await change(say(labels.pause), say(labels.pauseAsk))
  await expect(dialog.getByText(say(labels.paused), { exact: true })).toBeVisible()
  await expectAccessible(page, 'a send', '[role="dialog"]')
  await change(say(labels.resume), say(labels.resumeAsk))
  await expect(dialog.getByRole('button', { name: say(labels.pause), exact: true })).toBeVisible()
  await change(say(labels.stop), say(labels.stopAsk))
  await expect(dialog.getByText(say(labels.stopped), { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: say(labels.resume) })).toBeHidden()
})

test('recipients that could not be counted are counted again on demand', { tag: '@phone' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/countRecipients/)
  const page = await visit('/main/send-notifications', {
    as: await makeAdmin('Marketing'),
    before: (opened) =>
      opened.route('**/countRecipients', (route) => route.fulfill({ status: 500, json: {} })),
  })
  const status = page.getByRole('status')
  await expect(status.getByText(say(labels.notCounted))).toBeVisible()
  await page.unroute('**/countRecipients')
  await status.getByRole('button', { name: say(words.tryAgain) }).click()
  await expect(status.getByText(say(labels.reaches))).toBeVisible()
})

test('a file of 50,000 addresses of which half are invalid: these are named and removed, and the form stays quick', {
  tag: '@every',
}, async ({ visit, say }) => {
  const page = await visit('/main/send-notifications', { as: await makeAdmin('Marketing') })
  const lines = Array.from({ length: 50_000 }, (_, n) => (n % 2 ? `many${n}@sufra.test` : `broken ${n}`))
  await page.getByRole('checkbox', { name: say(labels.customers) }).uncheck()
  await page.locator('input[type="file"][accept*="csv"]').setInputFiles({
    name: 'addresses.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await expect(page.getByText(say(labels.halfBroken))).toBeVisible()
  await expect(page.getByText('broken 0', { exact: true })).toBeVisible()
  const subject = page.getByLabel(say(labels.subject))
  await subject.pressSequentially('National Day')
  await expect(subject).toHaveValue('National Day')
  await page.getByRole('button', { name: say(labels.remove) }).click()
  await expect(page.getByRole('status').getByText(say(labels.half), { exact: true })).toBeVisible()
  await expect(page.getByText(say(labels.halfBroken))).toBeHidden()
  const addresses = page.getByLabel(say(labels.addresses))
  expect((await addresses.boundingBox())?.height).toBeGreaterThan(120)
  const kept = await addresses.inputValue()
  expect(kept.split('\n')).toEqual(lines.filter((line) => line.includes('@')))
})
