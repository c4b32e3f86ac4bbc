import type { Restaurant } from '@sufra/contract/stores/restaurants'
import { picture } from '../../kernel/images/auditedImage.ts'
import type { RestaurantRow } from './restaurants.sql.ts'

/** The version on the wire combines two: the last six digits are the account's, the rest the restaurant's. */
const most = 1_000_000

interface Versions {
  readonly version: number
  readonly account_version: number
}

/** Joins both versions into one number, from which each can be read again. */
export const joined = ({ version, account_version }: Versions): number => version * most + account_version

export const parted = (version: number | undefined): Versions | undefined =>
  version === undefined ? undefined : { version: Math.floor(version / most), account_version: version % most }

export const presentRestaurant = (row: RestaurantRow): Restaurant => ({
  ...row,
  logo: picture(row.logo),
  version: joined(row),
})
