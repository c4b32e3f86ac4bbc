import { errors } from '@sufra/contract/errors'
import { fill, type Language } from '@sufra/contract/kernel/language'
import { type StoreRates, storeRateFields } from '@sufra/contract/settings/rates'
import { isPerson, type Scope } from '../../kernel/access/scope.ts'
import { fail } from '../../kernel/errors/apiError.ts'

const rateNames = Object.keys(storeRateFields) as (keyof StoreRates)[]

const given = (input: object, fields: readonly string[]): string[] =>
  fields.filter((field) => (input as Readonly<Record<string, unknown>>)[field] !== undefined)

/** Only admins set rates (DECISIONS 10): a call of others with rates is rejected, whatever their values. */
export function failIfRatesSent(scope: Scope, input: object, language: Language): void {
  if (scope.kind === 'admin') return
  const sent = given(input, rateNames)
  if (sent.length === 0) return
  const message = (fields: string) => fill(errors['stores.ratesByAdmins'][language], { fields })
  fail('stores.ratesByAdmins', {
    params: { fields: sent.join(', ') },
    errors: Object.fromEntries(sent.map((field) => [field, message(field)])),
  })
}

/** The form sends every rate. Only those other than `standing` ask for a proof, as decisions about money do. */
export async function failIfRatesUnproved(
  scope: Scope,
  input: Partial<StoreRates>,
  standing: () => Promise<StoreRates | undefined>,
): Promise<void> {
  if (!isPerson(scope) || scope.confirmed || given(input, rateNames).length === 0) return
  const rates = await standing()
  if (rates && rateNames.some((name) => (input[name] ?? rates[name]) !== rates[name]))
    fail('auth.confirmFirst')
}

/** The missing coordinate if only one was given. */
export function missingHalf(input: {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}): 'latitude' | 'longitude' | undefined {
  if ((input.latitude === undefined) === (input.longitude === undefined)) return undefined
  return input.latitude === undefined ? 'latitude' : 'longitude'
}
