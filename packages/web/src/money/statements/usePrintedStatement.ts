import type { RequestOf } from '@sufra/contract/kernel/operation'
import { statements } from '@sufra/contract/money/statements'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, useOperation } from '../../kernel/data/operations.ts'
import type { PrintedStatement } from './printedStatement.ts'
import { readStatement, type UnpagedStatement } from './readStatement.ts'

function withAll(statement: PrintedStatement, { last, rows }: UnpagedStatement): PrintedStatement {
  const { statements: _, ...figures } = last
  return { ...statement, ...figures, rows: [...rows], cut: false }
}

/** A statement to be printed, with all of its rows. If one answer does not hold them, they are read page by page. */
export function usePrintedStatement(body: RequestOf<typeof statements.document>) {
  const [progress, setProgress] = useState<{ done: number; count: number }>()
  const { data, error, refetch } = useOperation(statements.document, { body })
  const statement = data?.statement
  const all = useQuery({
    queryKey: [...keyOf(statements.show, { body }), 'all'],
    queryFn: ({ signal }) => readStatement(body, (done, count) => setProgress({ done, count }), signal),
    enabled: statement?.cut ?? false,
    // Many rows: neither compared with earlier ones nor kept.
    structuralSharing: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const unpaged = statement?.cut ? all.data && withAll(statement, all.data) : statement
  return {
    statement: unpaged,
    progress,
    error: error ?? all.error,
    retry: () => void (error ? refetch() : all.refetch()),
  }
}
