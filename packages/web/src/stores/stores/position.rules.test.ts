import { expect, it } from 'vitest'
import { isShortened, positionOf } from './position.rules.ts'

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
  ['https://www.google.com/maps?q=25.2916,51.5264&z=17'],
  ['https://maps.google.com/maps?q=loc:25.2916,51.5264'],
  ['https://www.google.com/maps/dir//25.2916,51.5264/@25.1,51.1,12z'],
  ['https://maps.apple.com/place?address=Doha&coordinate=25.2916%2C51.5264&name=Kitchen'],
  ['https://www.waze.com/live-map/directions?to=ll.25.2916%2C51.5264'],
  ['geo:0,0?q=25.2916,51.5264(Kitchen)'],
  ['GEO:25.2916,51.5264;u=35'],
  ['\u200f٢٥٫٢٩١٦\u200e, ٥١٫٥٢٦٤'],
  ['25.2916, 51.5264'],
  ['٢٥٫٢٩١٦، ٥١٫٥٢٦٤'],
])('reads the position from %s', (pasted) => {
  expect(positionOf(pasted)).toEqual(corniche)
})

it.each([['https://maps.app.goo.gl/abcdef'], ['Corniche Street'], ['95.1, 51.5'], ['25.1'], ['']])(
  'returns undefined for "%s"',
  (pasted) => {
    expect(positionOf(pasted)).toBeUndefined()
  },
)

it('reads degrees, minutes and seconds', () => {
  const doha = { latitude: '25.291611', longitude: '51.526389' }
  expect(positionOf(`25°17'29.8"N 51°31'35.0"E`)).toEqual(doha)
  expect(positionOf('https://www.google.com/maps/place/25°17%2729.8%22N+51°31%2735.0%22E/')).toEqual(doha)
})

it('recognises shortened links, which contain no position', () => {
  for (const link of [
    'https://maps.app.goo.gl/abcdef',
    'Kitchen https://goo.gl/maps/x',
    'https://maps.apple/p/abc',
  ])
    expect([link, isShortened(link), positionOf(link)]).toEqual([link, true, undefined])
  expect(isShortened('https://www.google.com/maps/@25.2916,51.5264,15z')).toBe(false)
})

it('keeps six decimals and the signs of south and west', () => {
  expect(positionOf('-25.29161234,-51.5264')).toEqual({ latitude: '-25.291612', longitude: '-51.5264' })
})
