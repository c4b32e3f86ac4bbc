import type { Bilingual } from '@sufra/contract/kernel/language'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { expectAccessible } from '../../support/axe.ts'
import { behind, makeRegion } from '../../support/regions.ts'
import { makeAdmin } from '../../support/seed.ts'
import { errorMessage, heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const path = '/main/settings/regions'
const labels = {
  title: { en: 'Regions', ar: 'البلديات' },
  addRegion: { en: 'Add region', ar: 'إضافة بلدية' },
  addArea: { en: 'Add area', ar: 'إضافة منطقة' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  region: { en: 'Region', ar: 'البلدية' },
  editRegion: { en: 'Edit region', ar: 'تعديل البلدية' },
  removeRegion: { en: 'Delete region', ar: 'حذف البلدية' },
  removeArea: { en: 'Delete area', ar: 'حذف المنطقة' },
  picture: { en: 'Picture', ar: 'الصورة' },
  all: { en: 'All regions', ar: 'كل البلديات' },
  goBack: { en: 'Go back', ar: 'رجوع' },
  saveAnyway: { en: 'Save anyway', ar: 'حفظ على أي حال' },
  noData: { en: 'No data available', ar: 'لا توجد بيانات' },
}
const areasOf = (name: string) => ({ en: `Areas of ${name}`, ar: `مناطق ${name}` })
const sameArea = ({ en, ar }: Bilingual) => ({
  en: `This region already has an area called “${en}”`,
  ar: `توجد في هذه البلدية منطقة باسم «${ar}» بالفعل`,
})
const menuOf = (name: string) => ({ en: `More for ${name}`, ar: `المزيد: ${name}` })
const remove = (name: string) => ({ en: `Delete “${name}”`, ar: `حذف «${name}»` })

test('a region and its areas are added, opened by their address, and deleted', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  test.slow()
  const admin = await makeAdmin()
  const page = await visit(path, { as: admin })
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expectAccessible(page, 'regions')
  const mark = `Ras ${process.pid}`
  const name = { en: mark, ar: `${mark} ع` }
  await page.getByRole('button', { name: say(labels.addRegion) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.english)).fill(name.en)
  await dialog.getByLabel(say(labels.arabic)).fill(name.ar)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog).toBeHidden()

  // The new one is chosen, and empty.
  const areas = page.getByRole('region', { name: say(areasOf(say(name))) })
  await expect(areas.getByText(say(labels.noData))).toBeVisible()
  await expect(page).toHaveURL(/region=\d+/)
  await areas.getByRole('button', { name: say(labels.addArea) }).click()
  const area = { en: `${mark} north`, ar: `${mark} شمال` }
  await dialog.getByLabel(say(labels.english)).fill(area.en)
  await dialog.getByLabel(say(labels.arabic)).fill(area.ar)
  await expect(dialog.getByLabel(say(labels.region)).locator('option:checked')).toHaveText(say(name))
  await dialog.getByLabel(say(labels.picture)).setInputFiles({
    name: 'north.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(examplePicture.content),
  })
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(areas.locator('img')).toHaveCount(1)
  await expect(areas.getByText(area.en).first()).toBeVisible()
  await expect(areas.getByText(area.ar).first()).toBeVisible()
  await expectAccessible(page, 'areas of a region')

  await areas.getByRole('button', { name: say(remove(say(area))) }).click()
  await dialog.getByRole('button', { name: say(labels.removeArea) }).click()
  await expect(areas.getByText(say(labels.noData))).toBeVisible()
  if (isPhone) {
    // The list and the region take each other's place, and the focus goes along.
    const all = page.getByRole('link', { name: say(labels.all), exact: true })
    const entry = page.getByRole('list').getByRole('link', { name: say(name) })
    await all.click()
    await expect(entry).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(areas.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await all.click()
    await expect(entry).toBeFocused()
  }
  await page.getByRole('button', { name: say(menuOf(say(name))) }).click()
  await page.getByRole('menuitem', { name: say(labels.removeRegion) }).click()
  await dialog.getByRole('button', { name: say(labels.removeRegion) }).click()
  await expect(page.getByRole('link', { name: say(name) })).toBeHidden()
})

test('a region that still has areas stays, and says why', { tag: '@ar' }, async ({ visit, say, trouble }) => {
  trouble.expected(/409/)
  const admin = await makeAdmin()
  const region = await makeRegion(admin, 2)
  const page = await visit(`${path}?region=${region.id}`, { as: admin })
  // By keyboard: the row's menu, its last entry, the question.
  await page.getByRole('button', { name: say(menuOf(say(region.name))) }).press('Enter')
  await expect(page.getByRole('menuitem', { name: say(labels.editRegion) })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.locator(':focus')).toHaveCount(1)
  await question.getByRole('button', { name: say(labels.removeRegion) }).press('Enter')
  await expect(
    errorMessage(
      page,
      say({ en: 'This region still has areas (2)', ar: 'ما زالت هذه البلدية تضم مناطق (العدد: 2)' }),
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: say(region.name) })).toBeVisible()
})

test('an area of a name that stands already is asked about, and nothing typed is lost', {
  tag: '@ar',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/409/)
  const admin = await makeAdmin()
  const region = await makeRegion(admin, 1)
  const [area] = region.areas
  if (!area) throw new Error('no area')
  const page = await visit(`${path}?region=${region.id}`, { as: admin })
  const areas = page.getByRole('region', { name: say(areasOf(say(region.name))) })
  await areas.getByRole('button', { name: say(labels.addArea) }).click()
  const dialog = page.getByRole('dialog', { name: say(labels.addArea) })
  await dialog.getByLabel(say(labels.english)).fill(area.name.en.toUpperCase())
  await dialog.getByLabel(say(labels.arabic)).fill(area.name.ar)
  const save = dialog.getByRole('button', { name: say(words.save), exact: true })
  await save.click()
  const asked = sameArea(area.name)
  const question = page.getByRole('dialog', { name: say(asked) })
  await expectAccessible(page, 'asking about a name')
  await question.getByRole('button', { name: say(labels.goBack) }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByText(say(asked))).toBeVisible()
  await expect(dialog.getByLabel(say(labels.english))).toHaveValue(area.name.en.toUpperCase())
  await expect(dialog.getByLabel(say(labels.arabic))).toHaveValue(area.name.ar)
  await save.click()
  await question.getByRole('button', { name: say(labels.saveAnyway) }).click()
  await expect(dialog).toBeHidden()
  await expect(areas.getByText(area.name.en.toUpperCase(), { exact: true })).toBeVisible()
})

test('an area renamed by somebody else meanwhile says so before it is written over', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409/)
  const admin = await makeAdmin()
  const region = await makeRegion(admin, 1)
  const [area] = region.areas
  if (!area) throw new Error('no area')
  const page = await visit(`${path}?region=${region.id}`, { as: admin })
  await page.getByRole('button', { name: `Edit “${area.name.en}”` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.english)).fill('Mine')
  const form = new FormData()
  form.append('name_en', 'Theirs')
  await behind(admin, `restaurant/area/updateArea/${area.id}`, form)
  await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(dialog.getByText('Changed meanwhile to “Theirs”')).toBeVisible()
  await expect(dialog.getByLabel(say(labels.english))).toHaveValue('Mine')
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(dialog.getByLabel(say(labels.english))).toHaveValue('Theirs')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit “Theirs”' })).toBeFocused()
})

test('whose role holds no regions does not find them', async ({ visit, say }) => {
  const page = await visit(path, { as: await makeAdmin('Business Support') })
  await expect(page.getByText(say(words.notFound))).toBeVisible()
})
