import { personName } from '@sufra/contract/customers/erased'
import { useLanguage } from '../../kernel/text/language.tsx'

/** A customer's name; of one who was forgotten that they were, in the reader's language. */
export function PersonName({ of }: { readonly of: string }) {
  const { language } = useLanguage()
  return <bdi>{personName(of, language)}</bdi>
}
