import { z } from 'zod'

/**
 * Spread into the input of operations that save a row whose name should be unique in its list. A duplicate is possible
 * but must be confirmed: a save with an existing name returns 409 (a code that ends in `.sameName`), and succeeds when
 * sent again with `same_name: true`.
 */
export const sameNamed = { same_name: z.boolean().optional() }

/** Whether an error asks for that confirmation. */
export const asksSameName = (code: string | undefined): boolean => code?.endsWith('.sameName') ?? false
