import { hashKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Filters } from './desk.rules.ts'

let shown: Filters | undefined

/** The request of the open desk, so that a new order it would not list is not announced. */
export const shownList = (): Filters | undefined => shown

/** Whether a cached list is that of the open desk. The bell has one of its own, in which nothing is held back. */
export const isShownList = (filters: Filters): boolean =>
  shown !== undefined && hashKey([filters]) === hashKey([shown])

export function useShownList(body: Filters): void {
  useEffect(() => {
    shown = body
    return () => {
      shown = undefined
    }
  })
}
