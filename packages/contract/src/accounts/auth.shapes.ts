import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { kinds } from '../kernel/kinds.ts'
import { languages } from '../kernel/language.ts'
import { everyKind } from '../kernel/operation.ts'
import { DefaultView } from './listViews.shapes.ts'
import { Preferences } from './preferences.shapes.ts'

export const everyone = { kinds: everyKind, permission: 'everyone' } as const

export const examplePassword = 'sufra-demo-2026'

/** Passwords are not trimmed: leading and trailing spaces are part of them. */
export const Password = z.string({ error: 'required' }).min(1, 'required').max(200)

/** How somebody signed in: the last of what was asked for. */
export const methods = ['password', 'code', 'recovery', 'passkey', 'sso'] as const
export type Method = (typeof methods)[number]

const Role = z.object({ guard_name: z.enum(kinds), name: z.string(), name_ar: z.string() })

/** A store, as it is chosen from others. */
export const StoreName = z.object({ id: Id, name_en: z.string(), name_ar: z.string() })
export type StoreName = z.output<typeof StoreName>

/** The signed-in person. `permissions` is what their role allows. */
export const UserInfo = z.object({
  id: Id,
  kind: z.enum(kinds),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  role: z.array(Role),
  permissions: z.array(z.string()),
  /** The role of a Super Admin or an owner. */
  super: z.boolean(),
  restaurant_id: Id.nullable(),
  /** Where a store user works in this session. */
  store_id: Id.nullable(),
  /** The stores of a store user, the oldest first. */
  stores: z.array(StoreName),
  preferences: Preferences,
  /** The views that their lists open with, one of a list at most. */
  default_views: z.array(DefaultView),
  /** Their role requires a second step, which they have yet to set up: nothing else is open to them. */
  must_set_up: z.boolean(),
  /** Whether the home page opens after signing in. */
  opens_home: z.boolean(),
})
export type UserInfo = z.output<typeof UserInfo>
