import { z } from 'zod'

/**
 * Spread into what saves a row whose name should be the only one of its place. Two may have one name, if somebody
 * means it: a save with a name that stands already is refused (409, a code that ends in `.sameName`), and passes
 * when it is sent again with `same_name: true`.
 */
export const sameNamed = { same_name: z.boolean().optional() }

/** Whether a refusal is the question above. */
export const asksSameName = (code: string | undefined): boolean => code?.endsWith('.sameName') ?? false
