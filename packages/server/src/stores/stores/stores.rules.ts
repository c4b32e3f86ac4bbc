import { errors } from '@sufra/contract/errors'
import { fill, type Language } from '@sufra/contract/kernel/language'
import { storeRateFields } from '@sufra/contract/settings/rates'
import type { Scope } from '../../kernel/access/scope.ts'
import { fail } from '../../kernel/errors/apiError.ts'

const given = (input: object, fields: readonly string[]): string[] =>
  fields.filter((field) => (input as Readonly<Record<string, unknown>>)[field] !== undefined)

/** Only admins set rates (DECISIONS 10): a call of others with rates is rejected, whatever their values. */
export function failIfRatesSent(scope: Scope, input: object, language: Language): void {
  if (scope.kind === 'admin') return
  const sent = given(input, Object.keys(storeRateFields))
  if (sent.length === 0) return
  const message = (fields: string) => fill(errors['stores.ratesByAdmins'][language], { fields })
  fail('stores.ratesByAdmins', {
    params: { fields: sent.join(', ') },
    errors: Object.fromEntries(sent.map((field) => [field, message(field)])),
  })
}

/** The missing coordinate if only one was given. */
export function missingHalf(input: {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}): 'latitude' | 'longitude' | undefined {
  if ((input.latitude === undefined) === (input.longitude === undefined)) return undefined
  return input.latitude === undefined ? 'latitude' : 'longitude'
}
