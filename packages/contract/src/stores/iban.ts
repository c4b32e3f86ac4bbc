import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { westernDigits } from '../kernel/digits.ts'
import { needed } from '../kernel/fields.ts'
import { stripInvisible } from '../kernel/invisible.ts'

const compact = (text: string) => {
  const plain = westernDigits(stripInvisible(text)).replace(/\s/g, '')
  return electronicFormatIBAN(plain) ?? plain
}

/** An IBAN with right check digits. Lower case, spaces and dashes are accepted; stored compact, in upper case. */
export const Iban = z
  .string(needed('text.type'))
  .overwrite(compact)
  .min(1, 'required')
  .max(40)
  .refine((iban) => isValidIBAN(iban), 'iban.invalid')

/** In groups of four, as banks print it. */
export const groupedIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban

/** With all but the last four characters hidden. */
export const maskedIban = (lastFour: string): string => `•••• •••• •••• ${lastFour}`
