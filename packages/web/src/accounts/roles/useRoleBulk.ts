import { type Role, roles } from '@sufra/contract/accounts/roles'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { rolesText } from './roles.text.ts'
import { whyUnchangeable } from './whyUnchangeable.ts'

/** Several roles that nobody has are archived. */
export function useRoleBulk(): Bulk<Role> {
  const t = useText(bulkText)
  const words = useText(rolesText)
  const pick = usePick()
  const { can } = useSession()
  const archive = {
    ...removeAction<Role>(t, {
      label: words('archive'),
      text: words('archiveText'),
      remove: roles.remove,
      skip: (role) => whyUnchangeable(words, role),
    }),
    becomes: { to: words('isArchived') },
  }
  return {
    nameOf: ({ name_en: en, name_ar: ar }) => pick({ en, ar }),
    invalidates: [roles.list],
    actions: can(roles.remove) ? [archive] : [],
  }
}
