import { readFile } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressed } from './compressed.ts'
import { firstCalls } from './firstCalls.ts'
import { firstPages } from './firstPages.ts'
import { operationsWithoutSchemas } from './operations.ts'

const api = process.env.SUFRA_API ?? 'http://127.0.0.1:3000'

/**
 * Removes parts of zod that never run in a browser and can't be tree-shaken: the JSON Schema writer, the English
 * messages (the contract has its own, `issues.ts`), and string formats as methods (`z.string().email()`; the contract
 * uses `z.email()`). They are found by their source text, so an upgrade that changes it fails the build.
 */
const leanZod: Plugin = {
  name: 'lean-zod',
  apply: 'build',
  async load(id) {
    if (/zod[\\/]v4[\\/]locales[\\/]en\.js$/.test(id)) return 'export default () => ({})'
    if (!/zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/.test(id)) return null
    const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)
    return [...names].map(([, name]) => `export const ${name} = () => undefined`).join('\n')
  },
  transform(code, id) {
    if (!/zod[\\/]v4[\\/]classic[\\/]schemas\.js$/.test(id)) return null
    const lean = code.replace(/(export const ZodString = [^{]+\{[^}]+\}), \{[\s\S]*?\n\}\);/, '$1);')
    if (lean === code) this.error('The formats of ZodString are not where they were')
    return lean
  },
}

/**
 * Spreadsheets are zipped by fflate, which starts workers from blobs to keep the page responsive. The content policy
 * forbids those. Spreadsheets already run in their own worker, so it may block.
 */
const zipsInPlace: Plugin = {
  name: 'zips-in-place',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'fflate' && /-excel-file[\\/]/.test(importer ?? '') ? '\0zips' : null),
  load: (id) =>
    id === '\0zips'
      ? `import { unzipSync, zipSync } from 'fflate'
        const inPlace = (work) => (what, done) => {
          try { done(null, work(what)) } catch (error) { done(error) }
        }
        export * from 'fflate'
        export const unzip = inPlace(unzipSync)
        export const zip = inPlace(zipSync)`
      : null,
  generateBundle(_, files) {
    if (Object.values(files).some((file) => 'code' in file && file.code.includes('createObjectURL')))
      this.error('The worker of spreadsheets would make workers of blobs')
  },
}

/** Parts of the theme that the static frame in index.html needs, at its place marked `theme`. */
const ofTheme = [
  'paper',
  'desk',
  'line',
  'line-strong',
  'skeleton',
  'menu-wide',
  'menu-narrow',
  'gutter',
] as const

/**
 * The first paint needs only the HTML: colours and sizes are inlined, and style sheets come after the content that does
 * not need them (scripts wait for them anyway).
 */
const paintsFirst: Plugin = {
  name: 'paints-first',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const theme = await readFile(new URL('src/theme.css', import.meta.url), 'utf8')
      const blockOf = (from: number) => {
        const block = theme.slice(from, theme.indexOf('}', from))
        return ofTheme.flatMap((name) => block.match(new RegExp(`\\s--${name}: [^;]+;`)) ?? []).join('')
      }
      const light = blockOf(theme.indexOf('\n:root {'))
      const dark = blockOf(theme.indexOf(':root[data-mantine-color-scheme="dark"] {'))
      return html.replace(
        '/* theme */',
        `:root { ${light} }
        @media (max-width: 48em) { :root { --gutter: 16px } }
        @media (prefers-color-scheme: dark) { :root:not([data-mantine-color-scheme]) { ${dark} } }
        @media screen { :root[data-mantine-color-scheme="dark"] { ${dark} } }`,
      )
    },
  },
}
const stylesLast: Plugin = {
  name: 'styles-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
      const without = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
      return without.replace(/\s*<div id="root">/, (root) => `${sheets.join('')}${root}`)
    },
  },
}

/** What is there before any screen is. */
const atStart = /[\\/](rolldown-runtime|libraries|index|entry|desk)-[^\\/]+\.js$/

export default defineConfig({
  plugins: [
    react(),
    operationsWithoutSchemas,
    leanZod,
    paintsFirst,
    stylesLast,
    firstCalls,
    compressed,
    firstPages,
  ],
  worker: { format: 'es', plugins: () => [zipsInPlace] },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/files': { target: api, changeOrigin: false },
    },
  },
  build: {
    target: 'es2024',
    // The content policy forbids data: URLs for scripts and fonts. Files are cached for ever by hash.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    // Every browser that runs the code knows it.
    modulePreload: {
      polyfill: false,
      // Nobody waits for what forms check by, and its names would be long.
      resolveDependencies: (file, needed) =>
        file.includes('schemas') ? [] : needed.filter((name) => !atStart.test(name)),
    },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Few self-contained files: what every page starts with (libraries separately, as they change seldom), sign-in,
        // the desk with its shell, and the home page. Other code is split by screen.
        codeSplitting: {
          groups: [
            // What forms check by.
            {
              name: 'checks',
              test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/]kernel[\\/].+\?schemas\.ts$/,
              priority: 5,
            },
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 4 },
            { name: 'start', tags: ['$initial'], priority: 3 },
            {
              name: 'entry',
              test: /src[\\/]kernel[\\/](session[\\/]session|page[\\/](AppearanceSwitches|Logo))\.tsx$/,
              priority: 2,
            },
            {
              name: 'desk',
              test: /src[\\/](shell[\\/]Area|orders[\\/]desk[\\/]OrderDesk)\.tsx$/,
              priority: 1,
            },
            { name: 'form', test: /src[\\/]kernel[\\/]forms[\\/]form\.tsx$|TextInput\.mjs$/, priority: 0.9 },
            { name: 'door', test: /src[\\/]accounts[\\/]signIn[\\/]SignIn\.tsx$/, priority: 0.8 },
            { name: 'home', test: /src[\\/]insight[\\/]today[\\/]HomePage\.tsx$/, priority: 0.7 },
          ],
        },
      },
    },
  },
})
