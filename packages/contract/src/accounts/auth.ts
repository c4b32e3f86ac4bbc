import { feature } from '../kernel/operation.ts'
import { profileOperations } from './profile.ts'
import { signInOperations } from './signIn.ts'
import { signUpOperations } from './signUp.ts'

/** Every auth call exists under all three prefixes; `signIn` under any accepts any kind (DECISIONS 5). */
export const auth = feature('auth', {
  ...signInOperations,
  ...signUpOperations,
  ...profileOperations,
})
