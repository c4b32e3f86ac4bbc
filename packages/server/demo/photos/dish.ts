import type { Paint } from './paint.ts'

/** Where a dish goes: its centre, the radius it may fill, and what it is served on. */
export type Place = { x: number; y: number; r: number; vessel: string }

/** Draws one variant of a kind of dish; `tint` is the third part of its look, if it has one. */
export type Painter = (p: Paint, at: Place, tint: string | undefined) => void
