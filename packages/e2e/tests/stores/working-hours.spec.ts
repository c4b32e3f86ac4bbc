import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { backFromOtherTab, withClock } from '../../support/otherTab.ts'
import { behind, managed } from '../../support/regions.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

const labels = {
  hours: { en: 'Working hours', ar: 'ساعات العمل' },
  add: { en: 'Add New', ar: 'إضافة وردية' },
  day: { en: 'Day', ar: 'اليوم' },
  start: { en: 'Shift Start', ar: 'بداية الوردية' },
  end: { en: 'Shift End', ar: 'نهاية الوردية' },
  endsNextDay: { en: 'Ends the next day', ar: 'حتى اليوم التالي' },
  nextDay: { en: 'the next day', ar: 'في اليوم التالي' },
  remove: { en: 'Delete shift', ar: 'حذف الوردية' },
  week: { en: 'The week at a glance', ar: 'نظرة على الأسبوع' },
  applyAll: { en: 'Apply all', ar: 'تطبيق على الكل' },
  apply: { en: 'Apply', ar: 'تطبيق' },
  allDays: { en: 'All Days', ar: 'كل الأيام' },
  saturday: { en: 'Saturday', ar: 'السبت' },
  sunday: { en: 'Sunday', ar: 'الأحد' },
}
/** Every store begins with Sunday from 08:00 to 22:00. */
const sunday = { en: 'Sunday, 08:00 to 22:00', ar: 'الأحد من 08:00 إلى 22:00' }
const editing = (shift: { en: string; ar: string }) => ({
  en: `Edit “${shift.en}”`,
  ar: `تعديل «${shift.ar}»`,
})

const hoursOf = (page: Page, say: (text: { en: string; ar: string }) => string) => {
  const table = page.getByRole('table', { name: say(labels.hours) })
  return {
    table,
    week: page.getByRole('region', { name: say(labels.week) }),
    add: page.getByRole('button', { name: say(labels.add), exact: true }),
    day: table.getByRole('combobox', { name: say(labels.day) }),
    start: table.getByRole('textbox', { name: say(labels.start) }),
    end: table.getByRole('textbox', { name: say(labels.end) }),
    save: table.getByRole('button', { name: say(words.save), exact: true }),
    cancel: table.getByRole('button', { name: say(words.cancel), exact: true }),
  }
}

test('a shift past midnight is added by keyboard and deleted', { tag: '@phone' }, async ({ visit, say }) => {
  test.slow()
  const shop = await makeShop()
  const page = await visit(managed(shop, 'working-hours'), { as: shop.owner })
  const { table, week, add, day, start, end, save } = hoursOf(page, say)
  await expect(table.getByText('08:00')).toBeVisible()
  await add.press('Enter')
  await expect(day).toBeFocused()
  await expect(add).toBeDisabled()
  await expect(save).toBeDisabled()
  await day.selectOption(say(labels.saturday))
  await page.keyboard.press('Tab')
  await page.keyboard.type('٢٠٠٠')
  await expect(start).toHaveValue('20:00')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await expect(table.getByText(say(labels.endsNextDay))).toBeVisible()
  await expectAccessible(page, 'a shift being added')
  await page.keyboard.press('Enter')
  await expect(successMessage(page, say(savedText({ en: 'Working hours', ar: 'ساعات العمل' })))).toBeVisible()
  await expect(add).toBeFocused()
  await expect(end).toBeHidden()
  await expect(table.getByText('02:00')).toBeVisible()
  await expect(table.getByText(say(labels.nextDay))).toBeVisible()
  // Read out on both days, from Saturday into Sunday.
  await expect(week.getByRole('listitem').first()).toContainText(
    say({ en: 'until 02:00 from the day before', ar: 'حتى 02:00 من اليوم السابق' }),
  )
  await expect(week.getByRole('listitem').last()).toContainText(
    say({ en: '20:00 to 02:00 the next day', ar: 'من 20:00 إلى 02:00 في اليوم التالي' }),
  )
  await expectAccessible(page, 'working hours')
  await page
    .getByRole('button', {
      name: say({ en: 'Delete “Saturday, 20:00 to 02:00”', ar: 'حذف «السبت من 20:00 إلى 02:00»' }),
    })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(table.getByText('02:00')).toBeHidden()
  await expect(
    page.getByRole('button', { name: say({ en: `Delete “${sunday.en}”`, ar: `حذف «${sunday.ar}»` }) }),
  ).toBeFocused()
})

test('cancelling a row that was typed in asks first', async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit(managed(shop, 'working-hours'), { as: shop.owner })
  const { table, add, day, start } = hoursOf(page, say)
  await add.click()
  await day.selectOption(say(labels.saturday))
  await start.fill('20:00')
  const cancel = table.getByRole('button', { name: 'Cancel', exact: true })
  await cancel.click()
  const question = page.getByRole('dialog', { name: say(words.leaving) })
  await question.getByRole('button', { name: say(words.goBack) }).click()
  await expect(start).toHaveValue('20:00')
  await cancel.click()
  await question.getByRole('button', { name: say(words.leave), exact: true }).click()
  await expect(day).toBeHidden()
  await add.click()
  await expect(start).toHaveValue('')
})

