import type { Permission } from '@sufra/contract/kernel/permissions'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether the role of a row of `accounts` allows something, for what is sent to people while they are away. Whoever is
 * only invited is sent nothing: the address may be another's.
 */
export const allows = (
  permission: Permission,
): SQL => sql`accounts.invited_at is null and exists (select from role_permissions
  where role_permissions.role_id = accounts.role_id and permission = ${permission})`
