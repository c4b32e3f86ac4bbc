import type { Browser, Page, Response } from 'playwright-core'
import { demoAccounts, demoPassword } from '../../../server/demo/accounts.ts'
import { buildWebIfNeeded } from '../../../server/scripts/webBuild.ts'
import { startServer } from '../children.ts'
import { marketplace, orders } from '../data/marketplace.ts'
import { type Figure, median } from '../figures.ts'
import { launch } from './browser.ts'
import { serveStaticPage } from './staticPage.ts'

const mostScriptKB = 200
const rounds = 5
const slowDown = 4
const slowNetwork = { latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 }
const firstRow = 'tbody tr[tabindex]'
/** Orders to answer, of a day, of the week, or money: whatever comes first. */
const firstFigure = 'main section :is(dd, td a, li strong)'

interface Script {
  readonly name: string
  readonly bytes: number
}

/** Every script the browser received, at its size on the way. */
async function scriptsOf(responses: readonly Response[]): Promise<Script[]> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script')
  return Promise.all(
    scripts.map(async (response) => ({
      name: new URL(response.url()).pathname.split('/').at(-1) ?? '',
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  )
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.locator('input[type=email]').fill(demoAccounts[0].email)
  await page.locator('input[autocomplete=current-password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
  await page.locator(firstRow).first().waitFor()
}

async function scriptFigure(browser: Browser, origin: string): Promise<Figure> {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await signIn(page, origin)
  const scripts = await scriptsOf(responses)
  await context.close()
  const largest = scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ name, bytes }) => `${name} ${(bytes / 1024).toFixed(0)}`)
  return {
    bench: 'web',
    what: 'JavaScript received until the orders show after sign-in',
    value: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    unit: 'KB',
    bound: { atMost: mostScriptKB },
    from: `${scripts.length} files, the largest ${largest.join(', ')}`,
  }
}

/** From the start of the navigation until `shown` matches, in a browser without a cache, on a slowed processor. */
async function coldLoad(browser: Browser, url: string, shown: string, token: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US' })
  const stored = { token, kind: 'admin', nameRole: 'Super Admin' }
  await context.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, stored)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.goto(url, { waitUntil: 'commit' })
  // A function, not a string: the page's content policy forbids those.
  const passed = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    shown,
    { polling: 'raf' },
  )
  const ms = Number(await passed.jsonValue())
  await context.close()
  return ms
}

async function coldFigure(browser: Browser, origin: string, token: string): Promise<Figure> {
  const plain = await serveStaticPage()
  const [desk, page]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    desk.push(await coldLoad(browser, `${origin}/main/orders`, firstRow, token))
    page.push(await coldLoad(browser, plain.origin, firstRow, token))
  }
  plain.close()
  return {
    bench: 'web',
    what: `cold load until the orders show, ${slowDown}× slower processor, to a static page's`,
    value: median(desk) / median(page),
    unit: '×',
    from: `${median(desk).toFixed(0)} ms to ${median(page).toFixed(0)} ms`,
  }
}

async function homeFigure(browser: Browser, origin: string, token: string): Promise<Figure> {
  const [desk, home]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    desk.push(await coldLoad(browser, `${origin}/main/orders`, firstRow, token))
    home.push(await coldLoad(browser, `${origin}/main/home`, firstFigure, token))
  }
  return {
    bench: 'web',
    what: `cold load until the home page's first figures show, to the desk's`,
    value: median(home) / median(desk),
    unit: '×',
    bound: { atMost: 1.1 },
    from: `${median(home).toFixed(0)} ms to ${median(desk).toFixed(0)} ms`,
  }
}

/** From the start of the navigation to the first paint, on a slow phone without a cache. */
async function firstPaint(browser: Browser, url: string, token: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  const stored = { token, kind: 'admin', nameRole: 'Super Admin' }
  await context.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, stored)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
  await page.goto(url, { waitUntil: 'commit' })
  const passed = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { polling: 'raf' },
  )
  const ms = Number(await passed.jsonValue())
  await context.close()
  return ms
}

async function firstPaintFigures(browser: Browser, origin: string, token: string): Promise<Figure[]> {
  const plain = await serveStaticPage()
  const [desk, page]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    desk.push(await firstPaint(browser, `${origin}/main/orders`, token))
    page.push(await firstPaint(browser, plain.origin, token))
  }
  plain.close()
  const onSlowPhone = 'first paint on a slow phone (400 ms, 50 KB/s, 4× slower processor)'
  return [
    {
      bench: 'web',
      what: `${onSlowPhone}, to a static page’s`,
      value: median(desk) / median(page),
      unit: '×',
      bound: { atMost: 2 },
      from: `${median(desk).toFixed(0)} ms to ${median(page).toFixed(0)} ms`,
    },
    {
      bench: 'web',
      what: onSlowPhone,
      value: median(desk),
      unit: 'ms',
      bound: { atMost: 1000 },
      from: `the median of ${rounds}`,
    },
  ]
}

/** What an admin's browser loads and how long it takes, with the built web application. */
export async function webBench(): Promise<Figure[]> {
  await buildWebIfNeeded()
  const market = await marketplace('postgres', orders)
  const server = await startServer('sufra.ts', market.env)
  const browser = await launch()
  try {
    return [
      await scriptFigure(browser, server.origin),
      await coldFigure(browser, server.origin, market.tokens.admin),
      await homeFigure(browser, server.origin, market.tokens.admin),
      ...(await firstPaintFigures(browser, server.origin, market.tokens.admin)),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
