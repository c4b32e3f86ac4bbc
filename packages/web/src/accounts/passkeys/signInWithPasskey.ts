import { passkeys } from '@sufra/contract/accounts/passkeys'
import { call } from '../../kernel/data/api.ts'
import { signWithPasskey } from './ceremony.ts'

/** Loaded when somebody asks for it. */
export async function signInWithPasskey() {
  const { options } = await call(passkeys.beginSignIn)
  return call(passkeys.signIn, { body: { credential: await signWithPasskey(options) } })
}
