import type { Permission } from '@sufra/contract/kernel/permissions'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick } from '../../kernel/text/language.tsx'
import { permissionText, restaurantPermissionText } from './permissions.text.ts'

/** What a permission allows, in words. At a restaurant some allow less than on the platform. */
export function usePermissionName(): (permission: Permission) => string {
  const pick = usePick()
  const { kind } = useSession()
  const own = kind === 'admin' ? {} : restaurantPermissionText
  return (permission) => pick(own[permission] ?? permissionText[permission])
}
