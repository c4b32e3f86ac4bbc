import type { ReactNode } from 'react'

/** Phones, ids, e-mails, ranges: left to right wherever they stand. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
