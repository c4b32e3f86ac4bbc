import { expect, it } from 'vitest'
import { rights } from '../chaos/rights.ts'
import { databaseKinds } from './databases.ts'

/** `npm run chaos` does it 200 times. */
const rounds = 3

it.runIf(databaseKinds.includes('postgres'))(
  'a right withdrawn or given at one process is so at another with the next call, and on its pages within a second',
  async () => {
    expect(await rights({ rounds, long: false, say: () => {} })).toEqual([])
  },
)
