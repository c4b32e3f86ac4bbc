export type Bilingual = { en: string; ar: string }

export const both = (en: string, ar: string): Bilingual => ({ en, ar })

/** A hand-written table: one row a line, cells between bars. Blank lines are skipped. */
export function rows(width: number, table: string): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== width) throw new Error(`${cells.length} cells instead of ${width}: ${line}`)
      return cells
    })
}

/** A table in sections: a line starting with # heads the rows below it. */
export function headedRows(headWidth: number, width: number, table: string) {
  return table
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [first = '', ...rest] = section.split('\n')
      return { head: rows(headWidth, first)[0] ?? [], body: rows(width, rest.join('\n')) }
    })
}

/** `rows` of just two cells, English and Arabic. */
export const pairs = (table: string): Bilingual[] => rows(2, table).map(([en = '', ar = '']) => ({ en, ar }))

export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