test('an overlap is rejected below the row, and what was typed stays', { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409/)
  const shop = await makeShop()
  const page = await visit(managed(shop, 'working-hours'), { as: shop.storeUser })
  await page.goto(`/store/stores/${shop.ids.stores}/management-store?tab=working-hours`)
  const { table, add, day, start, end, save, cancel } = hoursOf(page, say)
  await add.click()
  await day.selectOption(say(labels.sunday))
  await start.fill('9:30')
  await end.fill('11')
  await save.click()
  await expect(table.getByRole('alert')).toContainText(
    say({
      en: 'These hours overlap the shift of Sunday from 08:00 to 22:00',
      ar: 'تتداخل هذه الساعات مع وردية يوم الأحد من 08:00 إلى 22:00',
    }),
  )
  await expect(start).toBeFocused()
  await expect(start).toHaveValue('09:30')
  await expect(end).toHaveValue('11:00')
  await expectAccessible(page, 'a refused shift')
  await start.fill('22:30')
  await end.fill('2330x')
  await expect(end).toHaveValue('11:00')
  await end.fill('2330')
  await save.click()
  await expect(end).toBeHidden()
  await expect(table.getByText('23:30')).toBeVisible()
  // Cancelling discards a new row.
  await add.click()
  await cancel.click()
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(add).toBeFocused()
})

test('a shift changed by another person meanwhile shows its current values', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409/)
  const shop = await makeShop()
  const page = await visit(managed(shop, 'working-hours'), { as: shop.owner })
  const { table, start, end, save } = hoursOf(page, say)
  await page.getByRole('button', { name: say(editing(sunday)) }).click()
  await end.fill('20:00')
  await behind(shop.storeUser, `storeWorking/update/${shop.ids.working_hours}`, { start_time: '07:00' })
  await save.click()
  await expect(table.getByRole('alert').first()).toContainText('Store Manager')
  await expect(table.getByText('Shift Start: Changed meanwhile to “07:00”')).toBeVisible()
  await expect(start).toHaveValue('08:00')
  await expect(end).toHaveValue('20:00')
  await table.getByRole('button', { name: 'Save mine' }).click()
  await expect(end).toBeHidden()
  await expect(table.getByText('20:00')).toBeVisible()
})

test('hours are applied to all days, replacing the shifts listed', { tag: '@phone' }, async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  const page = await visit(managed(shop, 'working-hours'), { as: shop.owner })
  const { table, week } = hoursOf(page, say)
  await page.getByRole('button', { name: say(labels.applyAll) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(say(labels.start))).toHaveValue('10:00')
  await expect(dialog.getByLabel(say(labels.end))).toHaveValue('12:00')
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(8)
  await dialog.getByRole('button', { name: say(labels.apply), exact: true }).click()
  await expect(
    dialog.getByText(say({ en: 'Choose at least one day', ar: 'اختر يومًا واحدًا على الأقل' })),
  ).toBeVisible()
  await dialog.getByLabel(say(labels.allDays)).check()
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  await expect(dialog.getByText(say(sunday))).toBeVisible()
  await expectAccessible(page, 'hours for all days')
  await dialog.getByRole('button', { name: say(labels.apply), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(table.getByText('12:00')).toHaveCount(7)
  await expect(week.getByRole('listitem')).toHaveCount(7)
})

test('a person with read access sees the hours without buttons', async ({ visit, say }) => {
  const shop = await makeShop()
  const path = `/main/restaurants/${shop.ids.restaurants}/stores/${shop.ids.stores}/edit-store?tab=working-hours`
  const page = await visit(path, { as: await makeAdmin('Business Support') })
  const { table, week, add } = hoursOf(page, say)
  await expect(table.getByText('22:00')).toBeVisible()
  await expect(week).toBeVisible()
  await expect(add).toBeHidden()
  await expect(table.getByRole('button')).toHaveCount(0)
})

test('rows can be edited again after somebody else has deleted the one that was', async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit(managed(shop, 'working-hours'), { as: shop.owner, ...withClock })
  const { add, start } = hoursOf(page, say)
  await page.getByRole('button', { name: say(editing(sunday)) }).click()
  await expect(start).toBeVisible()
  await expect(add).toBeDisabled()
  const listed = await page.request.get(`/api/restaurant/storeWorking/getHoursByStoreId/${shop.ids.stores}`, {
    headers: { authorization: `Bearer ${shop.owner.token}` },
  })
  const { storeHours } = (await listed.json()) as { storeHours: { id: number }[] }
  await page.request.delete(`/api/restaurant/storeWorking/delete/${storeHours[0]?.id}`, {
    headers: { authorization: `Bearer ${shop.owner.token}` },
  })
  await backFromOtherTab(page)
  await expect(start).toBeHidden()
  await expect(add).toBeEnabled()
})
