import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Screen reader users cannot distinguish landmarks with equal names.
  rules: { 'landmark-unique': { enabled: true } },
  resultTypes: ['violations'],
}

interface WithAxe {
  readonly axe?: { run(where: string | Document, options: RunOptions): Promise<AxeResults> }
}

async function violations(page: Page, within?: string): Promise<string[]> {
  // Evaluated by the debugger, not by the page, whose content policy forbids scripts.
  if (!(await page.evaluate(() => (globalThis as WithAxe).axe !== undefined))) await page.evaluate(source)
  const found = await page.evaluate(
    ([where, how]) => (globalThis as WithAxe).axe?.run(where ?? document, how),
    [within, options] as const,
  )
  if (!found) throw new Error('axe-core could not be put into the page')
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')} — ${node.any[0]?.message ?? node.html}`),
  )
}

/** Waits until new colours are painted and animations have ended, endless ones apart. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })

/** Light in English and dark in Arabic; both in either with E2E_EVERY set. */
async function schemesOf(page: Page): Promise<readonly ('light' | 'dark')[]> {
  if (process.env.E2E_EVERY) return ['light', 'dark']
  return (await page.locator('html').getAttribute('lang')) === 'ar' ? ['dark'] : ['light']
}

/** The page may still be changing; real violations remain. Limited by count, not by time: a run takes seconds. */
async function lasting(page: Page, within?: string): Promise<string[]> {
  await settled(page)
  let found = await violations(page, within)
  for (let looks = 1; found.length > 0 && looks < 4; looks++) {
    await settled(page)
    found = await violations(page, within)
  }
  return found
}

/** Expects no violation of WCAG 2.2 AA that axe can detect on the page, or within the elements of a selector. */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  for (const colorScheme of await schemesOf(page)) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect.soft(await lasting(page, within), `${what}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The same of a mail, which a page shows alone, in both schemes. */
export async function expectAccessibleMail(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await lasting(page), `${what}, ${colorScheme}`).toEqual([])
  }
}
