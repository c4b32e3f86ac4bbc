import { type Area, areas, regions } from './places.ts'
import type { Random } from './random.ts'

type DeliveryArea = {
  area: string
  start_time: string
  end_time: string
  catering_delivery_fees: number
}
export type DeliveryRegion = {
  region: string
  start_time: string
  end_time: string
  catering_delivery_fees: number
  areas: DeliveryArea[]
}

/** The store's own municipality and its nearest neighbours; the fee grows with the distance. */
export function deliveryRegions(from: Area, rng: Random): DeliveryRegion[] {
  const nearest = regions
    .map((region) => {
      const inside = areas.filter((area) => area.region === region.key)
      return { region, inside, km: Math.min(...inside.map((area) => distance(from, area))) }
    })
    .sort((a, b) => a.km - b.km)
  const reach = rng.int(2, 4)
  return nearest.slice(0, reach).map(({ region, inside, km }) => {
    const start_time = km > 15 ? '11:00' : '09:00'
    const end_time = km > 15 ? '20:00' : '22:30'
    const sorted = [...inside].sort((a, b) => distance(from, a) - distance(from, b))
    const served = sorted.filter((area) => distance(from, area) < 34).slice(0, rng.int(8, 18))
    return {
      region: region.key,
      start_time,
      end_time,
      catering_delivery_fees: fee(km + 6),
      areas: (served.length > 0 ? served : sorted.slice(0, 1)).map((area) => ({
        area: area.key,
        start_time,
        end_time,
        catering_delivery_fees: distance(from, area) < 2 && rng.chance(0.5) ? 0 : fee(distance(from, area)),
      })),
    }
  })
}

/** Dirhams, in steps of five riyals. */
const fee = (km: number) => Math.min(150, 15 + Math.ceil((km * 1.6) / 5) * 5) * 100

function distance(a: Area, b: Area): number {
  const rad = Math.PI / 180
  const x = (b.longitude - a.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * rad)
  return Math.hypot(x, b.latitude - a.latitude) * 111.2
}
