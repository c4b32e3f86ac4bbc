import type { Bilingual } from '@sufra/contract/kernel/language'
import { createContext } from 'react'

/** A step of the breadcrumb. A segment without a name is an id. */
export interface Crumb {
  readonly path: string
  readonly name: Bilingual | null
  readonly segment: string
}

/** The shell provides the names of path segments. Outside it there is no breadcrumb. */
export const CrumbsContext = createContext<(pathname: string) => readonly Crumb[]>(() => [])
