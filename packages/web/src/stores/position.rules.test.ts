import { expect, it } from 'vitest'
import { positionOf } from './position.rules.ts'

const corniche = { latitude: '25.2916', longitude: '51.5264' }

it.each([
  ['https://www.google.com/maps/@25.2916,51.5264,15z'],
  ['https://www.google.com/maps/place/Doha/@25.1,51.1,12z/data=!3m1!4b1!8m2!3d25.2916!4d51.5264'],
  ['https://maps.google.com/?q=25.2916,51.5264'],
  ['https://www.google.com/maps/search/?api=1&query=25.2916%2C51.5264'],
  ['https://www.google.com/maps/place/25.2916,51.5264'],
  ['https://maps.apple.com/?ll=25.2916,51.5264&q=Kitchen'],
  ['https://www.openstreetmap.org/?mlat=25.2916&mlon=51.5264#map=15/25.1/51.1'],
  ['https://www.openstreetmap.org/#map=15/25.2916/51.5264'],
  ['geo:25.2916,51.5264'],
  ['25.2916, 51.5264'],
  ['٢٥٫٢٩١٦، ٥١٫٥٢٦٤'],
])('reads the position from %s', (pasted) => {
  expect(positionOf(pasted)).toEqual(corniche)
})

it.each([['https://maps.app.goo.gl/abcdef'], ['Corniche Street'], ['95.1, 51.5'], ['25.1'], ['']])(
  'reads none from "%s"',
  (pasted) => {
    expect(positionOf(pasted)).toBeUndefined()
  },
)

it('keeps six decimals and the sides of the equator and of Greenwich', () => {
  expect(positionOf('-25.29161234,-51.5264')).toEqual({ latitude: '-25.291612', longitude: '-51.5264' })
})
