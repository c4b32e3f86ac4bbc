import { expect, it } from 'vitest'
import { features } from '../index.ts'
import { Latitude, Longitude } from './coordinates.ts'
import { fieldErrors } from './issues.ts'

it('accepts coordinates in Qatar, including its islands', () => {
  for (const [latitude, longitude] of [
    [25.2854, 51.531],
    [26.15, 51.2],
    [24.6, 51.2],
    [25.67, 52.41],
  ] as const)
    expect([Latitude.parse(latitude), Longitude.parse(longitude)]).toEqual([latitude, longitude])
  for (const [latitude, longitude] of [
    [51.531, 25.2854],
    [0, 0],
    [26.3, 50.5],
    [24.4, 54.4],
  ] as const) {
    expect(Latitude.safeParse(latitude).success).toBe(false)
    expect(Longitude.safeParse(longitude).success).toBe(false)
  }
})

it('reports coordinates outside Qatar at their field, for stores and orders', () => {
  const store = features.stores.update.input.safeParse({ latitude: 51.5, longitude: 25.3 })
  expect(fieldErrors(store.error?.issues ?? [], 'en')).toEqual({
    latitude: 'Outside Qatar',
    longitude: 'Outside Qatar',
  })
  const order = features.checkout.place.input.safeParse({ address: { latitude: 0, longitude: 0 } })
  expect(fieldErrors(order.error?.issues ?? [], 'ar')).toMatchObject({
    'address.latitude': 'خارج قطر',
    'address.longitude': 'خارج قطر',
  })
})
