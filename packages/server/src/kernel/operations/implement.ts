import type { Language } from '@sufra/contract/kernel/language'
import type { InputOf, Operation, Operations, OutputOf, ParamsOf } from '@sufra/contract/kernel/operation'
import type { Progress } from '@sufra/contract/kernel/progress'
import type { SQL } from 'drizzle-orm'
import type { Scope, ScopeRule } from '../access/scope.ts'
import type { Db } from '../database/db.ts'
import type { Services } from './services.ts'

export interface Caller {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  readonly kind: Scope['kind']
}

/** The argument of a handler. `db` is the request's transaction, or the pool for read-only operations. */
export interface Call<Op extends Operation = Operation> {
  readonly db: Db
  readonly scope: Scope
  /** The feature's scope rule for this caller; goes into every WHERE. */
  readonly scopeFilter: SQL
  readonly params: ParamsOf<Op>
  readonly input: InputOf<Op>
  readonly caller: Caller
  readonly services: Services
  readonly now: Date
  /** Reports progress, for operations with `reportsProgress`. Does nothing if the caller did not ask for it. */
  readonly reportProgress: (progress: Progress) => void
}

type Answer<Op extends Operation> = Promise<OutputOf<Op>>

/** A handler with slow work (password hashing, image decoding) that must not hold a transaction open. */
interface Prepared<Op extends Operation, Ready> {
  readonly prepare: (call: Call<Op>) => Promise<Ready>
  readonly handle: (call: Call<Op>, ready: Ready) => Answer<Op>
}

export const prepared = <Op extends Operation, Ready>(
  prepare: (call: Call<Op>) => Promise<Ready>,
  handle: (call: Call<Op>, ready: Ready) => Answer<Op>,
): Prepared<Op, unknown> => ({ prepare, handle: handle as Prepared<Op, unknown>['handle'] })

/** A message of a stream, and the position from which a lost connection resumes. */
export interface StreamMessage<Op extends Operation = Operation> {
  readonly position: string
  readonly data: OutputOf<Op>
}

export interface StreamCall<Op extends Operation = Operation> extends Call<Op> {
  /** The last position the caller received. */
  readonly after: string | undefined
  /** Aborted when the caller has left or the server is stopping. */
  readonly signal: AbortSignal
}

export type StreamHandler<Op extends Operation> = (call: StreamCall<Op>) => AsyncIterable<StreamMessage<Op>>

export type Handler<Op extends Operation> = ((call: Call<Op>) => Answer<Op>) | Prepared<Op, unknown>

export interface Implemented {
  readonly operations: Operations
  readonly scopeRule: ScopeRule
  readonly handlers: Readonly<Record<string, Handler<Operation>>>
}

/** Binds handlers to a feature's operations. Does not compile with a handler, or a caller's scope rule, missing. */
export function implement<Ops extends Operations>(
  operations: Ops,
  rule: ScopeRule & Record<Ops[keyof Ops]['callers'][number], unknown>,
  handlers: {
    readonly [Name in keyof Ops]: Ops[Name] extends { readonly streams: true }
      ? StreamHandler<Ops[Name]>
      : Handler<Ops[Name]>
  },
): Implemented {
  return { operations, scopeRule: rule, handlers: handlers as unknown as Implemented['handlers'] }
}
