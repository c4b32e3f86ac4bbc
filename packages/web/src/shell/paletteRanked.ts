import UFuzzy from '@leeoniya/ufuzzy'
import { folded } from '../kernel/text/folded.ts'

/** A pattern for none: words are not split at letters of another case, as `folded` leaves none. */
const never = '(?!)'
/** One letter of a word may be wrong, missing, too many or swapped with its neighbour. Letters as `folded` leaves them. */
const fuzzy = new UFuzzy({ alpha: 'a-z\u0621-\u064a', intraMode: 1, intraSplit: never, intraBound: never })
/** Words may come in any order, up to this many of them. */
const mostWords = 4

interface Entry {
  readonly id: string
  /** What it is found by, in both languages. */
  readonly words: string
}

/** By how many ranks each doubling of use moves an entry up. */
const perUse = 2

/** The entries that a text is for: the best match first, and what this person uses before what they do not. */
export function ranked<E extends Entry>(
  entries: readonly E[],
  text: string,
  usedOf: (id: string) => number,
): readonly E[] {
  const needle = folded(text).trim()
  const all = entries.map(({ words }) => folded(words))
  const [found, info, order] = fuzzy.search(all, needle, mostWords)
  const matches =
    needle === '' ? entries.map((_, at) => at) : (order?.map((at) => info.idx[at] ?? 0) ?? found ?? [])
  return matches
    .flatMap((at, rank) => {
      const entry = entries[at]
      return entry ? [{ entry, rank: rank - perUse * Math.log2(1 + usedOf(entry.id)) }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
