import { randomInt } from 'node:crypto'
import { codeAlphabet, generatedCodeLength } from '@sufra/contract/promotions/coupons'

const random = (length: number): string =>
  Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

/** A random code. About 480 million are possible. */
export const randomCode = (): string => random(generatedCodeLength)

/**
 * Each code of a batch is worth money to whoever types it first. Of ten characters there are 3 × 10^14: somebody who
 * tried a thousand a second would find one of 10,000 codes in a year on average. With the six of a single code, which is
 * no secret, it would be one in 50 seconds.
 */
const batchCodeLength = 10

/** A code of a batch, such as `EID30-7KQ4MWTXA3`. */
export const batchCode = (prefix: string): string => `${prefix}-${random(batchCodeLength)}`
