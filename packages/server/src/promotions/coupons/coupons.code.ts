import { randomInt } from 'node:crypto'
import { codeAlphabet, generatedCodeLength } from '@sufra/contract/promotions/coupons'

/** A random code. About 480 million are possible. */
export const randomCode = (): string =>
  Array.from({ length: generatedCodeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
