import { type Context, idsOf, named, stamped } from './context.ts'
import type { Tables } from './tables.ts'

export function placeRows({ catalogue, clock }: Context): Tables {
  const regionId = idsOf(catalogue.regions)
  const since = stamped(clock.ago(900))
  return {
    regions: catalogue.regions.map((region, index) => ({
      id: index + 1,
      ...named(region.name),
      ...since,
    })),
    areas: catalogue.areas.map((area, index) => ({
      id: index + 1,
      region_id: regionId(area.region),
      ...named(area.name),
      ...since,
    })),
  }
}
