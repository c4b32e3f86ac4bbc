/** A result of a bench: a ratio or a plain value, and the bound it must keep, if any. */
export interface Figure {
  readonly bench: string
  readonly what: string
  readonly value: number
  readonly unit: '×' | 'ms' | 'KB' | 'MB' | 'faults'
  readonly bound?: { readonly atLeast: number } | { readonly atMost: number }
  /** How the value was calculated: the two sides of a ratio, the rounds. */
  readonly from: string
}

export function keeps({ value, bound }: Figure): boolean {
  if (!bound) return true
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

function boundText({ bound }: Figure): string {
  if (!bound) return ''
  return 'atLeast' in bound ? `≥ ${number(bound.atLeast)}` : `≤ ${number(bound.atMost)}`
}

export function print(figures: readonly Figure[]): void {
  const lines = figures.map((figure) => [
    figure.bench,
    figure.what,
    `${number(figure.value)} ${figure.unit}`,
    boundText(figure),
    figure.bound ? (keeps(figure) ? 'kept' : 'MISSED') : '',
    figure.from,
  ])
  const table = [['bench', 'figure', 'value', 'bound', '', 'from'], ...lines]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)))
  for (const line of table) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
