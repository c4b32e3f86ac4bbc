import { type IssueCode, issueTexts } from '@sufra/contract/kernel/issues'
import type { Language } from '@sufra/contract/kernel/language'
import { ApiError } from './apiError.ts'

/** What the schema could not see: fields that are wrong together, or beside what is kept already. */
export function failFields(fields: readonly string[], issue: IssueCode, language: Language): void {
  if (fields.length === 0) return
  const errors = Object.fromEntries(fields.map((field) => [field, issueTexts[issue][language]]))
  throw new ApiError('input.invalid', { errors })
}

/** Fields both given and to be emptied: what is meant by that? */
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
