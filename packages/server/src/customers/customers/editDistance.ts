/** How many edits a typed word may be away from the word it stands for. */
export const allowedDistance = (word: string): number => (word.length >= 8 ? 2 : 1)

/** The Damerau-Levenshtein distance: letters added, left out, changed or swapped with their neighbour. */
export function editDistance(typed: string, word: string): number {
  const [a, b] = [[...typed], [...word]]
  let above: number[] = []
  let row = b.map((_, j) => j).concat(b.length)
  for (let i = 1; i <= a.length; i++) {
    const before = above
    above = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : change
      row.push(Math.min(change, swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
  }
  return row[b.length] ?? 0
}
