import { z } from 'zod'
import { Id, Instant, Text } from '../kernel/fields.ts'
import { languages } from '../kernel/language.ts'
import { Done, del, get, post, stream } from '../kernel/operation.ts'
import { everyone, methods, UserInfo } from './auth.shapes.ts'
import { chosenLists, ListPreference } from './preferences.shapes.ts'

const ProfileFields = z.strictObject({
  name: Text(120).optional(),
  language: z.enum(languages).optional(),
  /** Whether the home page opens after signing in, instead of the kind's usual page (DECISIONS 45). */
  opens_home: z.boolean().optional(),
})

const LiveSession = z.object({
  id: Id,
  created_at: Instant,
  last_seen_at: Instant,
  user_agent: z.string(),
  ip: z.string(),
  /** Two letters, as far as the address tells. */
  country: z.string().nullable(),
  method: z.enum(methods),
  current: z.boolean(),
})

/** The own role, what it allows or requires, and the own stores: at first, and whenever it may have changed. */
const AccessEvent = z.object({
  type: z.enum(['hello', 'changed']),
  role: z.string(),
  permissions: z.array(z.string()),
  store_id: Id.nullable(),
  store_ids: z.array(Id),
  /** As in who is signed in. */
  must_set_up: z.boolean(),
})

/** The signed-in account's name, language, sessions and list columns. */
export const profileOperations = {
  sessions: get('profile/sessions', {
    ...everyone,
    summary: "The account's live sessions.",
    output: z.object({ sessions: z.array(LiveSession) }),
    example: () => ({}),
  }),
  revokeSession: del('profile/sessions/:id', {
    ...everyone,
    summary: 'End one of the own sessions.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('sessions') } }),
  }),
  access: stream('profile/access', {
    ...everyone,
    duringSetUp: true,
    summary:
      'What the own role allows or requires, the own stores, and each change of it at once. Ends with the session.',
    output: AccessEvent,
    example: () => ({}),
  }),
  switchStore: post('profile/switchStore', {
    kinds: ['store_user'],
    permission: 'everyone',
    summary: 'Work in another of the own stores, in this session.',
    input: z.strictObject({ store_id: Id }),
    output: z.object({ userInfo: UserInfo }),
    example: (idOf) => ({ body: { store_id: idOf('stores') } }),
  }),
  updateProfile: post('profile/update', {
    ...everyone,
    summary: 'Change the own name, language and first page.',
    input: ProfileFields,
    output: z.object({ userInfo: UserInfo }),
    example: () => ({ body: { language: 'ar' } }),
  }),
  savePreference: post('profile/savePreference', {
    ...everyone,
    summary: 'Keep how the own list of that name shows its columns; null goes back to how it is at first.',
    input: z.strictObject({ list: z.enum(chosenLists), preference: ListPreference.nullable() }),
    output: z.object({ userInfo: UserInfo }),
    example: () => ({
      body: { list: 'orders', preference: { set: 'kitchen', columns: { kitchen: ['id', 'status'] } } },
    }),
  }),
}
