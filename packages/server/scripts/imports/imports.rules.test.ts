import { expect, it } from 'vitest'
import { importFaults } from './imports.rules.ts'
import { importsIn } from './imports.ts'

const faultsOf = (...pairs: [from: string, to: string, typeOnly?: boolean][]) =>
  importFaults(
    pairs.map(([from, to, typeOnly = false]) => ({
      from: `packages/${from}`,
      to: `packages/${to}`,
      typeOnly,
    })),
  )

it('allows a domain to import those above it and its own features, and nothing below', () => {
  expect(
    faultsOf(
      ['server/src/orders/desk/a.ts', 'server/src/stores/stores/b.ts'],
      ['web/src/menu/items/a.ts', 'web/src/menu/units/b.ts'],
      ['server/src/features.ts', 'server/src/orders/desk/a.ts'],
      ['server/src/orders/desk/a.ts', 'contract/src/checkout/checkout.ts'],
    ),
  ).toEqual([])
  for (const name of ['contract', 'server', 'web'])
    expect(faultsOf([`${name}/src/menu/items/a.ts`, `${name}/src/orders/desk/b.ts`])).toEqual([
      expect.stringMatching(/: menu stands above orders$/),
    ])
})

it('rejects a folder that is not in the order of domains', () => {
  expect(faultsOf(['web/src/helpers/a.ts', 'web/src/kernel/page/b.ts'])).toEqual([
    expect.stringMatching(/: helpers has no place/),
  ])
})

it('rejects imports of registries by domains, except the types of errors by operations', () => {
  expect(faultsOf(['web/src/menu/items/a.tsx', 'web/src/routes.tsx'])).toHaveLength(1)
  expect(faultsOf(['contract/src/kernel/operation.ts', 'contract/src/errors.ts'])).toHaveLength(1)
  expect(faultsOf(['contract/src/kernel/operation.ts', 'contract/src/errors.ts', true])).toEqual([])
})

it('rejects imports of the server by web or contract, also in tests', () => {
  expect(faultsOf(['web/src/kernel/a.test.ts', 'server/src/kernel/b.ts'])).toHaveLength(1)
  expect(faultsOf(['contract/src/kernel/a.ts', 'web/src/kernel/b.ts'])).toHaveLength(1)
})

it('rejects imports of anything else by the client of partners, but not by its tests', () => {
  expect(faultsOf(['client/src/client.ts', 'contract/src/checkout/checkout.ts', true])).toHaveLength(1)
  expect(faultsOf(['client/test/client.test.ts', 'server/test/checkout.ts'])).toEqual([])
})

it('rejects imports of tests, demo or chaos by shipped code, but not by tests', () => {
  for (const to of ['test/world.ts', 'demo/load.ts', 'chaos/kill.ts', 'src/menu/items/items.fixture.ts'])
    expect(faultsOf(['server/src/menu/items/a.ts', `server/${to}`])).toHaveLength(1)
  expect(faultsOf(['server/src/menu/items/a.test.ts', 'server/test/world.ts'])).toEqual([])
})

it('rejects circles between files, of types too', () => {
  const [a, b, c] = ['bench/src/a.ts', 'bench/src/b.ts', 'bench/src/c.ts'] as const
  expect(faultsOf([a, b], [b, c], [a, c])).toEqual([])
  expect(faultsOf([a, b], [b, c], [c, a, true])).toEqual([
    'circle of files: packages/bench/src/a.ts → packages/bench/src/b.ts → packages/bench/src/c.ts → packages/bench/src/a.ts',
  ])
})

it('rejects circles between folders, even without circles between files', () => {
  const wrong = faultsOf(
    ['web/src/menu/items/a.ts', 'web/src/menu/units/b.ts'],
    ['web/src/menu/units/c.ts', 'web/src/menu/items/d.ts'],
  )
  expect(wrong).toEqual([expect.stringMatching(/^circle of folders: /)])
})

it('rejects circles between the folders of the benches', () => {
  const there: [string, string] = ['bench/src/list/a.ts', 'bench/src/servers/b.ts']
  expect(faultsOf(there, ['bench/src/servers/c.ts', 'bench/src/figures.ts'])).toEqual([])
  expect(faultsOf(there, ['bench/src/servers/c.ts', 'bench/src/list/d.ts'])).toHaveLength(1)
})

it('finds imports in every form, and ignores packages', () => {
  const source = `import fastify from 'fastify'
import type { A } from './a.ts'
import { type B, b } from '../b.ts'
import './c.css'
export { d } from '@sufra/contract/menu/items'
export type * from '@sufra/contract'
const E = () => import('./e.tsx')
type F = import('./f.ts').F`
  const found = importsIn('packages/web/src/menu/x.tsx', source)
  expect(found.map(({ to, typeOnly }) => [to.replace('packages/', ''), typeOnly])).toEqual([
    ['web/src/menu/a.ts', true],
    ['web/src/b.ts', false],
    ['web/src/menu/c.css', false],
    ['contract/src/menu/items.ts', false],
    ['contract/src/index.ts', true],
    ['web/src/menu/e.tsx', false],
    ['web/src/menu/f.ts', false],
  ])
})
