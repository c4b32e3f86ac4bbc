import { z } from 'zod'
import { westernDigits } from '../kernel/digits.ts'
import { TextOrNone } from '../kernel/fields.ts'

/** A tax registration number, in one line. Empty or null if there is none; stored as null. */
export const TaxNumber = TextOrNone(30)
  .overwrite(westernDigits)
  .regex(/^[\p{L}\d /-]*$/u, 'taxNumber.invalid')
  .transform((text) => text || null)
  .nullable()

/** The tax registration numbers on a statement or payment request. */
export const TaxNumbers = z.object({
  platform: z.string().nullable(),
  restaurant: z.string().nullable(),
})
export type TaxNumbers = z.output<typeof TaxNumbers>
