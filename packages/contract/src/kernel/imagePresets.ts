interface Preset {
  /** The most px a kept picture measures; larger ones are scaled down, smaller ones stay as they are. */
  readonly width: number
  readonly height: number
  /** `inside` keeps the whole picture, `cover` cuts its edges to the preset's shape. */
  readonly fit: 'inside' | 'cover'
  /** Widths in px of the smaller copies. */
  readonly sizes: readonly number[]
}

/** What pictures are for (spec 2 §5, spec 3 §5). Every upload names one: there is no other door. */
export const imagePresets = {
  logo: { width: 400, height: 400, fit: 'inside', sizes: [200, 96] },
  cover: { width: 1200, height: 600, fit: 'cover', sizes: [600, 300] },
  menu: { width: 700, height: 300, fit: 'cover', sizes: [350] },
  user: { width: 400, height: 400, fit: 'cover', sizes: [200, 96] },
  place: { width: 700, height: 300, fit: 'cover', sizes: [350, 96] },
  item: { width: 400, height: 400, fit: 'cover', sizes: [200, 96] },
  gallery: { width: 700, height: 300, fit: 'cover', sizes: [350] },
  category: { width: 512, height: 512, fit: 'cover', sizes: [256, 96] },
} as const satisfies Readonly<Record<string, Preset>>
export type ImagePreset = keyof typeof imagePresets

/** Pixels of a picture, all of what a telephone takes. */
export const maxImagePixels = 50_000_000
