import { z } from 'zod'
import { westernDigits } from '../kernel/digits.ts'

/** A code of an authenticator app, or a recovery code. Apps and people write both with spaces and dashes. */
export const SecondCode = z
  .string({ error: 'required' })
  .overwrite((text) => westernDigits(text).replace(/[\s-]/g, '').toLowerCase())
  .min(1, 'required')
  .max(40)
