import { sso } from '@sufra/contract/accounts/sso'
import { call } from '../../kernel/data/api.ts'

/** What this tab keeps while somebody signs in at the provider. */
export interface Flow {
  /** The server's secret for the page that began. */
  readonly page: string
  /** Where to go afterwards. */
  readonly back?: string | undefined
}

const keyOf = (state: string | null) => `sso ${state}`
const stateOf = (query: string) => new URLSearchParams(query).get('state')

export async function leaveForProvider(back: string | undefined): Promise<void> {
  const { url, page } = await call(sso.begin)
  const flow: Flow = { page, back }
  sessionStorage.setItem(keyOf(stateOf(new URL(url).search)), JSON.stringify(flow))
  location.assign(url)
}

/** A page of this site, and nothing that leads elsewhere. */
const ownPage = (href: string | undefined): string | undefined =>
  href?.startsWith('/') && URL.parse(href, location.origin)?.origin === location.origin ? href : undefined

/** What was kept for what the provider sent back. Undefined in another tab. */
export function keptFlow(returned: string): Flow | undefined {
  const kept = sessionStorage.getItem(keyOf(stateOf(returned)))
  if (kept === null) return undefined
  const { page, back } = JSON.parse(kept) as Flow
  return { page, back: ownPage(back) }
}

export const dropFlow = (returned: string): void => sessionStorage.removeItem(keyOf(stateOf(returned)))

/** Tells the tab that asked that whoever sits here has confirmed who they are. */
export const confirmations = () => new BroadcastChannel('sso confirmed')
