import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { Id } from './fields.ts'
import { type Audience, audiences, type Kind, kinds } from './kinds.ts'
import { pageFields, Search } from './list.ts'
import type { Needed } from './requiredPermission.ts'

export type { ErrorCode }

export type Method = 'GET' | 'POST' | 'DELETE'

/** `idOf('orders')` is the id of such a row. The matrix supplies an own, a foreign or a missing row. */
export type IdOf = (table: string) => number

export interface Example {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  /** The error of this example if it can't succeed, such as for an unknown one-time code. */
  readonly expectedError?: ErrorCode
}

type Paths = string | Partial<Record<Audience, string>>

interface OperationSpec<Input, Output, Params, Kinds extends Audience, Public extends boolean> {
  /** Who may call it. With a single path, each audience has it under its own prefix (DECISIONS 5). */
  readonly kinds: readonly Kinds[]
  readonly permission: Needed
  /** JSON body (POST, DELETE) or query (GET), a strict object. */
  readonly input?: Input
  /** Multipart fields; excludes `input`. Non-strings are sent as JSON text (spec 1 §7). */
  readonly form?: Input
  /** Path parameters; ids unless said otherwise. */
  readonly params?: Params
  readonly output: Output
  readonly errors?: readonly ErrorCode[]
  /** No credential needed. */
  readonly public?: Public
  /** A POST that only reads: no transaction, no audit. */
  readonly readOnly?: true
  /** A heavy read, which a replica of the database may answer. It sees what is committed, like any other. */
  readonly mayUseReplica?: true
  /** Other paths of the same operation. */
  readonly aliases?: readonly string[]
  /** Needs an `Idempotency-Key`. */
  readonly idempotent?: true
  /** The one write of a Super Admin who sees the product as somebody else: it ends that. */
  readonly endsLook?: true
  /** Only for a person who proved within the last 15 minutes who they are. */
  readonly confirmed?: true
  /** Also for somebody who has yet to set up the second step that their role requires. */
  readonly duringSetUp?: true
  /** Maximum bytes of the JSON body, if more than the default. */
  readonly maxBytes?: number
  /** A slow operation that reports progress to callers that ask for it (`progressType`). */
  readonly reportsProgress?: true
  /** The answer has an ETag: a caller that sends it back as `If-None-Match` gets 304 while it would be the same. */
  readonly etag?: true
  /** Reading it leaves a row in the audit trail: a view of the row of this table named by `:id`, or of several. */
  readonly recordsView?: string
  /** It changes many rows at once, from a file or in bulk: the audit trail says so. */
  readonly via?: 'file' | 'bulk'
  /** A short sentence for the API page. */
  readonly summary: string
  readonly example: (idOf: IdOf) => Example
}

type Names<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type PathNames<P> = P extends string ? Names<P> : Names<P[keyof P]>
type DefaultParams<P> = z.ZodObject<{ [Name in PathNames<P>]: typeof Id }>

/** Whom a row rule must know: an operation without a credential has no audience. */
export type Caller = Audience | 'nobody'
type CallerOf<Kinds extends Audience, Public extends boolean> = Public extends true ? 'nobody' : Kinds

export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  By extends Caller = Caller,
> {
  readonly method: Method
  readonly paths: Readonly<Partial<Record<Audience, string>>>
  readonly callers: readonly By[]
  readonly aliases: readonly string[]
  readonly permission: Needed
  readonly input: Input
  readonly multipart: boolean
  readonly params: Params
  readonly output: Output
  readonly errors: readonly ErrorCode[]
  readonly public: boolean
  readonly readOnly: boolean
  /** Query and body, flat or under `filter`, are parsed as one input (DECISIONS 35). */
  readonly list: boolean
  readonly mayUseReplica: boolean
  readonly idempotent: boolean
  readonly endsLook: boolean
  readonly confirmed: boolean
  readonly duringSetUp: boolean
  readonly maxBytes: number | undefined
  readonly reportsProgress: boolean
  readonly etag: boolean
  readonly recordsView: string | undefined
  readonly via: 'file' | 'bulk' | undefined
  /** Answers with server-sent events, each of the shape `output`. */
  readonly streams: boolean
  readonly summary: string
  readonly example: (idOf: IdOf) => Example
  /** Set by `feature`. */
  readonly id: string
}

const Nothing = z.strictObject({})
export type Nothing = typeof Nothing

const PathId = z.union([
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'digits')
    .transform(Number),
  Id,
])

function defaultParams(paths: Partial<Record<Audience, string>>): z.ZodType {
  const names = Object.values(paths).flatMap((path) =>
    [...path.matchAll(/:(\w+)/g)].map((m) => m[1] as string),
  )
  return z.strictObject(Object.fromEntries(names.map((name) => [name, PathId])))
}

function build<
  const P extends Paths,
  Input extends z.ZodType = Nothing,
  Output extends z.ZodType = Nothing,
  Params extends z.ZodType = DefaultParams<P>,
  Kinds extends Audience = Audience,
  Public extends boolean = false,
