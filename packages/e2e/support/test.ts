import { test as base, type Page } from '@playwright/test'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { Browsers, type Kept } from './browsers.ts'
import { type PageErrors, watch } from './pageErrors.ts'
import type { Person } from './seed.ts'

export { expect } from '@playwright/test'

export interface Options {
  readonly language: Language
}

interface Visit {
  /** The person who is signed in; nobody if missing. */
  readonly as?: Pick<Person, 'token' | 'kind' | 'nameRole'>
  /** A browser without a stored language. */
  readonly undecided?: boolean
  /** A touch browser, which is closed after the test. */
  readonly touch?: boolean
  /** Close the browser after the test, as its clock or something else that cannot be reset is changed. */
  readonly alone?: boolean
  /** Adds listeners or routes before the path is opened. */
  readonly before?: (page: Page) => unknown
}

interface Fixtures {
  /** A text in the project's language. */
  readonly say: (text: Bilingual) => string
  readonly isPhone: boolean
  /** Errors allowed in this test; any other error fails it. */
  readonly trouble: PageErrors
  /** Opens a path in a browser of its own. */
  readonly visit: (path: string, options?: Visit) => Promise<Page>
}

export const origin = (): string => process.env.E2E_ORIGIN ?? ''

function keptOf({ as, undecided }: Visit, language: Language): Kept {
  return {
    ...(!undecided && { language }),
    ...(as && { token: as.token, kind: as.kind, nameRole: as.nameRole }),
  }
}

export const test = base.extend<Options & Fixtures, { browsers: Browsers }>({
  language: ['en', { option: true }],
  say: async ({ language }, use) => use((text) => text[language]),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  trouble: async ({ language: _ }, use) => {
    const trouble = watch()
    await use(trouble)
    trouble.verdict()
  },
  browsers: [async ({ browser }, use) => use(new Browsers(browser)), { scope: 'worker' }],
  visit: async ({ browsers, language, viewport, trouble }, use) => {
    const open: { page: Page; unwatch: () => void; alone: boolean; server: string }[] = []
    await use(async (path, options = {}) => {
      const { touch = false, alone = touch } = options
      const server = origin()
      const page = await browsers.take(server, keptOf(options, language), viewport, touch)
      open.push({ page, unwatch: trouble.of(page.context()), alone, server })
      await options.before?.(page)
      await page.goto(path)
      return page
    })
    for (const { page, unwatch, alone, server } of open) {
      unwatch()
      // A server of the test's own is gone by now.
      if (alone || server !== origin()) await page.context().close()
      else await browsers.giveBack(page, server)
    }
  },
})
