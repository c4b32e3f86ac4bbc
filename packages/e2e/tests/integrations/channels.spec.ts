import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin } from '../../support/seed.ts'
import { heading, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'Channels', ar: 'قنوات الطلب' },
  add: { en: 'Add channel', ar: 'إضافة قناة' },
  name: { en: 'Name', ar: 'الاسم' },
  search: { en: 'Search by name', ar: 'البحث بالاسم' },
  noKeys: { en: 'No keys yet', ar: 'لا توجد مفاتيح بعد' },
  addKey: { en: 'Add key', ar: 'إضافة مفتاح' },
  newKey: { en: 'New key', ar: 'المفتاح الجديد' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  kept: { en: 'I have kept it', ar: 'حفظته' },
  keys: { en: 'Keys', ar: 'المفاتيح' },
  readOnly: { en: 'Read only', ar: 'قراءة فقط' },
  limit: { en: 'Calls per minute', ar: 'الحد في الدقيقة' },
  limitSaved: { en: 'Limit saved', ar: 'تم حفظ الحد' },
  makeKey: { en: 'Make new key', ar: 'إنشاء مفتاح' },
  revoke: { en: 'Revoke', ar: 'إلغاء' },
  revokeDone: { en: 'Key revoked', ar: 'تم إلغاء المفتاح' },
  calls: { en: 'What keys may do', ar: 'ما تتيحه المفاتيح' },
  full: { en: 'Only keys with full access', ar: 'المفاتيح ذات الصلاحية الكاملة فقط' },
  setAddress: { en: 'Set address', ar: 'تحديد العنوان' },
  address: { en: 'Address', ar: 'العنوان' },
  newSecret: { en: 'New signing secret', ar: 'سر التوقيع الجديد' },
  test: { en: 'Send test event', ar: 'إرسال حدث تجريبي' },
  events: { en: 'Events sent', ar: 'الأحداث المرسلة' },
  state: { en: 'Status', ar: 'الحالة' },
  testEvent: { en: 'Test event', ar: 'حدث تجريبي' },
  delivered: { en: 'Delivered', ar: 'وصل' },
  failed: { en: 'Failed', ar: 'لم يصل' },
  againDone: { en: 'On its way again', ar: 'أُعيد الإرسال' },
  sure: { en: 'Change the status of this channel?', ar: 'هل تريد تغيير حالة هذه القناة؟' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
}
const statusOf = (name: string) => ({ en: `${name} is on`, ar: `قناة ${name} مفعّلة` })
const turnedOff = (name: string) => ({ en: `${name} switched off`, ar: `تم إيقاف ${name}` })
const rotateKey = /^(Rotate|إنشاء بديل للمفتاح) /
const revokeKey = /^(Revoke|إلغاء المفتاح) .*sfc_/
const limitOf = /^(Change the limit of|تعديل حد المفتاح) /
const sendAgain = /^(Send event \d+ again|إعادة إرسال الحدث \d+)$/

let made = 0
const newName = () => `Partner ${process.pid}-${++made}`
const calls = async (key: string) =>
  (await fetch(`${origin()}/api/mobile/stores`, { headers: { authorization: `Bearer ${key}` } })).status

test('a channel gets keys, shown once, that replace each other while both work', { tag: '@every' }, async ({
  visit,
  say,
}) => {
  test.slow()
  const page = await visit('/main/settings/channels', { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expectAccessible(page, 'channels')
  const name = newName()
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.name)).fill(name)
  await expectAccessible(page, 'a new channel', '[role="dialog"]')
  await dialog.getByRole('button', { name: say(words.save) }).click()
  // The channel opens, to make its first key.
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByText(say(labels.noKeys))).toBeVisible()

  const shown = page.getByRole('dialog', { name: say(labels.newKey) })
  const take = async () => {
    const key = await shown.getByRole('textbox').inputValue()
    await shown.getByRole('button', { name: say(labels.kept) }).click()
    await expect(shown).toBeHidden()
    return key
  }
  await page.getByRole('button', { name: say(labels.addKey) }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'a new key', '[role="dialog"]')
  await dialog.getByRole('button', { name: say(labels.addKey) }).click()
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: say(labels.copy) }).click()
  await expect(shown.getByRole('button', { name: say(labels.copied) })).toBeVisible()
  await expectAccessible(page, 'a key, this once', '[role="dialog"]')
  const first = await take()
  expect(await calls(first)).toBe(200)
  const keys = page.getByRole('region', { name: say(labels.keys) })
  await expect(keys.getByText(`${first.slice(0, 8)}…`)).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)

  await keys.getByRole('button', { name: limitOf }).click()
  await dialog.getByLabel(say(labels.limit)).fill('90')
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(successMessage(page, say(labels.limitSaved))).toBeVisible()
  await expect(keys.getByText('90', { exact: true })).toBeVisible()

  await keys.getByRole('button', { name: rotateKey }).click()
  await dialog.getByRole('button', { name: say(labels.makeKey) }).click()
  await expect(shown).toBeVisible()
  const second = await take()
  expect([await calls(first), await calls(second)]).toEqual([200, 200])
  await expect(keys.getByRole('button', { name: revokeKey })).toHaveCount(2)
  await expectAccessible(page, 'two keys')

  // The newest stands first.
  await keys.getByRole('button', { name: revokeKey }).nth(1).click()
  await dialog.getByRole('button', { name: say(labels.revoke), exact: true }).click()
  await expect(successMessage(page, say(labels.revokeDone))).toBeVisible()
  await expect(keys.getByRole('button', { name: revokeKey })).toHaveCount(1)
  expect([await calls(first), await calls(second)]).toEqual([401, 200])

  await page.getByText(say(labels.calls)).click()
  const full = page.getByRole('region', { name: say(labels.full) })
  await expect(full.getByText('/api/mobile/orders/:id/payment')).toBeVisible()
  await expect(full.getByText('GET')).toHaveCount(0)
  await expectAccessible(page, 'what keys may do')

  const status = page.getByRole('switch', { name: say(statusOf(name)) })
  await page.locator('label', { has: status }).click()
  await page
    .getByRole('dialog', { name: say(labels.sure) })
    .getByRole('button', { name: say(labels.turnOff) })
    .click()
  await expect(successMessage(page, say(turnedOff(name)))).toBeVisible()
  expect(await calls(second)).toBe(401)
})

