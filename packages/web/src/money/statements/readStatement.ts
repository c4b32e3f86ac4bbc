import type { OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import { type StatementRow, statementRowsAtOnce, statements } from '@sufra/contract/money/statements'
import { call } from '../../kernel/data/api.ts'
import { UserFacingError } from '../../kernel/data/userFacingError.ts'
import { currentLanguage } from '../../kernel/text/language.tsx'
import { translator } from '../../kernel/text/texts.ts'
import { statementsText } from './statements.text.ts'

type Answer = OutputOf<typeof statements.show>

export interface UnpagedStatement {
  /** The answer with the last page. Its figures are those of all rows. */
  readonly last: Answer
  readonly rows: readonly StatementRow[]
}

const attempts = 5

/**
 * All rows of a statement, page by page. Rows are only ever added: what is posted after those that were read is read
 * with the rest, and what is posted before them moves a row that was read into the next page. Then it is read again.
 */
export async function readStatement(
  body: RequestOf<typeof statements.show>,
  onProgress: (done: number, count: number) => void,
  signal?: AbortSignal,
): Promise<UnpagedStatement> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const rows = new Map<number, StatementRow>()
    for (let page = 1; ; page++) {
      const input = { body: { ...body, count: statementRowsAtOnce, page }, ...(signal && { signal }) }
      const last = await call(statements.show, input)
      const { data, total } = last.statements
      if (data.some(({ id }) => rows.has(id))) break
      for (const row of data) rows.set(row.id, row)
      if (rows.size === total) return { last, rows: [...rows.values()] }
      if (data.length < statementRowsAtOnce) break
      onProgress(rows.size, total)
    }
  }
  throw new UserFacingError(translator(statementsText, currentLanguage())('keepsChanging'))
}
