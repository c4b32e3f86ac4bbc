import type { OutputOf } from '@sufra/contract/kernel/operation'
import { branding } from '@sufra/contract/settings/branding'
import { useEffect } from 'react'
import { usePick } from '../text/language.tsx'
import { useOperation } from './operations.ts'

type Platform = OutputOf<typeof branding.show>

/** Read by the script in index.html too. */
const storageKey = 'platform'

const isPlatform = (kept: Partial<Platform> | null): kept is Platform =>
  typeof kept?.product_name?.en === 'string' && typeof kept.product_name.ar === 'string'

/** What this device saw last, so that a page does not begin without a name or in another colour. */
function remembered(): Platform | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Platform> | null
    return isPlatform(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
const atStart = remembered()

/** Name, logos and accent colour of the platform, as people set them. */
export function usePlatform(): Platform | undefined {
  const { data } = useOperation(branding.show)
  useEffect(() => {
    if (data) localStorage.setItem(storageKey, JSON.stringify(data))
  }, [data])
  return data ?? atStart
}

/** Undefined on a device that has never reached the server. */
export function usePlatformName(): string | undefined {
  const pick = usePick()
  const platform = usePlatform()
  return platform && pick(platform.product_name)
}
