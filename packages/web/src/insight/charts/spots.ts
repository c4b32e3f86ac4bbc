import type { Point } from './series.ts'

/** Where a point can be pressed, and where its tooltip points to. */
export interface Spot {
  readonly point: Point
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly tip: { readonly x: number; readonly y: number }
}
