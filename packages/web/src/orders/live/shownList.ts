import { useEffect } from 'react'
import type { Filters } from './desk.rules.ts'

let shown: Filters | undefined

/** What the open desk was asked for: a new order that does not belong there is not told of. */
export const shownList = (): Filters | undefined => shown

export function useShownList(body: Filters): void {
  useEffect(() => {
    shown = body
    return () => {
      shown = undefined
    }
  })
}
