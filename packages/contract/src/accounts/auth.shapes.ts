import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { kinds } from '../kernel/kinds.ts'
import { languages } from '../kernel/language.ts'
import { everyKind } from '../kernel/operation.ts'
import { Preferences } from './preferences.shapes.ts'

export const everyone = { kinds: everyKind, permission: 'everyone' } as const

export const examplePassword = 'sufra-demo-2026'

/** A password is taken as it is typed: spaces at its ends belong to it. */
export const Password = z.string({ error: 'required' }).min(1, 'required').max(200)

const Role = z.object({ guard_name: z.enum(kinds), name: z.string() })

/** Who is signed in. `permissions` is what an admin's role holds; the other kinds go by their kind alone. */
export const UserInfo = z.object({
  id: Id,
  kind: z.enum(kinds),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  role: z.array(Role),
  permissions: z.array(z.string()),
  restaurant_id: Id.nullable(),
  store_id: Id.nullable(),
  preferences: Preferences,
})
export type UserInfo = z.output<typeof UserInfo>
