import { makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

test('the tabs of an item and of a store have space between them', { tag: '@ar' }, async ({ visit }) => {
  const { owner, storeUser, ids } = await makeShop()
  for (const [path, as, tabs] of [
    [`/restaurant/store/${ids.stores}/categorie-&-carting-menu/form-menu/${ids.items}?tab=choices`, owner, 3],
    [`/store/stores/${ids.stores}/management-store?tab=manager-info`, storeUser, 4],
  ] as const) {
    const page = await visit(path, { as })
    const tab = page.getByRole('tab')
    await expect(tab).toHaveCount(tabs)
    for (const each of await tab.all())
      await expect
        .poll(() => each.evaluate((tab) => Number.parseFloat(getComputedStyle(tab).paddingInlineStart)))
        .toBeGreaterThan(8)
  }
})
