import type { Role } from '@sufra/contract/accounts/roles'
import type { Translate } from '../../kernel/text/texts.ts'
import type { rolesText } from './roles.text.ts'

/** Why nobody, or not this person, may change a role; undefined for one they may change. */
export function whyUnchangeable(
  t: Translate<typeof rolesText>,
  { super: fixed, shared, own, within }: Pick<Role, 'super' | 'shared' | 'own' | 'within'>,
): string | undefined {
  if (fixed) return t('fixed')
  if (shared) return t('shared')
  if (own) return t('own')
  return within ? undefined : t('tooHigh')
}
