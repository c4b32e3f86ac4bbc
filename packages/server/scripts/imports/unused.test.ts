import { expect, it } from 'vitest'
import { dependencyFaults } from './dependencies.ts'
import { unusedFiles } from './files.ts'
import { textOf } from './imports.ts'

it('names packages that are imported and not declared, and those declared and not used', () => {
  const source = "import { z } from 'zod'\nimport pg from 'pg'\nimport { join } from 'node:path'"
  const faults = dependencyFaults(
    new Map([['packages/web/src/a.ts', `${source}\nimport './b.ts'\nimport { it } from 'vitest'`]]),
    new Map([['packages/web', `${source}\nimport 'react-dom'\n@import "@mantine/core/styles.css"`]]),
    new Map([
      ['', { devDependencies: { vitest: '1' } }],
      ['packages/web', { dependencies: { zod: '1', react: '1', 'react-dom': '1', '@mantine/core': '1' } }],
    ]),
  )
  expect(faults).toEqual([
    'packages/web/src/a.ts imports pg, which its package.json does not declare',
    'packages/web/package.json declares react, which nothing there uses',
  ])
})

it('reads the text of a package without its manifest', () => {
  const text = textOf('packages/client')
  expect(text).toContain("from 'openapi-fetch'")
  expect(text).not.toContain('"openapi-fetch"')
})

it('names files that are neither run, imported nor named', () => {
  const paths = ['a.ts', 'a.test.ts', 'b.ts', 'worker.ts', 'left.ts'].map(
    (name) => `packages/web/src/${name}`,
  )
  const texts = ["new URL('./worker.ts', import.meta.url)", 'the rest is left out']
  expect(
    unusedFiles(
      [...paths, 'vitest.config.ts'],
      new Set(['packages/web/src/a.ts', 'packages/web/src/b.ts']),
      texts,
    ),
  ).toEqual(['packages/web/src/left.ts'])
})
