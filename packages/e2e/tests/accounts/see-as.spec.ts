import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  roles: { en: 'Roles & Permissions', ar: 'الأدوار والصلاحيات' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  moderator: { en: 'See as “Moderator”', ar: 'العرض بصفة «مشرف»' },
  seeingModerator: {
    en: 'Seeing as Moderator. Nothing can be changed.',
    ar: 'عرض بصفة مشرف. لا يمكن تغيير شيء.',
  },
  seeAs: { en: 'See as…', ar: 'العرض بصفة…' },
  stop: { en: 'Stop', ar: 'إنهاء' },
  addRole: { en: 'Add role', ar: 'إضافة دور' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  refused: {
    en: 'You are looking as somebody else, so nothing can be changed',
    ar: 'أنت تعرض المنصة بصفة غيرك، ولا يمكن تغيير شيء',
  },
}
const more = (name: string) => ({ en: `More for ${name}`, ar: `المزيد: ${name}` })
const roles = '/main/Roles-&-permission'

test('a Super Admin sees the product as a role, marked on every page, and comes back', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  // What is under way when the look ends.
  trouble.expected(/401/)
  const page = await visit(roles, { as: await makeAdmin() })
  await page.getByRole('button', { name: say(labels.moderator) }).click()
  const bar = page.getByText(say(labels.seeingModerator))
  await expect(page).toHaveURL('/main/orders')
  await expect(bar).toBeVisible()
  await expectAccessible(page, 'seen as a role')
  await page.goto(roles)
  await expect(page.getByText(say(words.notFound))).toBeVisible()
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: say(labels.stop), exact: true }).click()
  await expect(page).toHaveURL('/main/restaurants')
  await expect(bar).toHaveCount(0)
  await page.goto(roles)
  await expect(heading(page, say(labels.roles))).toBeVisible()
})

test('as the owner of a restaurant nothing can be changed', { tag: '@phone' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/40[13]/)
  const shop = await makeShop()
  const name = `${shop.mark} restaurant`
  const page = await visit(`/main/restaurants?search=${encodeURIComponent(name)}`, { as: await makeAdmin() })
  await page.getByRole('button', { name: say(more(name)) }).click()
  await page.getByRole('menuitem', { name: say(labels.seeAs) }).click()
  const people = page.getByRole('dialog')
  await expect(people.getByRole('button', { name: `${shop.mark} Manager` })).toBeVisible()
  await expectAccessible(page, 'whom to see a restaurant as')
  await people.getByRole('button', { name: `${shop.mark} Restaurant Owner` }).click()
  await expect(page).toHaveURL('/restaurant/orders')
  await expect(heading(page, say(labels.orders))).toBeVisible()
  await page.goto('/restaurant/people?tab=roles')
  await page.getByRole('button', { name: say(labels.addRole), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.nameEn)).fill('Not kept')
  await dialog.getByLabel(say(labels.nameAr)).fill('لا يُحفظ')
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(page.getByText(say(labels.refused)).first()).toBeVisible()
  // Another page of the same browser, as this one's form has changes.
  const other = await page.context().newPage()
  await page.close()
  await other.goto('/restaurant/orders')
  await other.locator('[data-seeing]').getByRole('button').click()
  await expect(other).toHaveURL('/main/restaurants')
})

test('a look whose end the stream notices first ends in the own session', async ({ visit, say, trouble }) => {
  trouble.expected(/401/)
  const page = await visit(roles, { as: await makeAdmin() })
  await page.getByRole('button', { name: say(labels.moderator) }).click()
  await expect(page).toHaveURL('/main/orders')
  await expect(heading(page, say(labels.orders))).toBeVisible()
  const answered = Promise.withResolvers<void>()
  await page.route('**/logOut', async (route) => {
    const refused = page.waitForResponse((each) => each.status() === 401)
    const response = await route.fetch()
    await refused
    await route.fulfill({ response })
    answered.resolve()
  })
  // The page that follows comes after the answer, which finds this one still open.
  await page.route(/:\d+\/$/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole('button', { name: say(labels.stop), exact: true }).click()
  await expect(page).toHaveURL('/main/restaurants')
})