test('an address is tried with a test event, and what failed is found and sent again', {
  tag: '@every',
}, async ({ visit, say }) => {
  test.slow()
  let status = 200
  const bodies: string[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`

  const page = await visit('/main/settings/channels', { as: await makeAdmin() })
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  const name = newName()
  await dialog.getByLabel(say(labels.name)).fill(name)
  await dialog.getByLabel(say(labels.name)).press('Enter')
  await expect(heading(page, name)).toBeVisible()
  await page.getByRole('button', { name: say(labels.setAddress) }).click()
  await dialog.getByLabel(say(labels.address)).fill(url)
  await expectAccessible(page, 'the address', '[role="dialog"]')
  await dialog.getByRole('button', { name: say(words.save) }).click()
  const secret = page.getByRole('dialog', { name: say(labels.newSecret) })
  await expect(secret.getByRole('textbox')).toHaveValue(/^whsec_/)
  await secret.getByRole('button', { name: say(labels.kept) }).click()

  const events = page.getByRole('region', { name: say(labels.events) })
  await page.getByRole('button', { name: say(labels.test) }).click()
  await expect(events.getByText(say(labels.testEvent))).toHaveCount(1)
  await expect(events.locator('[data-row]').getByText(say(labels.delivered))).toBeVisible()
  await expect(events.getByText('HTTP 200')).toBeVisible()
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ type: 'test' })

  status = 410
  await page.getByRole('button', { name: say(labels.test) }).click()
  await expect(events.getByText('HTTP 410')).toBeVisible()
  await expectAccessible(page, 'events of a channel')

  const filter = events.getByLabel(say(labels.state), { exact: true })
  await filter.selectOption('delivered')
  await expect(page).toHaveURL(/status=delivered/)
  await expect(events.getByText('HTTP 410')).toBeHidden()
  await expect(events.getByText('HTTP 200')).toBeVisible()
  const sent = bodies.length
  await events.getByRole('button', { name: sendAgain }).click()
  await expect(successMessage(page, say(labels.againDone))).toBeVisible()
  await expect.poll(() => bodies.length).toBe(sent + 1)
  expect(bodies.at(-1)).toBe(bodies[0])
  await filter.selectOption('failed')
  await expect(page.getByText(say(words.nothingFound))).toBeVisible()
  receiver.close()
})
