import { test as base, type Page } from '@playwright/test'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { Person } from './seed.ts'
import { type Trouble, watch } from './trouble.ts'

export { expect } from '@playwright/test'

export interface Options {
  readonly language: Language
}

interface Visit {
  /** Whose browser it is; nobody's without one. */
  readonly as?: Pick<Person, 'token' | 'kind' | 'nameRole'>
  /** A browser in which nobody has chosen a language yet. */
  readonly undecided?: boolean
}

interface Fixtures {
  /** The project's side of a text. */
  readonly say: (text: Bilingual) => string
  readonly isPhone: boolean
  /** What may fail in this test; everything else that does fails the test. */
  readonly trouble: Trouble
  /** Opens a path in a browser of its own. */
  readonly visit: (path: string, options?: Visit) => Promise<Page>
}

export const origin = (): string => process.env.E2E_ORIGIN ?? ''

function keptOf({ as, undecided }: Visit, language: Language) {
  const kept: Record<string, string> = undecided ? {} : { language }
  if (as) Object.assign(kept, { token: as.token, kind: as.kind, nameRole: as.nameRole })
  return Object.entries(kept).map(([name, value]) => ({ name, value }))
}

export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  say: async ({ language }, use) => use((text) => text[language]),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  trouble: async ({ language: _ }, use) => {
    const trouble = watch()
    await use(trouble)
    trouble.verdict()
  },
  visit: async ({ browser, language, trouble }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (path, options = {}) => {
      const context = await browser.newContext({
        baseURL: origin(),
        storageState: {
          cookies: [],
          origins: [{ origin: origin(), localStorage: keptOf(options, language) }],
        },
      })
      contexts.push(context)
      trouble.of(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
})
