import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/** What the server under `npm run dev` is made of: it starts again when any of it changes. */
export const watched: readonly string[] = [
  'contract/src',
  'server/src',
  'server/demo',
  'server/migrations',
  'server/scripts',
].map((folder) => `${packages}${folder}`)
