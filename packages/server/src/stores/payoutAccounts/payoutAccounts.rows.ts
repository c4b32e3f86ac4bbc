import type { AccountState, MaskedAccount, WholeAccount } from '@sufra/contract/stores/payoutAccounts'
import { actorName } from '../../kernel/access/actorName.ts'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { AccountRow } from './payoutAccounts.sql.ts'

const stateOf = ({ confirmed_at }: AccountRow): AccountState =>
  confirmed_at === null ? 'waiting' : 'confirmed'

export const presentMasked = (row: AccountRow): MaskedAccount => ({
  beneficiary: row.beneficiary,
  bank_name: row.bank_name,
  iban_last_four: row.iban_last_four,
  state: stateOf(row),
})

export const presentWhole = (row: AccountRow, scope: Scope): WholeAccount => ({
  beneficiary: row.beneficiary,
  bank_name: row.bank_name,
  iban: row.iban,
  state: stateOf(row),
  version: row.version,
  changed_at: row.changed_at,
  changed_by: actorName(scope, { actor_kind: row.changed_by_kind, actor_name: row.changed_by_name }),
  confirmed_at: row.confirmed_at,
  confirmed_by:
    row.confirmed_at === null
      ? null
      : actorName(scope, { actor_kind: 'admin', actor_name: row.confirmed_by_name }),
  confirmable:
    scope.kind === 'admin' && row.confirmed_at === null && row.changed_by !== personOf(scope).account_id,
})
