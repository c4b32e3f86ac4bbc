import type { InputOf } from '@sufra/contract/kernel/operation'
import type { restaurants } from '@sufra/contract/stores/restaurants'
import { sql } from 'drizzle-orm'
import { passwordValues, signInChanged } from '../../accounts/accountEmails/accountEmails.ts'
import { failBeyondSignIn } from '../../accounts/people/signInOfOthers.ts'
import { ownArabicName } from '../../accounts/signIn/signIn.rules.ts'
import { ApiError, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { orTaken } from '../../kernel/operations/rows.ts'
import { joined, parted } from './restaurants.rows.ts'
import { lockRestaurant } from './restaurants.sql.ts'

const ofRestaurant = {
  name: {},
  name_ar: {},
  tax_number: {},
  logo_id: { field: 'logofile', wire: () => null },
}
const ofAccount = { email: {}, phone: {} }

interface Saved {
  readonly version: number
}

/** Returns a conflict instead of throwing it: the changes of the other half belong to the same answer. */
async function orStale(saving: Promise<Saved>): Promise<Saved | ApiError> {
  try {
    return await saving
  } catch (error) {
    if (error instanceof ApiError && error.code === 'version.stale') return error
    throw error
  }
}

/** Merges two conflicts: all changes, and the last author. */
function together(refusals: readonly ApiError[], version: number): ApiError {
  const byTime = refusals.toSorted((a, b) =>
    (a.details.stale?.at ?? '').localeCompare(b.details.stale?.at ?? ''),
  )
  const last = byTime.at(-1)?.details
  const changes = Object.assign({}, ...byTime.map(({ details }) => details.stale?.changes))
  return new ApiError('version.stale', {
    ...last,
    errors: Object.assign({}, ...byTime.map(({ details }) => details.errors)),
    stale: { by: '', at: '', ...last?.stale, version, changes },
  })
}

type Update = Pick<
  Call<(typeof restaurants)['update']>,
  'db' | 'caller' | 'scope' | 'services' | 'scopeFilter' | 'params'
> & {
  readonly input: InputOf<(typeof restaurants)['update']>
}

/** Saves the restaurant and its owner's account, each with its own version. If one is stale, nothing is saved. */
export async function updateRestaurant(
  { db, caller, scope, services, scopeFilter, params: { id }, input }: Update,
  password_hash: string | undefined,
): Promise<{ id: number; version: number }> {
  const before = orNotFound(await lockRestaurant(db, scopeFilter, id))
  const opened = parted(input.version)
  const { name, email, phone, tax_number } = input
  await failBeyondSignIn(db, scope, before, { email, password_hash })
  const name_ar = input.name_ar && ownArabicName(name ?? before.name, input.name_ar)
  const restaurant = await orStale(
    saveEdit(
      { db, caller },
      {
        table: 'restaurants',
        id,
        allowed: scopeFilter,
        values: { name, name_ar, tax_number, logo_id: input.logofile?.id },
        version: opened?.version,
        auditFields: ofRestaurant,
      },
    ),
  )
  // A name that the owner chose is kept.
  const ownName = before.account_name === before.name ? name : undefined
  const account = await orStale(
    orTaken(
      saveEdit(
        { db, caller },
        {
          table: 'accounts',
          id: before.account_id,
          allowed: sql`true`,
          values: { email, phone },
          derived: { name: ownName, ...passwordValues(password_hash) },
          version: opened?.account_version,
          auditFields: ofAccount,
        },
      ),
      'accounts.emailTaken',
      'email',
    ),
  )
  if (restaurant instanceof ApiError || account instanceof ApiError) {
    const refusals = [restaurant, account].filter((each) => each instanceof ApiError)
    throw together(refusals, joined(before))
  }
  const owner = { ...before, id: before.account_id, name: before.account_name }
  await signInChanged({ db, services }, owner, { email, password_hash })
  return { id, version: joined({ version: restaurant.version, account_version: account.version }) }
}
