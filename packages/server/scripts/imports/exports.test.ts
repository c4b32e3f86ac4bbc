import { expect, it } from 'vitest'
import { unusedExports } from './exports.ts'

const unusedIn = (files: Readonly<Record<string, string>>) =>
  unusedExports(new Map(Object.entries(files).map(([path, source]) => [`packages/web/src/${path}`, source])))

it('finds exports that no other file imports', () => {
  expect(
    unusedIn({
      'a.ts': 'export const used = 1\nexport const unused = used\nexport type T = 1',
      'b.ts': "import { used } from './a.ts'",
    }),
  ).toEqual(['packages/web/src/a.ts: unused', 'packages/web/src/a.ts: T'])
})

it('counts imports through a re-export, and all names for namespaces and dynamic imports', () => {
  expect(
    unusedIn({
      'a.ts': 'export const one = 1\nexport const two = 2',
      'b.ts': "export * from './a.ts'",
      'c.ts': "import { one } from './b.ts'",
      'd.ts': 'export const any = 1\nexport default 2',
      'e.ts': "import * as d from './d.ts'\nconst f = () => import('./f.ts')",
      'f.ts': 'export default 1',
    }),
  ).toEqual(['packages/web/src/a.ts: two'])
})

it('lets tests and generated files export what they like', () => {
  expect(unusedIn({ 'a.test.ts': 'export const a = 1', 'b.gen.ts': 'export type B = 1' })).toEqual([])
})
