import type { InputOf } from '@sufra/contract/kernel/operation'
import type { restaurants } from '@sufra/contract/restaurants'
import { sql } from 'drizzle-orm'
import { passwordValues, signInChanged, unlessEmailTaken } from '../../accounts/accountEmails/accountEmails.ts'
import { saveEdit, type Told } from '../../kernel/operations/edit.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { found, Refusal } from '../../kernel/errors/apiError.ts'
import { joined, parted } from './restaurants.rows.ts'
import { ownArabicName } from '../../restaurants/restaurants.rules.ts'
import { lockRestaurant } from './restaurants.sql.ts'

const ofRestaurant: Told = { name: {}, name_ar: {}, logo_id: { field: 'logofile', wire: () => null } }
const ofAccount: Told = { email: {}, phone: {} }

interface Saved {
  readonly version: number
}

/** A stale save is no more than a refusal yet: what the other half says of it belongs to the same answer. */
async function orStale(saving: Promise<Saved>): Promise<Saved | Refusal> {
  try {
    return await saving
  } catch (error) {
    if (error instanceof Refusal && error.code === 'version.stale') return error
    throw error
  }
}

/** One refusal of two: all that was changed, and the last who did. */
function together(refusals: readonly Refusal[], version: number): Refusal {
  const byTime = refusals.toSorted((a, b) =>
    (a.details.stale?.at ?? '').localeCompare(b.details.stale?.at ?? ''),
  )
  const last = byTime.at(-1)?.details
  const changes = Object.assign({}, ...byTime.map(({ details }) => details.stale?.changes))
  return new Refusal('version.stale', {
    ...last,
    errors: Object.assign({}, ...byTime.map(({ details }) => details.errors)),
    stale: { by: '', at: '', ...last?.stale, version, changes },
  })
}

type Update = Pick<Call<(typeof restaurants)['update']>, 'db' | 'caller' | 'services' | 'rows' | 'params'> & {
  readonly input: InputOf<(typeof restaurants)['update']>
}

/** The restaurant's row and its owner's, each in its own version; with one of them stale nothing is saved. */
export async function updateRestaurant(
  { db, caller, services, rows, params: { id }, input }: Update,
  password_hash: string | undefined,
): Promise<{ id: number; version: number }> {
  const before = found(await lockRestaurant(db, rows, id))
  const opened = parted(input.version)
  const { name, email, phone } = input
  const name_ar = input.name_ar && ownArabicName(name ?? before.name, input.name_ar)
  const restaurant = await orStale(
    saveEdit(
      { db, caller },
      {
        table: 'restaurants',
        id,
        allowed: rows,
        values: { name, name_ar, logo_id: input.logofile?.id },
        version: opened?.version,
        told: ofRestaurant,
      },
    ),
  )
  // A name that the owner chose for themselves stays.
  const ownName = before.account_name === before.name ? name : undefined
  const account = await orStale(
    unlessEmailTaken(
      saveEdit(
        { db, caller },
        {
          table: 'accounts',
          id: before.account_id,
          allowed: sql`true`,
          values: { name: ownName, email, phone, ...passwordValues(password_hash) },
          version: opened?.account_version,
          told: ofAccount,
        },
      ),
    ),
  )
  if (restaurant instanceof Refusal || account instanceof Refusal) {
    const refusals = [restaurant, account].filter((each) => each instanceof Refusal)
    throw together(refusals, joined(before))
  }
  const owner = { ...before, id: before.account_id, name: before.account_name }
  await signInChanged({ db, services }, owner, { email, password_hash })
  return { id, version: joined({ version: restaurant.version, account_version: account.version }) }
}
