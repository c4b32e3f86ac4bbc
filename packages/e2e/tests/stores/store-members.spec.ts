import type { Page } from '@playwright/test'
import { prefixes } from '@sufra/contract/kernel/kinds'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Operation } from '@sufra/contract/kernel/operation'
import { stores } from '@sufra/contract/stores/stores'
import { storeUsers } from '@sufra/contract/stores/storeUsers'
import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import { managed } from '../../support/regions.ts'
import { makeShop, type Person, placeOrder, type Shop } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  change: { en: 'Change store', ar: 'تبديل المتجر' },
  stores: { en: 'Stores', ar: 'المتاجر' },
} satisfies Record<string, Bilingual>
const nowAt = (store: string): Bilingual => ({
  en: `You now work in ${store}`,
  ar: `أنت تعمل الآن في ${store}`,
})
const editing = (name: string): Bilingual => ({ en: `Edit “${name}”`, ar: `تعديل «${name}»` })

/** Saves a form elsewhere. */
async function save({ token }: Person, op: Operation, id: number, fields: object): Promise<void> {
  const path = op.paths.restaurant?.replace(':id', String(id))
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin()}${prefixes.restaurant}/${path}`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}

/** Deletes a record elsewhere. */
async function remove({ token }: Person, op: Operation, id: number): Promise<void> {
  const path = op.paths.restaurant?.replace(':id', String(id))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin()}${prefixes.restaurant}/${path}`, { method: 'DELETE', headers })
  expect(answer.status).toBe(200)
}

/** The other store of a shop, with one order. */
async function branch(shop: Shop) {
  const id = shop.ids['unused stores'] as number
  const order = await placeOrder({ ...shop, ids: { ...shop.ids, stores: id } })
  const name = { en: `${shop.mark} branch`, ar: `فرع ${shop.mark}` }
  await save(shop.owner, stores.update, id, { name_en: name.en, name_ar: name.ar })
  return { id, order, name }
}

const switcher = (page: Page, say: (text: Bilingual) => string) =>
  page.getByRole('button', { name: say(labels.change) })

/** The owner gives the shop's store user these stores, elsewhere. */
const give = ({ owner, storeUser }: Shop, store_ids: readonly number[]) =>
  save(owner, storeUsers.update, storeUser.account_id, { store_ids })

test('a store user who is given a second store works there and goes back', { tag: '@every' }, async ({
  visit,
  say,
  isPhone,
}) => {
  test.slow()
  const shop = await makeShop({ pending: 2 })
  const other = await branch(shop)
  const page = await visit('/store/orders', { as: shop.storeUser })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(2)
  await expect(switcher(page, say)).toHaveCount(0)

  const office = await visit(managed(shop, 'manager-info'), { as: shop.owner })
  await office.getByRole('button', { name: say(editing(`${shop.mark} Store Manager`)), exact: true }).click()
  const dialog = office.getByRole('dialog')
  const chosen = dialog.getByRole('group', { name: say(labels.stores) })
  await expect(chosen.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expectAccessible(office, 'the stores of a store user')
  await chosen.getByRole('checkbox', { name: say(other.name) }).check()
  await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(dialog).toBeHidden()

  // The page that was open hears of it by itself.
  await expect(switcher(page, say)).toContainText(say(shop.storeName))
  await switcher(page, say).click()
  const menu = page.getByRole('menu', { name: say(labels.change) })
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(say(shop.storeName))
  await expectAccessible(page, 'the own stores')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(successMessage(page, say(nowAt(say(other.name))))).toBeVisible()
  await expect(switcher(page, say)).toContainText(say(other.name))
  await expect(desk.rows).toHaveCount(1)
  expect(await desk.ids()).toEqual([other.order])

  // Events are of this store from now on.
  const later = await placeOrder({ ...shop, ids: { ...shop.ids, stores: other.id } })
  await expect(desk.row(later)).toBeVisible()
  await page.reload()
  await expect(desk.rows).toHaveCount(2)
  await expect(switcher(page, say)).toContainText(say(other.name))
  await switcher(page, say).click()
  await menu.getByRole('menuitemradio', { name: say(shop.storeName) }).click()
  await expect(desk.row(later)).toBeHidden()
  await expect(desk.rows).toHaveCount(2)
})

test('a store that is taken away goes from the page, which goes on at another', async ({ visit, say }) => {
  const shop = await makeShop({ pending: 2 })
  const other = await branch(shop)
  await give(shop, [shop.ids.stores as number, other.id])
  const page = await visit('/store/orders', { as: shop.storeUser })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(2)
  await give(shop, [other.id])
  await expect(successMessage(page, say(nowAt(say(other.name))))).toBeVisible()
  await expect(desk.rows).toHaveCount(1)
  await expect(switcher(page, say)).toHaveCount(0)
})

test('tabs at different stores share no stream of orders', async ({ visit, say }) => {
  const shop = await makeShop({ pending: 2 })
  const other = await branch(shop)
  await give(shop, [shop.ids.stores as number, other.id])
  const page = await visit('/store/orders', { as: shop.storeUser })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(2)
  const tab = await page.context().newPage()
  // The other tab has not yet heard that the store was switched.
  await tab.goto('/store/orders')
  await expect(deskOf(tab, say).rows).toHaveCount(2)
  await tab.route('**/verifyToken', () => undefined)
  await switcher(page, say).click()
  await page
    .getByRole('menu', { name: say(labels.change) })
    .getByRole('menuitemradio', { name: say(other.name) })
    .click()
  await expect(desk.rows).toHaveCount(1)
  const streams = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].flatMap(({ name = '' }) => (/orders\.events/.test(name) ? [name] : []))
    })
  await expect.poll(async () => new Set(await streams()).size).toBe(2)
  await tab.close()
})

test('a form that gives a store that was deleted meanwhile says which one, at its field', {
  tag: '@every',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/409/)
  const shop = await makeShop()
  const id = shop.ids['unused stores'] as number
  const name = { en: `${shop.mark} annex`, ar: `ملحق ${shop.mark}` }
  await save(shop.owner, stores.update, id, { name_en: name.en, name_ar: name.ar })
  const office = await visit(managed(shop, 'manager-info'), { as: shop.owner })
  await office.getByRole('button', { name: say(editing(`${shop.mark} Store Manager`)), exact: true }).click()
  const dialog = office.getByRole('dialog')
  const chosen = dialog.getByRole('group', { name: say(labels.stores) })
  await chosen.getByRole('checkbox', { name: say(name) }).check()
  await remove(shop.owner, stores.remove, id)
  await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
  const gone = { en: `${name.en} is no longer there`, ar: `لم يعد ${name.ar} موجودًا` }
  await expect(chosen.getByText(say(gone))).toBeVisible()
  await expectAccessible(office, 'a store that is gone')
  await chosen.getByRole('checkbox', { name: say(name) }).uncheck()
  await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(dialog).toBeHidden()
})
