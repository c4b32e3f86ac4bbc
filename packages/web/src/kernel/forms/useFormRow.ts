import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type CallOptions, call } from '../data/api.ts'

/**
 * The row a form begins with: as it is now, never an older copy, and then left alone. What others save meanwhile does
 * not take what is being typed away; the save says so. `renew` asks once more, and `key` begins the form anew with it.
 */
export function useFormRow<Op extends Operation>(
  op: Op,
  input: Pick<CallOptions<Op>, 'params' | 'body'>,
  { enabled = true } = {},
) {
  const id = useId()
  const [key, setKey] = useState(0)
  const query = useQuery<OutputOf<Op>>({
    // Under a name of its own: what freshens lists leaves it alone.
    queryKey: ['form', op.id, id, key, input],
    queryFn: ({ signal }) => call(op, { ...input, signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { ...query, key, renew: () => setKey((before) => before + 1) }
}
