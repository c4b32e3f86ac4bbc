import type { Bilingual } from '@sufra/contract/kernel/language'
import { createContext } from 'react'

/** One step of a page's path. A segment without a name of its own is an id. */
export interface Crumb {
  readonly path: string
  readonly name: Bilingual | null
  readonly segment: string
}

/** The frame around a page knows what its path's segments are called; outside it nothing leads up. */
export const CrumbsContext = createContext<(pathname: string) => readonly Crumb[]>(() => [])
