/** Colours are `#rrggbb`; everything else is arithmetic on them. */
const channels = (hex: string): [number, number, number] => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

const toHex = (rgb: number[]) =>
  `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export function mix(a: string, b: string, share: number): string {
  const to = channels(b)
  return toHex(channels(a).map((c, i) => c + ((to[i] ?? 0) - c) * share))
}

/** Light and shade are both warm: grey shadows make food look old. */
export const lighter = (hex: string, by: number) => mix(hex, '#fff0cc', by)
export const darker = (hex: string, by: number) => mix(hex, '#2a0e06', by)
