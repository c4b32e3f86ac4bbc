import { roles } from '@sufra/contract/accounts/roles'
import { areas, type Permission } from '@sufra/contract/kernel/permissions'
import { useOperation } from '../../kernel/data/operations.ts'

/** The areas that there are for the own side: those that its role with everything allows. */
export function useAreas(): typeof areas {
  const whole = useOperation(roles.list).data?.roles.find((role) => role.super)?.permissions ?? []
  const kept = (permission: Permission | undefined) =>
    permission && whole.includes(permission) ? permission : undefined
  return areas
    .map(({ area, see, change }) => ({ area, see: kept(see), change: kept(change) }))
    .filter(({ see, change }) => see ?? change)
}
