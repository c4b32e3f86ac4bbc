import type { OrderMessage } from '@sufra/contract/engagement/orderMessages'
import type { NoticeEvent } from '@sufra/contract/engagement/orderMessages.placeholders'
import { post } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { mailsTo } from '../../support/mail.ts'
import { backFromOtherTab, withClock } from '../../support/otherTab.ts'
import { makeAdmin } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  tab: { en: 'Order messages', ar: 'رسائل الطلبات' },
  mail: { en: 'E-Mail', ar: 'بريد إلكتروني' },
  push: { en: 'Push message', ar: 'إشعار التطبيق' },
  subject: { en: 'Subject in English', ar: 'الموضوع بالإنجليزية' },
  title: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  unknown: {
    en: 'There is no placeholder {price} here. Choose one from the list',
    ar: 'لا يوجد هنا متغير باسم \u2066{price}\u2069. اختر من القائمة',
  },
  missing: {
    en: '{order_number} is missing: without it the message says too little',
    ar: 'ينقص المتغير \u2066{order_number}\u2069، ولا تكتمل الرسالة بدونه',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Message saved', ar: 'حُفظت الرسالة' },
  preview: { en: 'Preview', ar: 'معاينة' },
  previewTitle: { en: 'The mail as readers see it', ar: 'الرسالة كما يراها القارئ' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  dark: { en: 'Dark', ar: 'داكن' },
  test: { en: 'Send this to me', ar: 'إرسالها إليّ' },
  phone: { en: 'As phones show it', ar: 'كما تظهر على الهاتف' },
  versions: { en: 'Version history', ar: 'سجل الإصدارات' },
  restore: { en: 'Restore version 1', ar: 'استعادة الإصدار 1' },
  restoreNow: { en: 'Restore', ar: 'استعادة' },
  restored: { en: 'Version 1 restored', ar: 'استُعيد الإصدار 1' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  turnOn: { en: 'Switch on', ar: 'تفعيل' },
  close: { en: 'Close', ar: 'إغلاق' },
  theirs: { en: 'Take theirs', ar: 'اعتماد التعديل الآخر' },
  titleInEnglish: { en: 'Title in English', ar: 'العنوان بالإنجليزية' },
  cancelled: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
}

/** Runs at the same time change different messages. */
const events: Readonly<Record<string, readonly [NoticeEvent, { en: string; ar: string }]>> = {
  'en-wide': ['placed', { en: 'Order placed', ar: 'طلب جديد' }],
  'ar-wide': ['accepted', { en: 'Order accepted', ar: 'قبول الطلب' }],
  'en-phone': ['completed', { en: 'Order completed', ar: 'اكتمال الطلب' }],
  'ar-phone': ['declined', { en: 'Order declined by the store', ar: 'اعتذار المتجر عن الطلب' }],
}

test(
  'the texts of a mail are checked, previewed, tried, saved and restored',
  { tag: '@every' },
  async ({ visit, say, trouble }, { project }) => {
    test.slow()
    trouble.expected(/Blocked script execution in/)
    trouble.expected(/422 .*saveOrderMail/)
    const [, event = { en: '', ar: '' }] = events[project.name] ?? []
    const marketing = await makeAdmin('Marketing')
    const page = await visit('/main/send-notifications', { as: marketing })
    await page.getByRole('tab', { name: say(labels.tab) }).click()
    await expect(page).toHaveURL(/tab=orders/)
    await expectAccessible(page, 'messages of orders')
    const name = `${say(event)} · ${say(labels.mail)}`
    const open = () =>
      page
        .locator('[data-row]')
        .filter({ hasText: say(event) })
        .filter({ hasText: say(labels.mail) })
        .getByText(say(event))
        .first()
        .click()
    await open()
    const dialog = page.getByRole('dialog', { name })
    const subject = dialog.getByLabel(say(labels.subject))
    await subject.fill('Order {order_number} for {price}')
    await dialog.getByRole('button', { name: say(labels.save), exact: true }).click()
    await expect(dialog.getByText(say(labels.unknown))).toBeVisible()
    await subject.fill(`About {order_number} of {store}, ${project.name}`)
    await expectAccessible(page, 'a message of orders', '[role="dialog"]')

    await dialog.getByRole('button', { name: say(labels.preview), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: say(labels.previewTitle) })
    const mail = page.frameLocator('iframe')
    await sheet.getByRole('radio', { name: say(labels.arabic) }).check()
    await expect(mail.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(mail.getByText('مطبخ الزعفران').first()).toBeVisible()
    await sheet.getByRole('radio', { name: say(labels.dark) }).check()
    await expect(mail.locator('body')).toHaveCSS('background-color', 'rgb(27, 24, 22)')
    await sheet.getByRole('button', { name: say(labels.close) }).click()

    await dialog.getByRole('button', { name: say(labels.test) }).click()
    expect((await mailsTo(marketing.email, 2)).join()).toContain('مطبخ الزعفران')
    await dialog.getByRole('button', { name: say(labels.save), exact: true }).click()
    await expect(successMessage(page, say(labels.saved))).toBeVisible()
    await expect(dialog).toBeHidden()

    await open()
    await expect(subject).toHaveValue(`About {order_number} of {store}, ${project.name}`)
    await dialog.getByText(say(labels.versions)).click()
    await dialog.getByRole('button', { name: say(labels.restore) }).click()
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: say(labels.restoreNow), exact: true })
      .click()
    await expect(successMessage(page, say(labels.restored))).toBeVisible()
    await expect(subject).not.toHaveValue(/About/)
  },
)

test(
  'a push message is shown as on a phone, needs its placeholder, and is switched off and on',
  {
    tag: '@every',
  },
  async ({ visit, say, language, trouble }, { project }) => {
    trouble.expected(/422 .*saveOrderPush/)
    const [, event = { en: '', ar: '' }] = events[project.name] ?? []
    const page = await visit('/main/send-notifications?tab=orders', { as: await makeAdmin('Marketing') })
    const row = page
      .locator('[data-row]')
      .filter({ hasText: say(event) })
      .filter({ hasText: say(labels.push) })
    const flip = row.getByRole('switch')
    await expect(flip).toBeChecked()
    await flip.press('Space')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(labels.turnOff), exact: true })
      .click()
    await expect(flip).not.toBeChecked()
    await flip.press('Space')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(labels.turnOn), exact: true })
      .click()
    await expect(flip).toBeChecked()

    await row.getByText(say(event)).first().click()
    const dialog = page.getByRole('dialog', { name: `${say(event)} · ${say(labels.push)}` })
    const phone = dialog.getByRole('figure', { name: say(labels.phone) })
    await expect(phone.getByText('10427')).toBeVisible()
    await expect(phone.getByText(language === 'ar' ? /مطبخ الزعفران/ : /Saffron Kitchen/)).toBeVisible()
    await dialog.getByLabel(say(labels.title)).fill('طلبك')
    await dialog.getByRole('button', { name: say(labels.save), exact: true }).click()
    await expect(dialog.getByText(say(labels.missing))).toBeVisible()
  },
)

