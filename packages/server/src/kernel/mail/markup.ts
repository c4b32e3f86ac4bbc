/** What may stand in markup. */
export type Part = Markup | string | number | false | null | undefined | readonly Part[]

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

function written(part: Part): string {
  if (part instanceof Markup) return part.toString()
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  return part ? part.map(written).join('') : ''
}

/** HTML in which every text is escaped: only `html` makes it. */
export class Markup {
  readonly #text: string
  constructor(strings: TemplateStringsArray, parts: readonly Part[]) {
    this.#text = String.raw({ raw: strings }, ...parts.map(written))
  }
  toString(): string {
    return this.#text
  }
}

/** Texts and attributes' values are escaped, other markup stands as it is, and what is missing stands for nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]) => new Markup(strings, parts)
