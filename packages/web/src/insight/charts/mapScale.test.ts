import { expect, it } from 'vitest'
import { mapScale } from './mapScale.ts'

const doha = { latitude: 25.285, longitude: 51.535 }
const khor = { latitude: 25.685, longitude: 51.505 }

it('north is above, east on the right, and all positions are inside', () => {
  const { at, height } = mapScale([doha, khor], 800, 520)
  expect(at(khor).y).toBeLessThan(at(doha).y)
  expect(at(khor).x).toBeLessThan(at(doha).x)
  for (const { x, y } of [at(doha), at(khor)]) {
    expect(x).toBeGreaterThanOrEqual(20)
    expect(x).toBeLessThanOrEqual(780)
    expect(y).toBeGreaterThanOrEqual(19.9)
    expect(y).toBeLessThan(height - 32)
  }
})

it('the scale is a round number of kilometres, as long as they are on the map', () => {
  const { at, bar } = mapScale([doha, khor], 800, 520)
  // A tenth of a degree of latitude is 11.12 km.
  const tenth = at(doha).y - at({ ...doha, latitude: doha.latitude + 0.1 }).y
  expect(bar.length).toBeCloseTo((tenth / 11.12) * bar.kilometres, 3)
  expect([1, 2, 5, 10, 20, 50]).toContain(bar.kilometres)
})

it('draws a single position in the middle of the map', () => {
  const { at } = mapScale([doha], 300, 520)
  expect(at(doha).x).toBe(150)
})
