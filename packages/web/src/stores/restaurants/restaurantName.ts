import type { Bilingual } from '@sufra/contract/kernel/language'

/** A restaurant's name as `usePick` takes it. */
export const nameOf = ({
  name,
  name_ar,
}: {
  readonly name: string
  readonly name_ar: string
}): Bilingual => ({
  en: name,
  ar: name_ar,
})
