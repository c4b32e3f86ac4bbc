import { describe, it } from 'vitest'
import { replicas } from '../chaos/replicas.ts'
import { longest, short } from '../chaos/shortCheck.ts'

describe('reads from a replica', () => {
  it('see every committed write, and go on when it lags, is killed or promoted', short(replicas, 1), longest)
})
