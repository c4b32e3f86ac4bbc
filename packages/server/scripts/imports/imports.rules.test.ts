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

it('a domain imports those above it, features of its own and nothing below', () => {
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

it('a folder that is no domain is refused until it has a place in the order', () => {
  expect(faultsOf(['web/src/helpers/a.ts', 'web/src/kernel/page/b.ts'])).toEqual([
    expect.stringMatching(/: helpers has no place/),
  ])
})

it('a domain imports no registry, except that an operation names the types of errors', () => {
  expect(faultsOf(['web/src/menu/items/a.tsx', 'web/src/routes.tsx'])).toHaveLength(1)
  expect(faultsOf(['contract/src/kernel/operation.ts', 'contract/src/errors.ts'])).toHaveLength(1)
  expect(faultsOf(['contract/src/kernel/operation.ts', 'contract/src/errors.ts', true])).toEqual([])
})

it('the web imports nothing of the server, not even in a test, and the contract neither', () => {
  expect(faultsOf(['web/src/kernel/a.test.ts', 'server/src/kernel/b.ts'])).toHaveLength(1)
  expect(faultsOf(['contract/src/kernel/a.ts', 'web/src/kernel/b.ts'])).toHaveLength(1)
})

it('what the server ships imports no test, demo or chaos file, which its tests may', () => {
  for (const to of ['test/world.ts', 'demo/load.ts', 'chaos/kill.ts', 'src/menu/items/items.fixture.ts'])
    expect(faultsOf(['server/src/menu/items/a.ts', `server/${to}`])).toHaveLength(1)
  expect(faultsOf(['server/src/menu/items/a.test.ts', 'server/test/world.ts'])).toEqual([])
})

it('files import each other in no circle, be it of types', () => {
  const [a, b, c] = ['bench/src/a.ts', 'bench/src/b.ts', 'bench/src/c.ts'] as const
  expect(faultsOf([a, b], [b, c], [a, c])).toEqual([])
  expect(faultsOf([a, b], [b, c], [c, a, true])).toEqual([
    'circle of files: packages/bench/src/a.ts → packages/bench/src/b.ts → packages/bench/src/c.ts → packages/bench/src/a.ts',
  ])
})

it('folders import each other in no circle, even where files do not', () => {
  const wrong = faultsOf(
    ['web/src/menu/items/a.ts', 'web/src/menu/units/b.ts'],
    ['web/src/menu/units/c.ts', 'web/src/menu/items/d.ts'],
  )
  expect(wrong).toEqual([expect.stringMatching(/^circle of folders: /)])
})

it('imports are found in every form, and packages from elsewhere are left out', () => {
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
