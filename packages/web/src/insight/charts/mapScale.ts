export interface Position {
  readonly latitude: number
  readonly longitude: number
}

const kilometresPerDegree = 111.2
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A map of a few positions says nothing if it is of one street. */
const leastDegrees = 0.08
const margin = 20
/** Room for the scale and the north mark, below the dots. */
const foot = 32

interface MapScale {
  readonly height: number
  readonly at: (position: Position) => { readonly x: number; readonly y: number }
  readonly pixelsPerDegree: number
  /** The bar of the scale: a round number of kilometres, and its length in pixels. */
  readonly bar: { readonly kilometres: number; readonly length: number }
}

const spanOf = (values: readonly number[]) => {
  const low = values.reduce((one, other) => Math.min(one, other))
  const high = values.reduce((one, other) => Math.max(one, other))
  return { middle: (low + high) / 2, span: Math.max(leastDegrees, high - low) }
}

/** The longest of 1, 2 and 5 with zeroes that is not above. */
function roundBelow(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(most))
  return ([5, 2].find((each) => each * ten <= most) ?? 1) * ten
}

/** Where positions stand: north above and east on the right in every language, a kilometre as long both ways. */
export function mapScale(positions: readonly Position[], width: number, mostHeight: number): MapScale {
  const latitudes = spanOf(positions.map(({ latitude }) => latitude))
  const longitudes = spanOf(positions.map(({ longitude }) => longitude))
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos(radians(latitudes.middle))
  const pixels = Math.min(
    (width - 2 * margin) / (longitudes.span * narrow),
    (mostHeight - 2 * margin - foot) / latitudes.span,
  )
  const height = latitudes.span * pixels + 2 * margin + foot
  const perKilometre = pixels / kilometresPerDegree
  const kilometres = roundBelow(Math.max(1, width / 4) / perKilometre)
  return {
    height,
    at: ({ latitude, longitude }) => ({
      x: width / 2 + (longitude - longitudes.middle) * narrow * pixels,
      y: (height - foot) / 2 - (latitude - latitudes.middle) * pixels,
    }),
    pixelsPerDegree: pixels,
    bar: { kilometres, length: kilometres * perKilometre },
  }
}
