import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { FigureText } from '@sufra/contract/insight/reports.figures'
import { expect, it } from 'vitest'
import { measures } from '../../money/reportSums/reportFacts.ts'

/** Makes docs/figures.md of what the code computes and the screens say: `UPDATE_DOCS=1 npx vitest run figures.docs`. */
const path = new URL('../../../../../docs/figures.md', import.meta.url)
const contract = new URL('../../../../contract/src/insight/', import.meta.url)

const titles: Readonly<Record<string, string>> = {
  reports: 'Revenue',
  reportAnswers: 'Answers, lead times and cancellations',
  reportItems: 'Items',
  reportAreas: 'Delivery areas',
  reportPromotions: 'Promotions',
  reportReviews: 'Reviews',
  reportCapacity: 'Capacity',
  reportCustomers: 'Customers',
  today: 'Home page',
}

type Figures = Readonly<Record<string, FigureText>>
const isFigures = (value: unknown): value is Figures =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => each?.formula?.en)

/** Every figure of reports and the home page, by the file that has its words. */
async function figuresByFile(): Promise<readonly (readonly [string, Figures])[]> {
  const files = readdirSync(contract).filter((name) => name.endsWith('.figures.ts'))
  const found = await Promise.all(
    files.map(async (file) => {
      const texts = Object.values(await import(new URL(file, contract).href)).find(isFigures)
      if (!texts) throw new Error(`${file} has no figures`)
      return [file.replace('.figures.ts', ''), texts] as const
    }),
  )
  const order = Object.keys(titles)
  return found.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
}

const plain = (sql: string) => sql.replace(/\s+/g, ' ').trim()

function sectionOf([file, figures]: readonly [string, Figures]): string {
  const title = titles[file]
  if (!title) throw new Error(`no title for the figures of ${file}`)
  const parts = Object.entries(figures).map(([key, { unit, name, formula }]) => {
    const sql = file === 'reports' && key in measures ? measures[key as keyof typeof measures] : undefined
    return [
      `### ${name.en} · ${name.ar}`,
      `\`${key}\`, ${unit === 'money' ? 'dirhams' : unit}. ${formula.en}`,
      formula.ar,
      ...(sql ? [`\`\`\`sql\nsum(${plain(sql)})\n\`\`\``] : []),
    ].join('\n\n')
  })
  return [`## ${title}`, ...parts].join('\n\n')
}

const intro = `# Figures

*For whoever reads a figure on the screen and asks what it counts; and for developers, before they add or change one.*

What each figure of the reports and of the home page means, in the words of the screens, and how it is computed. This
page is generated from the code (\`contract/src/insight/*.figures.ts\`, \`server/src/money/reportSums/reportFacts.ts\`); a
test fails while it differs.

- **Which orders.** Those whose day is in the range and that the caller may see. Cancelled orders count only where the
  figure says so.
- **Which day.** The day in Qatar on which the order was placed or, by choice, that of its event. Weeks begin on Sunday.
- **As of when.** This moment: sums are kept by day and month, and orders that changed since are added when a report is
  read. Figures that are kept otherwise show their time.
- **Amounts** are whole dirhams (1/100 of a riyal) and come from the order's columns, which the ledger keeps. The desk, the
  statement, the stores' positions and the home page have the same figures; \`figures.agree.test.ts\` holds them against
  each other. What is due explains itself row by row (\`money/figures\`).
- **The home page** has the figures of the last section, each the total of the list it leads to, the week so far of
  Revenue, and what is due.`

it('the page of figures is what the code computes and the screens say', async () => {
  const page = [intro, ...(await figuresByFile()).map(sectionOf)].join('\n\n')
  if (process.env.UPDATE_DOCS) writeFileSync(path, `${page}\n`)
  expect(readFileSync(path, 'utf8')).toBe(`${page}\n`)
})
