import type { Language } from '@sufra/contract/kernel/language'
import { maskedIban } from '@sufra/contract/stores/iban'
import type { payoutAccounts } from '@sufra/contract/stores/payoutAccounts'
import { sql } from 'drizzle-orm'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { lockStore } from '../stores/stores.lock.ts'
import { accountMails } from './payoutAccounts.mails.ts'
import { payoutAccountOf } from './payoutAccounts.sql.ts'

/** The audit trail has only the last four characters of an IBAN: a stale form is told those. */
const auditFields = {
  beneficiary: {},
  bank_name: {},
  iban: {},
  iban_changes: {
    field: 'iban',
    wire: (_: unknown, row: Readonly<Record<string, unknown>>) => maskedIban(String(row.iban_last_four)),
  },
}

const required = ['beneficiary', 'bank_name', 'iban'] as const
type Details = Record<(typeof required)[number], string>

/** What is left out stays as it is; of a new account nothing may be. */
function filled(input: Partial<Details>, before: Details | undefined, language: Language): Details {
  const missing = required.filter((field) => input[field] === undefined && !before)
  failFields(missing, 'required', language)
  const value = (field: keyof Details) => input[field] ?? before?.[field] ?? ''
  return { beneficiary: value('beneficiary'), bank_name: value('bank_name'), iban: value('iban') }
}

/** Saves an account under the lock of its store. Any change of it waits to be confirmed, and is told to the owner. */
export async function saveAccount(call: Call<typeof payoutAccounts.save>) {
  const { db, scope, scopeFilter, services, params, input } = call
  const { account_id, kind } = personOf(scope)
  const store = orNotFound(await lockStore(db, scopeFilter, params.id))
  const before = await payoutAccountOf(db, store.id)
  const values = filled(input, before, call.caller.language)
  const { beneficiary, bank_name, iban } = values
  const { version } = input
  const same =
    before && before.beneficiary === beneficiary && before.bank_name === bank_name && before.iban === iban
  if (same) return { id: before.id, version: before.version }
  if (!before && version) return fail('row.missing')
  const changed = { changed_at: sql`now()`, changed_by: account_id, changed_by_kind: kind }
  const saved = before
    ? await saveEdit(call, {
        table: 'payout_accounts',
        id: before.id,
        allowed: sql`true`,
        values,
        derived: {
          ...changed,
          iban_changes: sql`iban_changes + ${before.iban === iban ? 0 : 1}::int`,
          confirmed_at: null,
          confirmed_by: null,
        },
        version,
        auditFields,
      })
    : await addRow(db, 'payout_accounts', { store_id: store.id, ...values, ...changed })
  await services.jobs.send(db, accountMails, { store_id: store.id, bank_name, last_four: iban.slice(-4) })
  return saved
}
