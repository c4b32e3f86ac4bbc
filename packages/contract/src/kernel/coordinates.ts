import { z } from 'zod'

/** Qatar with its islands, including Halul in the east. Coordinates outside are a typing mistake. */
const bounds = { latitude: [24.45, 26.25], longitude: [50.7, 52.5] } as const

const within = ([least, most]: readonly [number, number]) =>
  z.number().min(least, 'position.outside').max(most, 'position.outside')

/** Where food is cooked or delivered to, in degrees. */
export const Latitude = within(bounds.latitude)
export const Longitude = within(bounds.longitude)
