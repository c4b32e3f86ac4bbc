import { createHash } from 'node:crypto'
import type { Statement } from './statements.ts'

/** A Buffer that went through JSON, as the hash of a recorded token did. */
const isBytes = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'

/** The recorded look-up of a session, for another token. */
export function sessionOf(session: Statement, token: string): Statement {
  const hash = createHash('sha256').update(token).digest()
  return { ...session, values: session.values.map((value) => (isBytes(value) ? hash : value)) }
}
