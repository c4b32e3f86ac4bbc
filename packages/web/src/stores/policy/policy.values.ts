import type { RichTextDocument } from '@sufra/contract/kernel/richText'

const policyFields = ['store_policy_en', 'store_policy_ar'] as const
export type PolicyField = (typeof policyFields)[number]

/** Both texts as held by the form: serialised, or empty. */
export type PolicyValues = Record<PolicyField, string>

export const serialised = (policy: Readonly<Record<PolicyField, RichTextDocument | null>>): PolicyValues => ({
  store_policy_en: policy.store_policy_en ? JSON.stringify(policy.store_policy_en) : '',
  store_policy_ar: policy.store_policy_ar ? JSON.stringify(policy.store_policy_ar) : '',
})

/** Names of what a stored text contains that cannot be kept; empty for a text written here. */
export type Dropped = Readonly<Record<PolicyField, readonly string[]>>

/** Only texts that changed or are not stored as shown; emptied ones are named in `clear`. */
export function policyBody(before: PolicyValues, now: PolicyValues, dropped: Dropped) {
  const changed = policyFields.filter((field) => now[field] !== before[field] || dropped[field].length > 0)
  const clear = changed.filter((field) => now[field] === '')
  const written = changed.filter((field) => now[field] !== '').map((field) => [field, now[field]])
  return {
    ...(Object.fromEntries(written) as Partial<PolicyValues>),
    ...(clear.length > 0 && { clear }),
  }
}
