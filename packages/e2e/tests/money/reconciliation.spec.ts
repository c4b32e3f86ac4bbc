import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { deliverIn, makeAdmin, makeDue, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  title: { en: 'Reconciliation', ar: 'مطابقة الحسابات' },
  start: { en: 'Run the checks', ar: 'تشغيل الفحوص' },
  progress: { en: '2 of 31 checks done', ar: 'اكتمل 2 من 31 فحصًا' },
  two: { en: '2 differences', ar: 'فرقان' },
  clean: { en: 'Everything agrees: no differences', ar: 'كل شيء متطابق: لا توجد فروق' },
  interrupted: { en: 'Interrupted', ar: 'توقفت قبل اكتمالها' },
  banner: { en: 'Reconciliation found 2 differences', ar: 'أسفرت مطابقة الحسابات عن فرقين' },
  bannerLink: { en: 'Show the differences', ar: 'عرض الفروق' },
  payments: { en: 'The amounts of each order are those of its postings', ar: 'مبالغ كل طلب تطابق قيوده' },
  accepted: {
    en: 'Accepted orders past their delivery time that nobody completed',
    ar: 'طلبات مقبولة فات موعد تسليمها ولم تُكمَل',
  },
  monthEnd: { en: "Month's end", ar: 'نهاية الشهر' },
  previous: { en: 'Previous month', ar: 'الشهر السابق' },
  next: { en: 'Next month', ar: 'الشهر التالي' },
  back: { en: 'Back to', ar: 'الرجوع إلى' },
}

const at = '2026-11-20T22:00:00.000Z'
const run = (id: number, state: string, differences = 0, done = 31) => ({
  id,
  state,
  started_at: at,
  ended_at: state === 'running' ? null : at,
  started_by: id === 1 ? null : 'Noora Al-Marri',
  checks_done: done,
  checks_total: 31,
  current_check: state === 'running' ? labels.payments : null,
  differences,
})
type Run = ReturnType<typeof run>

/**
 * Answers for the server. The tests share one server, whose rows were not all posted, and a real run would put its
 * banner on the pages of all of them.
 */
async function answering(page: Page, state: { runs: Run[]; onStart?: () => void }): Promise<void> {
  const differences = (of: Run) =>
    of.differences === 0
      ? []
      : ['order 4711 paid_amount', 'order 4711'].map((subject, nth) => ({
          id: nth + 1,
          check: labels.payments,
          subject,
          money: true,
          expected: '1,610.98',
          found: nth === 0 ? '1,610.99' : null,
        }))
  await page.route(/settings\/reconciliation\/\w*Reconciliation/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const [newest] = state.runs
    if (pathname.endsWith('startReconciliation')) {
      state.onStart?.()
      return route.fulfill({ json: { run: state.runs[0] } })
    }
    if (pathname.endsWith('getReconciliationRuns'))
      return route.fulfill({ json: { runs: { data: state.runs, total: state.runs.length } } })
    if (pathname.endsWith('getReconciliationAlert')) {
      const finished = state.runs.find((each) => each.state === 'finished')
      return route.fulfill({ json: { run: finished && finished.differences > 0 ? finished : null } })
    }
    const shown = state.runs.find(({ id }) => pathname.endsWith(`/${id}`)) ?? newest
    return shown
      ? route.fulfill({ json: { run: shown, differences: differences(shown) } })
      : route.fulfill({ status: 404, json: {} })
  })
}

const path = '/main/payments/reconciliation'

test('the checks run with progress, and differences stay on every page until a run finds none', {
  tag: '@every',
}, async ({ visit, say }) => {
  const state: { runs: Run[]; onStart?: () => void } = { runs: [run(1, 'interrupted', 0, 7)] }
  state.onStart = () => {
    state.runs = [run(2, 'running', 0, 2), ...state.runs]
  }
  const page = await visit(path, { as: await makeAdmin(), before: (opened) => answering(opened, state) })
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: say(labels.title) })).toBeVisible()
  await expect(main.getByText(say(labels.interrupted)).first()).toBeVisible()
  await expectAccessible(page, 'an interrupted run')

  await page.getByRole('button', { name: say(labels.start) }).click()
  await expect(main.getByRole('status').filter({ hasText: say(labels.progress) })).toBeVisible()
  await expectAccessible(page, 'a running check')

  state.runs = [run(2, 'finished', 2), ...state.runs.slice(1)]
  await expect(main.getByRole('alert')).toHaveText(say(labels.two))
  await expect(main.getByRole('cell', { name: 'order 4711 paid_amount' })).toBeVisible()
  await expect(main.getByText(say(labels.banner))).toBeVisible()
  await expectAccessible(page, 'differences')
  await page.screenshot({ path: test.info().outputPath('differences.png'), fullPage: true })

  await page.goto('/main/profile')
  await page.getByRole('link', { name: say(labels.bannerLink) }).click()
  await expect(page).toHaveURL(/reconciliation\?.*run=2/)
  state.onStart = () => {
    state.runs = [run(3, 'running', 0, 2), ...state.runs]
  }
  await expect(page.getByText(say(labels.banner))).toBeVisible()
  await page.getByRole('button', { name: say(labels.start) }).click()
  await expect(main.getByRole('status').filter({ hasText: say(labels.progress) })).toBeVisible()
  state.runs = [run(3, 'finished'), ...state.runs.slice(1)]
  await expect(main.getByText(say(labels.clean))).toBeVisible()
  await expect(page.getByText(say(labels.banner))).toHaveCount(0)
  const answered = page.waitForResponse(/getReconciliationAlert/)
  await page.goto('/main/profile')
  await (await answered).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(say(labels.banner))).toHaveCount(0)
})

test('the month’s end lists what is open, with links to lists of exactly these entries', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const shop = await makeShop({ accepted: 1, completed: 1 })
  const [accepted = 0, completed = 0] = shop.orders
  await makeDue(completed, 379_12)
  await deliverIn(accepted, -40)
  const state = { runs: [run(1, 'finished')] }
  const page = await visit(path, { as: await makeAdmin(), before: (opened) => answering(opened, state) })
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(page.getByRole('heading', { name: say(labels.monthEnd) })).toBeVisible()
  const late = step(say(labels.accepted))
  await expect(late.getByRole('link')).toBeVisible()
  await late.getByRole('button', { name: say(labels.accepted) }).click()
  const drawer = page.getByRole('dialog')
  const part = drawer
    .getByRole('listitem')
    .filter({ hasText: String(accepted) })
    .first()
  await expect(part).toContainText('530.00')
  await part.getByRole('button').click()
  await expect(drawer.getByRole('button', { name: say(labels.back) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page, 'month’s end')
  await page.screenshot({ path: test.info().outputPath('month-end.png'), fullPage: true })
  await page.getByRole('button', { name: say(labels.next) }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)
  await page.getByRole('button', { name: say(labels.previous) }).click()
  await late.getByRole('link').click()
  await expect(page).toHaveURL(/orders\?.*status=accepted/)
  await expect(page.locator(`[data-row]`, { hasText: String(accepted) }).first()).toBeVisible()
})

test('who may not read payments has neither the page nor the banner', async ({ visit }) => {
  const state = { runs: [run(1, 'finished', 2)] }
  const page = await visit(path, {
    as: await makeAdmin('Business Support'),
    before: (opened) => answering(opened, state),
  })
  await expect(page.getByText('404')).toBeVisible()
  await expect(page.getByRole('button', { name: labels.start.en })).toHaveCount(0)
  await page.goto('/main/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByText(labels.banner.en)).toHaveCount(0)
})
