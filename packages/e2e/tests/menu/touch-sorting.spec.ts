import type { Page } from '@playwright/test'
import { behind } from '../../support/regions.ts'
import { makeMenu, makeShop, type Person, type Shop } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const menuOf = ({ ids }: Shop) => `/restaurant/store/${ids.stores}/categorie-&-carting-menu`

async function asked<Answer>({ token }: Person, path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await fetch(`${origin()}/api/restaurant/${path}`, { headers })).json()) as Answer
}
type Named = readonly { readonly id: number }[]
const idsOf = (rows: Named) => rows.map(({ id }) => id)

/** Holds a finger on one element, drags it past the middle of another and releases it once it is `announced` there. */
async function carried(page: Page, from: string, to: string, announced: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const handle = (name: string) => page.getByRole('button', { name, exact: true })
  await handle(from).scrollIntoViewIfNeeded()
  const boxes = await Promise.all(
    [
      handle(from),
      page.getByRole('listitem').filter({ has: handle(from) }),
      page.getByRole('listitem').filter({ has: handle(to) }),
    ].map((place) => place.boundingBox()),
  )
  const [grip, own, other] = boxes
  if (!grip || !own || !other) throw new Error('Nothing to be carried')
  const x = grip.x + grip.width / 2
  const y = grip.y + grip.height / 2
  await touch('touchStart', { x, y })
  await expect(page.locator('[data-lifted]')).toHaveCount(1)
  const way = other.y - own.y
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { x, y: y + way * part })
  // The page finds the new position after the move: a finger lifted in the same frame would drop the row too early.
  await expect(page.getByText(announced)).toBeAttached()
  await touch('touchEnd')
  await expect(page.locator('[data-lifted]')).toHaveCount(0)
}

test('items and categories are sorted by finger', { tag: '@phone' }, async ({ visit, say }) => {
  const shop = await makeShop()
  const { owner, ids } = shop
  const { subcategories: category, stores = 0 } = ids
  const fish = await makeMenu(stores, 'Fish')
  const moved = new FormData()
  moved.append('sub_category_id', String(category))
  await behind(owner, `restaurant/item/update/${fish.items}`, moved)
  const page = await visit(menuOf(shop), { as: owner, alone: true })
  const handle = (name: string) => say({ en: `Move ${name}`, ar: `نقل ${name} ع` })
  const at = (name: string, position: number) =>
    say({ en: `${name} at position ${position} of`, ar: `${name} ع في الموضع ${position} من` })

  // It moves the rows below it once it is filled.
  const meter = say({ en: 'Completeness of the menu', ar: 'اكتمال القائمة' })
  await expect(page.getByRole('region', { name: meter })).toBeVisible()
  const item = `${shop.mark} machboos`
  await carried(page, handle(item), handle('Fish machboos'), at(item, 2))
  const items = async () =>
    idsOf((await asked<{ items: Named }>(owner, `restaurant/item/getItemBySubCategoryId/${category}`)).items)
  await expect.poll(items).toEqual([fish.items, ids.items])

  const categories = async () =>
    idsOf((await asked<{ subcategories: Named }>(owner, `subcategory/index/${stores}`)).subcategories)
  const others = (await categories()).filter((id) => id !== category)
  await page.getByRole('button', { name: say({ en: 'Categories', ar: 'التصنيفات' }), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const name = `${shop.mark} grills`
  await carried(page, handle(name), handle('Fish grills'), at(name, others.length + 1))
  await expect.poll(categories).toEqual([...others, category])
})
