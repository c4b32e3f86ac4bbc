import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/** The folders that make `npm run dev` restart the server when changed. */
export const watched: readonly string[] = [
  'contract/src',
  'client/src',
  'server/src',
  'server/demo',
  'server/migrations',
  'server/scripts',
].map((folder) => `${packages}${folder}`)
