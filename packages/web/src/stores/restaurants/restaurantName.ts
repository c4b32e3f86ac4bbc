import type { Bilingual } from '@sufra/contract/kernel/language'

/** A restaurant's name for `usePick`. */
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
