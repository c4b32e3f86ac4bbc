import { statementRowsAtOnce } from '@sufra/contract/money/statements'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UserFacingError } from '../../kernel/data/userFacingError.ts'
import { readStatement } from './readStatement.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../kernel/data/api.ts', () => ({ call }))
vi.mock('../../kernel/text/language.tsx', () => ({ currentLanguage: () => 'en' }))

/** Ids of the rows there are, in order. */
let ids: number[]
/** Posts before the next page is answered. */
let posts: (() => void)[]

describe('a statement read page by page', () => {
  beforeEach(() => {
    ids = Array.from({ length: 2 * statementRowsAtOnce + 1 }, (_, index) => index)
    posts = []
    call.mockReset()
    call.mockImplementation(async (_: unknown, { body }: { body: { count: number; page: number } }) => {
      posts.shift()?.()
      const from = (body.page - 1) * body.count
      const data = ids.slice(from, from + body.count).map((id) => ({ id }))
      return { statements: { data, total: ids.length }, closing_balance: ids.length }
    })
  })
  const read = async () => {
    const { last, rows } = await readStatement({}, () => {})
    return { closing: last.closing_balance, ids: rows.map(({ id }) => id) }
  }

  it('has every row once, with the figures of the last page', async () => {
    expect(await read()).toEqual({ closing: ids.length, ids })
    expect(call).toHaveBeenCalledTimes(3)
  })

  it('goes on if a row is posted after those that were read', async () => {
    posts = [() => {}, () => {}, () => ids.push(-1)]
    expect(await read()).toEqual({ closing: ids.length, ids })
    expect(ids).toContain(-1)
    expect(call).toHaveBeenCalledTimes(3)
  })

  it('begins again if a row is posted before them', async () => {
    posts = [() => {}, () => ids.unshift(-1)]
    expect(await read()).toEqual({ closing: ids.length, ids })
    expect(call).toHaveBeenCalledTimes(2 + 3)
  })

  it('says so if that does not end', async () => {
    let next = -1
    posts = Array.from({ length: 100 }, () => () => ids.unshift(next--))
    await expect(read()).rejects.toThrow(UserFacingError)
    expect(call).toHaveBeenCalledTimes(5 * 2)
  })
})
