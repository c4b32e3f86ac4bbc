import { useEffect } from 'react'
import type { Filters } from './desk.rules.ts'

let shown: Filters | undefined

/** The request of the open desk, so that a new order it would not list is not announced. */
export const shownList = (): Filters | undefined => shown

export function useShownList(body: Filters): void {
  useEffect(() => {
    shown = body
    return () => {
      shown = undefined
    }
  })
}
