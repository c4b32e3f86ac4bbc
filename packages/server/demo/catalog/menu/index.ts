import { bakery } from './bakery.ts'
import { buffets } from './buffets.ts'
import { coffee } from './coffee.ts'
import type { DishGroup } from './dish.ts'
import { egyptian } from './egyptian.ts'
import { filipino } from './filipino.ts'
import { healthy } from './healthy.ts'
import { indian } from './indian.ts'
import { italian } from './italian.ts'
import { levantine } from './levantine.ts'
import { moroccan } from './moroccan.ts'
import { persian } from './persian.ts'
import { qatari } from './qatari.ts'
import { sweets } from './sweets.ts'
import { turkish } from './turkish.ts'
import { yemeni } from './yemeni.ts'

export const cuisines = {
  qatari,
  levantine,
  indian,
  persian,
  turkish,
  italian,
  filipino,
  egyptian,
  yemeni,
  sweets,
  coffee,
  healthy,
  buffets,
  moroccan,
  bakery,
} satisfies Record<string, DishGroup[]>

export type CuisineKey = keyof typeof cuisines
