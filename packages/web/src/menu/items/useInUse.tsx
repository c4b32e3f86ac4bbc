import type { Uses } from '@sufra/contract/kernel/itemUses'
import { type ReactNode, Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { ApiError } from '../../kernel/data/api.ts'

type InUse = Parameters<typeof import('./InUseDialog.tsx')['default']>[0]
const InUseDialog = late(() => import('./InUseDialog.tsx'))

/** For a deletion rejected because items use the row: shows those items. */
export function useInUse(
  name: string,
  how: InUse['how'] = 'has',
): {
  readonly refused: (error: Error) => boolean
  readonly dialog: ReactNode
} {
  const [uses, setUses] = useState<Uses>()
  return {
    refused: (error) => {
      const found = error instanceof ApiError ? error.body.uses : undefined
      setUses(found)
      return found !== undefined
    },
    dialog: (
      <Suspense>
        {uses && <InUseDialog name={name} how={how} uses={uses} onClose={() => setUses(undefined)} />}
      </Suspense>
    ),
  }
}
