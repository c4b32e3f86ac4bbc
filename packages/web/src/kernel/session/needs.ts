import type { Permission } from '@sufra/contract/kernel/permissions'

/** What a page needs. */
export type Needs = Permission | 'everyone'
