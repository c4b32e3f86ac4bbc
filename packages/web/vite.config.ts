import { readFile } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.SUFRA_API ?? 'http://127.0.0.1:3000'

/** Zod's writer of JSON Schema cannot be shaken off and never runs in a browser: its exports are left empty. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  async load(id) {
    if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null
    const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)
    return [...names].map(([, name]) => `export const ${name} = () => undefined`).join('\n')
  },
}

export default defineConfig({
  plugins: [react(), withoutJsonSchema],
  server: {
    port: 5173,
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/files': { target: api, changeOrigin: false },
    },
  },
  build: {
    target: 'es2024',
    // The content policy allows no data: scripts or fonts; files are cached for ever under their hash.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // With its setting, which must be made before the contract's first schema is.
        codeSplitting: { groups: [{ name: 'zod', test: /node_modules\/zod\/|src\/kernel\/zod\.ts$/ }] },
      },
    },
  },
})
