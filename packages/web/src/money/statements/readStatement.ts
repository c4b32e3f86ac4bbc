import type { OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import { type StatementRow, statementRowsAtOnce, statements } from '@sufra/contract/money/statements'
import { call } from '../../kernel/data/api.ts'

type Answer = OutputOf<typeof statements.show>

/** Whether nothing was posted between two pages: a row for an earlier day would move all after it. */
const same = (one: Answer, other: Answer) =>
  one.statements.total === other.statements.total &&
  one.opening_balance === other.opening_balance &&
  one.closing_balance === other.closing_balance

/** All rows of a statement, page by page. If something is posted meanwhile, it is read again. */
export async function readStatement(
  body: RequestOf<typeof statements.show>,
  onProgress: (done: number, count: number) => void,
): Promise<{ readonly first: Answer; readonly rows: readonly StatementRow[] }> {
  const read = (page: number) =>
    call(statements.show, { body: { ...body, count: statementRowsAtOnce, page } })
  for (;;) {
    const first = await read(1)
    const { total } = first.statements
    const rows = [...first.statements.data]
    let unchanged = true
    for (let page = 2; unchanged && rows.length < total; page++) {
      onProgress(rows.length, total)
      const next = await read(page)
      unchanged = same(first, next) && next.statements.data.length > 0
      rows.push(...next.statements.data)
    }
    if (unchanged) return { first, rows }
  }
}
