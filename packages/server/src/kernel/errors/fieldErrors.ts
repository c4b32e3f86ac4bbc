import { type IssueCode, issueTexts } from '@sufra/contract/kernel/issues'
import type { Language } from '@sufra/contract/kernel/language'
import { ApiError } from './apiError.ts'

/** Rejects fields that the schema cannot check: wrong in combination, or in conflict with what is stored. */
export function failFields(fields: readonly string[], issue: IssueCode, language: Language): void {
  if (fields.length === 0) return
  const errors = Object.fromEntries(fields.map((field) => [field, issueTexts[issue][language]]))
  throw new ApiError('input.invalid', { errors })
}

/** Rejects fields that are both set and cleared. */
export function failIfSetAndCleared(
  input: { readonly clear?: readonly string[] | undefined },
  language: Language,
): void {
  const given = new Set(Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [name])))
  failFields(
    (input.clear ?? []).filter((name) => given.has(name)),
    'type',
    language,
  )
}
