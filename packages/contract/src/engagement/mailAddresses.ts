import { Email } from '../kernel/fields.ts'

interface Addresses {
  /** As given. */
  readonly all: readonly string[]
  /** In lower case, each once. */
  readonly good: readonly string[]
  readonly broken: readonly string[]
}

export function sortAddresses(all: readonly string[]): Addresses {
  const good = new Set<string>()
  const broken: string[] = []
  for (const text of all) {
    const { success, data } = Email.safeParse(text)
    if (success) good.add(data)
    else broken.push(text)
  }
  return { all, good: [...good], broken }
}

/** Addresses as they are pasted: one per line, or separated by commas, semicolons or tabs. */
export const readAddresses = (text: string): Addresses =>
  sortAddresses(
    text
      .split(/[\r\n,;\t]+/)
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  )