test('a message keeps what is typed, and can take what somebody else saved meanwhile', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409 .*saveOrderPush/)
  const marketing = await makeAdmin('Marketing')
  const page = await visit('/main/send-notifications?tab=orders', { as: marketing, ...withClock })
  const answer = await page.request.get('/api/admins/settings/notifications/getOrderMessages', {
    headers: { authorization: `Bearer ${marketing.token}` },
  })
  const { messages } = (await answer.json()) as { messages: OrderMessage[] }
  const message = messages.find(({ event, kind }) => event === 'cancelled' && kind === 'push')
  const { id = 0, version, title_ar, message_en, message_ar } = message ?? {}
  await page
    .locator('[data-row]')
    .filter({ hasText: say(labels.cancelled) })
    .filter({ hasText: say(labels.push) })
    .getByText(say(labels.cancelled))
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel(say(labels.titleInEnglish))
  // The dialog takes the focus a moment after it has opened.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await title.fill('Order {order_number} is ')
  const theirs = 'Sorry, {order_number} cannot come'
  await post(`admins/settings/notifications/saveOrderPush/${id}`, marketing.token, {
    ...{ title_ar, message_en, message_ar, version },
    title_en: theirs,
  })
  const read = page.waitForResponse('**/getOrderMessages')
  await backFromOtherTab(page)
  await read
  await page.keyboard.type('off')
  await expect(title).toHaveValue('Order {order_number} is off')
  await dialog.getByRole('button', { name: say(labels.save), exact: true }).click()
  await dialog.getByRole('button', { name: say(labels.theirs) }).click()
  await expect(title).toHaveValue(theirs)
})
