import { z } from 'zod'
import { Id, Instant, Text, WholeNumber } from '../kernel/fields.ts'
import { Done, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** What a key may do: every call of the ordering API, or those that only read. */
export const keyAccess = ['full', 'read'] as const
export type KeyAccess = (typeof keyAccess)[number]

/** Two of the same access work at once, so that one can replace the other without a pause. */
export const maxKeys = 2

const CallsPerMinute = WholeNumber(1, 1_000_000)
export const defaultCallsPerMinute = 600

export const ChannelKey = z.object({
  id: Id,
  /** What the key begins with. The rest is known to whoever it was shown to. */
  key_prefix: z.string(),
  access: z.enum(keyAccess),
  rate_limit: z.int(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
  revoked_at: Instant.nullable(),
  version: Version,
})
export type ChannelKey = z.output<typeof ChannelKey>

const count = z.int().nonnegative()
const channelFields = {
  id: Id,
  name: z.string(),
  /** Off: its keys open nothing and it is sent nothing. */
  status: z.boolean(),
  webhook_url: z.string().nullable(),
  version: Version,
}

/** A channel in the list. */
export const Channel = z.object({
  ...channelFields,
  /** Keys that work. */
  keys: count,
  last_used_at: Instant.nullable(),
  /** Deliveries that were given up. */
  failed: count,
})
export type Channel = z.output<typeof Channel>

export const ChannelCall = z.object({ method: z.string(), path: z.string(), access: z.enum(keyAccess) })
export type ChannelCall = z.output<typeof ChannelCall>

const Fields = z.strictObject({ name: Text(100) })
const reads = { kinds: ['admin'], permission: 'channels.read' } as const
const writes = { kinds: ['admin'], permission: 'channels.write' } as const

/** Who calls the ordering API: an app, a website, a call centre, each with its keys. */
export const channels = feature('channels', {
  list: get('settings/channel/index', {
    ...reads,
    summary: 'All channels by name.',
    output: z.object({ channels: z.array(Channel) }),
    example: () => ({}),
  }),
  show: get('settings/channel/show/:id', {
    ...reads,
    summary: 'A channel with its keys: those that work, and the latest that were revoked.',
    output: z.object({ channel: z.object({ ...channelFields, keys: z.array(ChannelKey) }) }),
    example: (idOf) => ({ params: { id: idOf('channels') } }),
  }),
  calls: get('settings/channel/calls', {
    ...reads,
    summary: 'What keys may call: those that only read need access `read`, the others `full`.',
    output: z.object({ calls: z.array(ChannelCall) }),
    example: () => ({}),
  }),
  save: post('settings/channel/store', {
    ...writes,
    summary: 'A new channel, which is on and has no key.',
    input: Fields,
    output: SavedVersion,
    errors: ['channels.nameTaken'],
    example: () => ({ body: { name: 'Partner app' } }),
  }),
  update: post('settings/channel/update/:id', {
    ...writes,
    summary: 'Rename a channel, or switch it on or off.',
    input: Fields.extend({ status: z.boolean() }).partial().extend(versioned),
    output: SavedVersion,
    errors: ['channels.nameTaken', 'version.stale'],
    example: (idOf) => ({ params: { id: idOf('channels') }, body: { status: false } }),
  }),
  addKey: post('settings/channel/addKey/:id', {
    ...writes,
    confirmed: true,
    summary: 'A new key of a channel, shown this once. At most two of the same access work at once.',
    input: z.strictObject({
      access: z.enum(keyAccess),
      rate_limit: CallsPerMinute.default(defaultCallsPerMinute),
    }),
    output: z.object({ id: Id, key: z.string() }),
    errors: ['channels.keysFull'],
    example: (idOf) => ({ params: { id: idOf('channels') }, body: { access: 'read', rate_limit: 60 } }),
  }),
  updateKey: post('settings/channel/updateKey/:id', {
    ...writes,
    summary: 'Change how many calls a minute a key may make.',
    input: z.strictObject({ rate_limit: CallsPerMinute, ...versioned }),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('channel_keys') }, body: { rate_limit: 120 } }),
  }),
  revokeKey: post('settings/channel/revokeKey/:id', {
    ...writes,
    summary: 'Revoke a key for good: it opens nothing from the next call on.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('channel_keys') } }),
  }),
})
