export type { components } from './channels.gen.ts'
export { createClient } from './client.ts'
export { dataOf, RefusedError } from './refused.ts'
