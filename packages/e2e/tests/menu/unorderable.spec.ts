import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { behind } from '../../support/regions.ts'
import { makeShop, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  why: {
    en: '“Bread” requires a selection of 1, and only 0 can be chosen. Add options or lower its min selection.',
    ar: 'يتطلب «الخبز» اختيار 1 والمتاح 0 فقط. أضف خيارات أو خفّض أقل عدد للاختيارات.',
  },
  title: { en: 'Cannot be ordered', ar: 'لا يمكن طلبه' },
  one: { en: '1 item cannot be ordered', ar: 'صنف واحد لا يمكن طلبه' },
  atFault: {
    en: 'Choices: something here keeps the item from being ordered',
    ar: 'الاختيارات: هنا ما يمنع طلب الصنف',
  },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  addOptions: { en: 'Add Options', ar: 'إضافة خيار' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  price: { en: 'Price', ar: 'السعر' },
  toMenu: { en: 'Back to the menu', ar: 'العودة إلى القائمة' },
} satisfies Record<string, Bilingual>

const addChoice = ({ owner, ids }: Shop) =>
  behind(owner, 'restaurant/choice/store', {
    item_id: ids.items,
    item_choice_name_en: 'Bread',
    item_choice_name_ar: 'الخبز',
    min_selection_needed: 1,
    max_selection_needed: 1,
    max_quantity: 1,
    show_onmenu: true,
  })

test('an item that cannot be ordered shows why, from the completeness bar to the tab at fault, until it is fixed', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const shop = await makeShop()
  await addChoice(shop)
  const menu = `/restaurant/store/${shop.ids.stores}/categorie-&-carting-menu`
  const page = await visit(menu, { as: shop.owner })
  const card = page.getByRole('article')
  await expect(card).toContainText(say(labels.why))
  await expectAccessible(page, 'the menu with an item that cannot be ordered')
  await page.getByRole('link', { name: say(labels.one) }).click()
  await expect(page).toHaveURL(/unorderable=1/)
  await expect(page.getByRole('button', { name: new RegExp(say(labels.why).slice(0, 20)) })).toBeVisible()
  await expectAccessible(page, 'the table with an item that cannot be ordered')

  await page.goto(menu)
  await card.getByRole('link', { name: say(labels.title) }).click()
  const tab = page.getByRole('tab', { name: say(labels.atFault) })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(say(labels.why))).toBeVisible()
  await expectAccessible(page, 'the tab at fault')
  await page
    .getByText(say({ en: 'Bread', ar: 'الخبز' }), { exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: say(labels.addOptions), exact: true }).click()
  await page.getByLabel(say(labels.english)).last().fill('Flat')
  await page.getByLabel(say(labels.arabic)).last().fill('رقاق')
  await page.getByRole('textbox', { name: say(labels.price) }).fill('0')
  await page.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(page.getByRole('tab', { name: say(labels.choices), exact: true })).toBeVisible()
  await expect(page.getByText(say(labels.why))).toHaveCount(0)
  await page.getByRole('link', { name: say(labels.toMenu) }).click()
  await expect(card).toBeVisible()
  await expect(card).not.toContainText(say(labels.title))
})
