import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'

type File = Parameters<FileChooser['setFiles']>[0]

/** How a person operates a page: the same walk runs with only a keyboard and with only a finger. */
export interface InputMethod {
  readonly press: (what: Locator) => Promise<void>
  readonly tick: (box: Locator) => Promise<void>
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Chooses an option of a select by its label. */
  readonly choose: (field: Locator, option: string) => Promise<void>
  /** Saves a value that is edited in place. */
  readonly keep: (editor: Locator, save: string) => Promise<void>
  readonly give: (chooser: Locator, file: File) => Promise<void>
}

/** Limit of key presses. Lists that every test adds to are long. */
const most = 600

/** The key that moves the focus closer: Tab in either direction, arrows within one tab stop. */
const nextKey = (target: Element): string | null => {
  const from = document.activeElement ?? document.body
  if (from === target) return null
  const shared = (selector: string) => {
    const around = from.closest(selector)
    return around !== null && around === target.closest(selector)
  }
  const after = (from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  if (shared('[role="menu"]')) return after ? 'ArrowDown' : 'ArrowUp'
  if (shared('[role="tablist"]')) return after ? 'ArrowRight' : 'ArrowLeft'
  const radio = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : ''
  if (radio(from) !== '' && radio(from) === radio(target)) return after ? 'ArrowDown' : 'ArrowUp'
  if (shared('[role="grid"]') && !from.closest('form')) {
    const [row, goal] = [from.closest('tr'), target.closest('tr')]
    if (row === goal) return after ? 'ArrowRight' : 'ArrowLeft'
    return after ? 'ArrowDown' : 'ArrowUp'
  }
  return after ? 'Tab' : 'Shift+Tab'
}

/** Uses nothing but keys. */
export function keyboard(page: Page): InputMethod {
  // Intercept file choosers from the start: doing so with the key press may be too late.
  page.on('filechooser', () => undefined)
  const reach = async (what: Locator) => {
    await expect(what).toBeAttached()
    await expect(what).toBeEnabled()
    for (let step = 0; step < most; step++) {
      const key = await what.evaluate(nextKey)
      if (key === null) return
      await page.keyboard.press(key)
    }
    throw new Error(`Not reached by the keyboard: ${what}`)
  }
  return {
    press: async (what) => {
      await reach(what)
      await page.keyboard.press('Enter')
    },
    tick: async (box) => {
      await reach(box)
      await page.keyboard.press('Space')
    },
    type: async (field, text) => {
      await reach(field)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
    choose: async (field, option) => {
      await reach(field)
      await page.keyboard.press('Home')
      const chosen = () => field.evaluate((each) => (each as HTMLSelectElement).selectedOptions[0]?.label)
      for (let step = 0; step < most && (await chosen()) !== option; step++)
        await page.keyboard.press('ArrowDown')
      expect(await chosen()).toBe(option)
    },
    keep: () => page.keyboard.press('Enter'),
    give: async (chooser, file) => {
      await reach(chooser)
      const asked = page.waitForEvent('filechooser')
      await page.keyboard.press('Enter')
      await (await asked).setFiles(file)
    },
  }
}

/** Uses taps only; text and selects are handled by the device. */
export function finger(page: Page): InputMethod {
  return {
    press: (what) => what.tap(),
    tick: async (box) => {
      const label = box.locator('xpath=ancestor::label[1]')
      await ((await label.count()) > 0 ? label : box).tap()
    },
    type: async (field, text) => {
      await field.tap()
      await field.fill(text)
    },
    choose: async (field, option) => {
      await field.scrollIntoViewIfNeeded()
      await field.selectOption({ label: option })
    },
    keep: (editor, save) => editor.getByRole('button', { name: save, exact: true }).tap(),
    give: async (chooser, file) => {
      const asked = page.waitForEvent('filechooser')
      await chooser.locator('xpath=following::button[1]').tap()
      await (await asked).setFiles(file)
    },
  }
}

/**
 * A lifted row of a sorted list listens to keys from the next timer on, and the browser gives keys precedence over
 * timers. Wait for it before the first arrow.
 */
export const listensToKeys = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => setTimeout(done)))

/** Moves a row with the keyboard, by one rank or more: each step waits until the one before is announced. */
export async function moveByKeys(
  page: Page,
  handle: Locator,
  key: 'ArrowUp' | 'ArrowDown',
  ranks = 1,
): Promise<void> {
  const at = (rank: string) =>
    page.getByRole('status').filter({ hasText: new RegExp(`(position|الموضع) ${rank} `) })
  await handle.press('Space')
  const lifted = at('\\d+').last()
  await expect(lifted).toBeAttached()
  const from = Number(/(?:position|الموضع) (\d+)/.exec((await lifted.textContent()) ?? '')?.[1])
  await listensToKeys(page)
  for (let step = 1; step <= ranks; step++) {
    await page.keyboard.press(key)
    await expect(at(String(from + (key === 'ArrowUp' ? -step : step)))).toBeAttached()
  }
  await page.keyboard.press('Space')
}
