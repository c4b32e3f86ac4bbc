import { orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields } from '../../kernel/errors/fieldErrors.ts'
import { type AuditFields, failStale } from '../../kernel/operations/edit.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { changeSetting, type SettingKey, settingSince } from './general.sql.ts'

type Value = Readonly<Record<string, unknown>>

interface Change {
  /** By key of the setting's value; undefined leaves it unchanged. */
  readonly values: Value
  /** The version the form was opened with. */
  readonly version: number | undefined
  /** The wire fields, where they differ from the keys. */
  readonly fields?: AuditFields
}

/** What a change of the value really changed. */
const differing = (before: Value, after: Value): Value =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))

/** Saves a form of one setting as `saveEdit` saves one of a row. */
export async function saveSetting(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  key: SettingKey,
  { values, version, fields = {} }: Change,
): Promise<{ version: number }> {
  const saved = await changeSetting(db, key, values, version)
  if (saved) return saved
  const { now, log } = await settingSince(db, key, version)
  const current = orNotFound(now)
  if (version !== undefined && version > current.version)
    failFields(['version'], 'version.ahead', caller.language)
  const changes = log.map((change) => ({ ...change, after: differing(change.before, change.after) }))
  const names = Object.keys(values).map((name) => [name, {}] as const)
  return failStale(
    { db, caller },
    { current: current.version, now: current.now, log: changes },
    { ...Object.fromEntries(names), ...fields },
  )
}
