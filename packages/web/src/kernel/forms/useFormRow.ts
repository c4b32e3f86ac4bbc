import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type CallOptions, call } from '../data/api.ts'

/**
 * The row that a form opens with: fetched anew, never from a cache, and not refetched. Changes by others do not replace
 * what is being typed; saving reports them. `renew` fetches the row again and changes `key`, which resets the form.
 */
export function useFormRow<Op extends Operation>(
  op: Op,
  input: Pick<CallOptions<Op>, 'params' | 'body'>,
  { enabled = true } = {},
) {
  const id = useId()
  const [key, setKey] = useState(0)
  const query = useQuery<OutputOf<Op>>({
    // A separate key, so that invalidating lists does not refetch it.
    queryKey: ['form', op.id, id, key, input],
    queryFn: ({ signal }) => call(op, { ...input, signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { ...query, key, renew: () => setKey((before) => before + 1) }
}
