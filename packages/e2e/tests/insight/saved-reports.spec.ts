import { expectAccessible } from '../../support/axe.ts'
import { behind } from '../../support/regions.ts'
import { makeShop, type Person } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const b = (en: string, ar: string) => ({ en, ar })

/** Resumes the mails of the only report, as in another tab. */
async function resume(owner: Person): Promise<void> {
  const response = await fetch(`${origin()}/api/restaurant/reports/getSavedReports`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const { reports } = (await response.json()) as { reports: { id: number; version: number }[] }
  const [{ id, version } = { id: 0, version: 0 }] = reports
  await behind(owner, `reports/updateSavedReport/${id}`, { paused: false, version })
}

test('a report is saved, opened again, scheduled, paused, renamed and deleted', { tag: '@every' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409.*updateSavedReport/)
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/reports?range=last_week&by=payment&compare=year', { as: owner })
  await page.getByRole('button', { name: say(b('Save report', 'حفظ التقرير')) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(b('Name', 'الاسم'))).fill('How they pay')
  await expect(dialog.getByLabel(say(b('Range', 'الفترة')))).toHaveValue('last_week')
  await dialog.getByLabel(say(b('Mail it', 'إرساله بالبريد'))).selectOption('weekly')
  await dialog.getByLabel(say(b('On', 'في يوم'))).selectOption('4')
  await dialog.getByRole('checkbox').first().check()
  await expectAccessible(page, 'save-report')
  await dialog.getByRole('button', { name: say(b('Save', 'حفظ')), exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('tab', { name: say(b('Saved', 'المحفوظة')) }).click()
  await expect(page).toHaveURL(/tab=saved/)
  const row = page.locator('[data-row]').filter({ hasText: 'How they pay' })
  await expect(row).toContainText(say(b('Every Thursday', 'كل الخميس')))
  await expect(row).toContainText(say(b('Last week', 'الأسبوع الماضي')))
  await expectAccessible(page, 'reports-saved')

  await row.getByRole('switch').press('Space')
  await page.getByRole('button', { name: say(b('Pause', 'إيقاف مؤقت')), exact: true }).click()
  await expect(row.getByRole('switch')).not.toBeChecked()

  await row.getByRole('button', { name: say(b('Edit “How they pay”', 'تعديل «How they pay»')) }).click()
  await resume(owner)
  await dialog.getByLabel(say(b('Name', 'الاسم'))).fill('Cash or card')
  await dialog.getByRole('button', { name: say(b('Save', 'حفظ')), exact: true }).click()
  await dialog.getByRole('button', { name: say(b('Save mine', 'حفظ تعديلي')) }).click()
  const renamed = page.locator('[data-row]').filter({ hasText: 'Cash or card' })
  await expect(renamed.getByRole('switch')).toBeChecked()
  await renamed.getByRole('link', { name: 'Cash or card' }).click()
  await expect(page).toHaveURL(/range=last_week/)
  await expect(page).toHaveURL(/by=payment/)
  await expect(page).toHaveURL(/compare=year/)

  await page.getByRole('tab', { name: say(b('Saved', 'المحفوظة')) }).click()
  await renamed.getByRole('button', { name: say(b('Delete “Cash or card”', 'حذف «Cash or card»')) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(b('Delete', 'حذف')), exact: true })
    .click()
  await expect(renamed).toHaveCount(0)
})
