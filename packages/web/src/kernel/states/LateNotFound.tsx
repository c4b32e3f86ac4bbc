import { type ComponentProps, Suspense } from 'react'
import { late } from '../browser/late.ts'
import type { NotFound } from './NotFound.tsx'

const Page = late(async () => ({ default: (await import('./NotFound.tsx')).NotFound }))

/** For first pages: loaded once it is shown. */
export const LateNotFound = (props: ComponentProps<typeof NotFound>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
