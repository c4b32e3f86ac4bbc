import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { feature, get, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { UserInfo } from './auth.shapes.ts'

/** Whom to see the product as: exactly one of these. */
const SeenAs = z
  .strictObject({
    /** A role of platform staff. */
    role_id: Id.optional(),
    /** Anybody who can sign in, of any kind. */
    account_id: Id.optional(),
  })
  .refine((given) => Object.values(given).filter((id) => id !== undefined).length === 1, {
    error: 'required',
    path: ['account_id'],
  })

/** Somebody of a restaurant who can sign in. */
const SeenPerson = z.object({ id: Id, name: z.string(), email: z.string(), role: Translated })

/** A Super Admin looks at the product as a role or a person, and can change nothing. */
export const seeAs = feature('seeAs', {
  people: get('settings/seeAs/people/:id', {
    kinds: ['admin'],
    permission: 'roles.write',
    summary: 'The people of a restaurant as whom the product can be seen, its main owner first.',
    output: z.object({ people: z.array(SeenPerson) }),
    errors: ['seeAs.superOnly'],
    example: (idOf) => ({ params: { id: idOf('restaurants') } }),
  }),
  begin: post('settings/seeAs/begin', {
    kinds: ['admin'],
    permission: 'roles.write',
    summary:
      'See the product as a role or a person. The token answers as theirs, changes nothing, and ends by signing out or after an hour.',
    input: SeenAs,
    output: z.object({ token: z.string(), userInfo: UserInfo }),
    errors: ['seeAs.superOnly'],
    example: (idOf) => ({ body: { account_id: idOf('people') } }),
  }),
})
