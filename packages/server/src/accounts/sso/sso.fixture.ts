// Shared by the tests of this folder: a server with a real provider, and signing in at it.
import { sso } from '@sufra/contract/accounts/sso'
import { type OidcProvider, openOidcProvider, type PersonAtProvider } from '../../../test/oidcProvider.ts'
import type { Database } from '../../kernel/database/db.ts'
import { type Account, addAccount, type Server, serve } from '../auth.fixture.ts'
import { Browser } from './browser.fixture.ts'

/** The origin that test servers believe to have, whatever port they listen on. */
const origin = 'https://sufra.example'

export interface SsoTest {
  readonly provider: OidcProvider
  readonly server: Server
  /** Begins, signs in at the provider, and says what came back. */
  atProvider(who: string, browser?: Browser): Promise<{ page: string; returned: string }>
  signIn(who: string, browser?: Browser): ReturnType<typeof answerOf>
  /** An account of the platform, whom the provider knows under their own name. */
  withPerson(given?: Partial<PersonAtProvider> & { account?: Account }): Promise<Account & { who: string }>
  close(): Promise<void>
}

const answerOf = (server: Server, body: { page: string; returned: string }) =>
  server.ask(sso.signIn, 'admin', { body })

let people = 0

export async function openSso(database: Database, env: Record<string, string> = {}): Promise<SsoTest> {
  const provider = await openOidcProvider(origin)
  const server = await serve(database, { SUFRA_ORIGIN: origin, ...provider.env, ...env })
  const atProvider = async (who: string, browser = new Browser()) => {
    const { output } = await server.ask(sso.begin, 'admin')
    if (!output) throw new Error('could not begin')
    return { page: output.page, returned: await browser.signIn(output.url, who) }
  }
  return {
    provider,
    server,
    atProvider,
    signIn: async (who, browser) => answerOf(server, await atProvider(who, browser)),
    withPerson: async ({ account, ...person } = {}) => {
      const { ...made } = account ?? (await addAccount(database))
      const who = `person-${++people}`
      provider.people.set(who, { email: made.email, email_verified: true, ...person })
      return { ...made, who }
    },
    close: async () => {
      await server.close()
      await provider.close()
    },
  }
}

export const outcome = ({ status, refusal }: { status: number; refusal?: { code: string } | undefined }) =>
  refusal?.code ?? status
