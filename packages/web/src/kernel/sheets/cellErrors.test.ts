import { expect, it } from 'vitest'
import writeFile from 'write-excel-file/universal'
import { cellErrors } from './cellErrors.ts'

it('distinguishes formulas with an error or without a saved result from empty cells', async () => {
  const formula = (value: string) => ({ value, type: 'Formula' as const })
  const file = await writeFile([
    {
      sheet: 'A & B',
      data: [[{ value: 'x', type: String }], [null, formula('1/0'), { value: 2, type: Number }]],
    },
    { sheet: 'Plain', data: [[{ value: '=1/0', type: String }]] },
  ]).toBlob()
  expect(await cellErrors(await file.arrayBuffer())).toEqual([[{ row: 1, column: 1, error: '#N/A' }], []])
})

it('returns no errors for files of other kinds', async () => {
  for (const bytes of [
    new Uint8Array(0),
    new Uint8Array(100),
    new TextEncoder().encode('PK\u0005\u0006'.repeat(9)),
  ])
    expect(await cellErrors(bytes.buffer)).toEqual([])
})