>(
  method: Method,
  at: P,
  shape: OperationSpec<Input, Output, Params, Kinds, Public>,
  list = false,
): Operation<Input, Output, Params, CallerOf<Kinds, Public>> {
  const paths: Partial<Record<Audience, string>> =
    typeof at === 'string' ? Object.fromEntries(shape.kinds.map((kind) => [kind, at])) : at
  const callers: readonly Caller[] = shape.public ? ['nobody'] : shape.kinds
  const readOnly = method === 'GET' || list || (shape.readOnly ?? false)
  if (shape.mayUseReplica && !readOnly)
    throw new Error(`${Object.values(paths)}: a replica cannot be written`)
  return {
    method,
    paths,
    callers: callers as readonly CallerOf<Kinds, Public>[],
    aliases: shape.aliases ?? [],
    permission: shape.permission,
    input: shape.form ?? shape.input ?? (Nothing as unknown as Input),
    multipart: shape.form !== undefined,
    params: shape.params ?? (defaultParams(paths) as Params),
    output: shape.output,
    errors: shape.errors ?? [],
    public: shape.public ?? false,
    readOnly,
    list,
    mayUseReplica: shape.mayUseReplica ?? false,
    idempotent: shape.idempotent ?? false,
    endsLook: shape.endsLook ?? false,
    confirmed: shape.confirmed ?? false,
    duringSetUp: shape.duringSetUp ?? false,
    maxBytes: shape.maxBytes,
    reportsProgress: shape.reportsProgress ?? false,
    etag: shape.etag ?? false,
    recordsView: shape.recordsView,
    via: shape.via,
    streams: false,
    summary: shape.summary,
    example: shape.example,
    id: '',
  }
}

export const get = <
  const P extends Paths,
  Output extends z.ZodType,
  Input extends z.ZodType = Nothing,
  Params extends z.ZodType = DefaultParams<P>,
  Kinds extends Audience = Audience,
  Public extends boolean = false,
>(
  at: P,
  shape: OperationSpec<Input, Output, Params, Kinds, Public>,
) => build('GET', at, shape)

export const post = <
  const P extends Paths,
  Output extends z.ZodType,
  Input extends z.ZodType = Nothing,
  Params extends z.ZodType = DefaultParams<P>,
  Kinds extends Audience = Audience,
  Public extends boolean = false,
>(
  at: P,
  shape: OperationSpec<Input, Output, Params, Kinds, Public>,
) => build('POST', at, shape)

export const del = <
  const P extends Paths,
  Output extends z.ZodType,
  Input extends z.ZodType = Nothing,
  Params extends z.ZodType = DefaultParams<P>,
  Kinds extends Audience = Audience,
  Public extends boolean = false,
>(
  at: P,
  shape: OperationSpec<Input, Output, Params, Kinds, Public>,
) => build('DELETE', at, shape)

/** A server-paged list: `search`, `count`, `page` and the given filters, which override those of the same name. */
export const list = <
  const P extends Paths,
  Output extends z.ZodType,
  Filters extends z.ZodRawShape,
  Kinds extends Audience,
>(
  at: P,
  shape: Omit<OperationSpec<z.ZodType, Output, DefaultParams<P>, Kinds, false>, 'input' | 'form'> & {
    readonly filters: Filters
  },
) =>
  build<
    P,
    z.ZodObject<Omit<typeof pageFields, keyof Filters> & { search: typeof Search } & Filters>,
    Output,
    DefaultParams<P>,
    Kinds
  >(
    'POST',
    at,
    { ...shape, input: z.strictObject({ ...pageFields, search: Search, ...shape.filters }) },
    true,
  )

export interface Stream<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Params extends z.ZodType,
  By extends Caller,
> extends Operation<Input, Output, Params, By> {
  readonly streams: true
}

/** Server-sent events, resumed after the position in `Last-Event-ID` or `after`. */
export const stream = <
  const P extends Paths,
  Output extends z.ZodType,
  Input extends z.ZodType = Nothing,
  Params extends z.ZodType = DefaultParams<P>,
  Kinds extends Audience = Audience,
  Public extends boolean = false,
>(
  at: P,
  shape: OperationSpec<Input, Output, Params, Kinds, Public>,
): Stream<Input, Output, Params, CallerOf<Kinds, Public>> => ({ ...build('GET', at, shape), streams: true })

export type Operations = Readonly<Record<string, Operation>>
export interface Feature<Ops extends Operations = Operations> {
  readonly name: string
  readonly operations: Ops
}

/**
 * Gives each operation its id, such as `orders.list`. The constraint is loose: a tighter one would affect how the types
 * of the operations are inferred.
 */
export function feature<Ops extends Readonly<Record<string, object>>>(name: string, operations: Ops): Ops {
  return Object.fromEntries(
    Object.entries(operations).map(([key, operation]) => [key, { ...operation, id: `${name}.${key}` }]),
  ) as unknown as Ops
}

export const everyKind: readonly Kind[] = kinds
export const isAudience = (value: string): value is Audience => audiences.includes(value as Audience)

/** The request, before parsing. */
export type RequestOf<Op extends Operation> = z.input<Op['input']>
/** The handler's input, after parsing. */
export type InputOf<Op extends Operation> = z.output<Op['input']>
/** The handler's answer, before encoding (money in dirhams). */
export type OutputOf<Op extends Operation> = z.output<Op['output']>
export type ParamsOf<Op extends Operation> = z.output<Op['params']>

/** The answer of operations that return no data. */
export const Done = z.object({})
export const Saved = z.object({ id: Id })
