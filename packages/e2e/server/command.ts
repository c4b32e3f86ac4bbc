import { fileURLToPath } from 'node:url'

/** Node's arguments for the server of the browser tests, which begins as start.ts does. */
export const serverArguments = [
  '--import',
  new URL('../../server/scripts/quickImports.ts', import.meta.url).href,
  fileURLToPath(new URL('main.ts', import.meta.url)),
]
