import type { ReactNode } from 'react'

/** Phone numbers, ids, e-mails and ranges run left to right in both languages. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
