import type { Page } from '@playwright/test'
import type { Language } from '@sufra/contract/kernel/language'
import { order, post } from '../../support/api.ts'
import { expectAccessibleMail } from '../../support/axe.ts'
import { mailsTo, mailTo, pageOf } from '../../support/mail.ts'
import { channelKey, makeAdmin, makeShop, reviewOrder } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const bodyOf = (title: string, text: string) =>
  JSON.stringify({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] },
      paragraph(text),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text)] }] },
      { type: 'blockquote', content: [paragraph(text)] },
    ],
  })

/** Shows a mail as a mail program does, and keeps a picture of it. */
async function expectMail(page: Page, name: string, mail: string, language: Language): Promise<void> {
  await page.setContent(pageOf(mail))
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  await expect(page.locator('html'), name).toHaveAttribute('dir', direction)
  const sheet = page.locator('.sheet')
  await expect(sheet, name).toHaveCSS('direction', direction)
  await expect(sheet, name).toHaveCSS('text-align', language === 'ar' ? 'right' : 'left')
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: innerWidth,
  }))
  expect(wide, `${name} is as wide as its window`).toBeLessThanOrEqual(room)
  await expectAccessibleMail(page, name)
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
}

test('mails are laid out in the direction of their language, at every width, in light and dark', {
  tag: '@both',
}, async ({ visit, language }) => {
  test.slow()
  const [shop, marketing] = [await makeShop({ completed: 1 }), await makeAdmin('Marketing')]
  const page = await visit('/')
  // Away from the product's content policy.
  await page.goto('about:blank')
  const side = language === 'ar' ? 'right' : 'left'

  // Of marketing, once more without an Arabic text.
  const texts = {
    subject: 'National Day',
    body: bodyOf('National Day', 'Order by noon.'),
    subject_ar: 'اليوم الوطني',
    body_ar: bodyOf('اليوم الوطني', 'اطلب قبل الظهر.'),
  }
  const sendTest = (body: object) =>
    post('admins/settings/notifications/sendTestEmail', marketing.token, body)
  await sendTest(texts)
  const both = await mailsTo(marketing.email, 2)
  const mine = both.find((mail) => mail.includes(`<html lang="${language}"`)) ?? ''
  await expectMail(page, 'marketing', mine, language)
  await expect(page.locator('ul')).toHaveCSS(`padding-${side}`, '24px')
  await expect(page.locator('blockquote')).toHaveCSS(`border-${side}-width`, '3px')
  await sendTest({ subject: texts.subject, body: texts.body })
  const english = (await mailsTo(marketing.email, 4)).slice(2).find((mail) => mail.includes('lang="ar"'))
  await expectMail(page, 'marketing without Arabic', english ?? '', 'ar')
  await expect(page.getByText('Order by noon.').first()).toHaveCSS('direction', 'ltr')

  // With a code, a button, a list of figures, and of an order.
  const email = `mails-${language}-${Date.now()}@world.test`
  await fetch(`${origin()}/api/restaurant/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({
      name: 'Saffron House',
      email,
      phone: `5${String(Date.now()).slice(-7)}`,
      password: 'saffron and rice 7',
    }),
  })
  await expectMail(page, 'code', await mailTo(email), language)
  await expect(page.locator('bdi[dir="ltr"]')).toHaveText(/^\d{6}$/)
  await reviewOrder(shop.orders[0] ?? 0, [1, 5], 'وصل الطعام باردًا')
  await expectMail(page, 'low rating', await mailTo(shop.storeUser.email), 'en')
  await expect(page.getByRole('link')).toHaveCSS('padding-left', '20px')
  const guest = `guest-${language}-${Date.now()}@guest.example`
  await order(await channelKey(), shop, {
    mobile: `6${String(Date.now()).slice(-7)}`,
    email: guest,
  })
  const placed = await mailTo(guest)
  await expectMail(page, 'order', placed, placed.includes('<html lang="ar"') ? 'ar' : 'en')
})
