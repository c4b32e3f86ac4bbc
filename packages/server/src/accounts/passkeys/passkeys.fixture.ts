// Shared by the tests of this folder: people with passkeys.
import { passkeys } from '@sufra/contract/accounts/passkeys'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Database } from '../../kernel/database/db.ts'
import { type Account, addAccount, type Server, tokenOf } from '../auth.fixture.ts'
import { softwareAuthenticator } from './authenticator.fixture.ts'

export type Authenticator = ReturnType<typeof softwareAuthenticator>
type Distorted = Parameters<Authenticator['use']>[1]

/** The origin that test servers believe to have, whatever port they listen on. */
export const origin = 'https://sufra.example'

export async function creationFor(server: Server, kind: Kind, token: string) {
  const { output } = await server.ask(passkeys.begin, kind, { token })
  if (!output) throw new Error('could not begin to add a passkey')
  return output.options
}

export async function addPasskey(
  server: Server,
  { kind, token }: { readonly kind: Kind; readonly token: string },
  authenticator: Authenticator = softwareAuthenticator(origin),
  name = 'Office laptop',
) {
  const credential = authenticator.create(await creationFor(server, kind, token))
  const asked = await server.ask(passkeys.add, kind, { token, body: { name, credential } })
  return { authenticator, id: asked.output?.id ?? 0, recovery: asked.output?.recovery_codes ?? [], asked }
}

/** Somebody who has added a passkey, with the session they did so in. */
export async function withPasskey(database: Database, server: Server, given?: Account) {
  const account = given ?? (await addAccount(database))
  const token = await tokenOf(server, account.email)
  return { account, token, ...(await addPasskey(server, { kind: account.kind, token })) }
}

export async function requestToSignIn(server: Server) {
  const { output } = await server.ask(passkeys.beginSignIn, 'admin')
  if (!output) throw new Error('could not begin to sign in')
  return output.options
}

export async function signInWith(server: Server, authenticator: Authenticator, wrong?: Distorted) {
  const credential = authenticator.use(await requestToSignIn(server), wrong)
  return server.ask(passkeys.signIn, 'admin', { body: { credential } })
}
