/** Seeded random numbers (sfc32), so that the same seed always makes the same marketplace. */
export type Random = {
  next: () => number
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  weighted: <T>(list: readonly (readonly [T, number])[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
  sample: <T>(list: readonly T[], count: number) => T[]
  /** An independent stream: drawing from one part never changes another. */
  fork: (name: string) => Random
}

export function random(seed: string | number): Random {
  const text = String(seed)
  const next = sfc32(hash(text, 1), hash(text, 2), hash(text, 3), hash(text, 4))
  for (let i = 0; i < 12; i++) next()
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('pick from an empty list')
    return list[int(0, list.length - 1)] as T
  }
  const shuffle = <T>(list: readonly T[]): T[] => {
    const out = [...list]
    for (let i = out.length - 1; i > 0; i--) {
      const j = int(0, i)
      const held = out[i] as T
      out[i] = out[j] as T
      out[j] = held
    }
    return out
  }
  return {
    next,
    int,
    pick,
    shuffle,
    chance: (probability) => next() < probability,
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) {
        left -= weight
        if (left < 0) return value
      }
      return pick(list)[0]
    },
    sample: (list, count) => shuffle(list).slice(0, count),
    fork: (name) => random(`${text}/${name}`),
  }
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  return () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
}

/** FNV-1a with a salt: four different words from one text. */
function hash(text: string, salt: number): number {
  let h = 2166136261 ^ Math.imul(salt, 0x9e3779b9)
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15
  return Math.imul(h, 0x85ebca6b) >>> 0
}
