import type { Bilingual } from './bilingual.ts'
import { mobile, personName } from './people.ts'
import type { Random } from './random.ts'

const storeRoles = ['Store Manager', 'Order Desk', 'Kitchen'] as const

export type StoreUser = {
  name: Bilingual
  email: string
  mobile: string
  role: (typeof storeRoles)[number]
  status: boolean
  photo: string
}

export function storeUsers(store: string, index: number, rng: Random): StoreUser[] {
  return storeRoles.slice(0, rng.int(index === 0 ? 2 : 1, 3)).map((role, i) => ({
    name: personName(rng).name,
    email: index === 0 && i === 0 ? 'store@sufra.test' : `${role.split(' ')[0]?.toLowerCase()}@${store}.test`,
    mobile: mobile(900_000 + index * 10 + i),
    role,
    status: i === 0 || rng.chance(0.85),
    photo: `avatar-${String(rng.int(0, 23)).padStart(2, '0')}`,
  }))
}
