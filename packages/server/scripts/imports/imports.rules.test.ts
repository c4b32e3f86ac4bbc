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
    pairs.flatMap(([from, to]) => [`packages/${from}`, `packages/${to}`]),
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
  for (const root of ['contract/src', 'server/src', 'web/src', 'e2e/tests'])
    expect(faultsOf([`${root}/menu/items/a.ts`, `${root}/orders/desk/b.ts`])).toEqual([
      expect.stringMatching(/: menu stands above orders$/),
    ])
})

it('rejects a folder that is not in the order of domains', () => {
  const fault = [expect.stringMatching(/: helpers has no place/)]
  expect(faultsOf(['web/src/helpers/a.ts', 'web/src/kernel/page/b.ts'])).toEqual(fault)
  expect(faultsOf(['web/src/menu/items/a.ts', 'web/src/helpers/b.ts'])).toEqual(fault)
  expect(importFaults([], ['packages/e2e/tests/helpers/a.spec.ts'])).toEqual(fault)
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
  expect(faultsOf(['e2e/tests/menu/a.spec.ts', 'server/test/world.ts'])).toEqual([])
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

it('rejects circles between what stands beside shipped code, tests aside', () => {
  const there: [string, string] = ['server/chaos/failover/a.ts', 'server/test/b.ts']
  expect(faultsOf(there, ['server/test/c.test.ts', 'server/chaos/d.ts'])).toEqual([])
  expect(faultsOf(there, ['server/test/c.ts', 'server/chaos/d.ts'])).toHaveLength(1)
  expect(
    faultsOf(['e2e/server/a.ts', 'e2e/support/b.ts'], ['e2e/support/c.ts', 'e2e/server/d.ts']),
  ).toHaveLength(1)
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
