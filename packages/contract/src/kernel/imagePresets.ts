interface Preset {
  /** Maximum size in px of a stored picture. Larger ones are scaled down, smaller ones stay as they are. */
  readonly width: number
  readonly height: number
  /** `inside` keeps the whole picture, `cover` crops it to the preset's aspect ratio. */
  readonly fit: 'inside' | 'cover'
  /** Widths in px of the smaller copies. */
  readonly sizes: readonly number[]
}

/** Where pictures are used (spec 2 §5, spec 3 §5). Every upload must name a preset. */
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

/** Maximum pixels of a picture, enough for any phone's camera. */
export const maxImagePixels = 50_000_000
