import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const page = readFileSync(join(root, 'docs/ordering-api.md'), 'utf8')
const program = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, content = '']) => content).join('')

/** What a partner could write by mistake after the page's program, and what the compiler says of it. */
const slips: Readonly<Record<string, readonly [source: string, error: RegExp]>> = {
  'a call without a body': [`await marketplace.POST('/api/mobile/orders')`, /Expected 2 arguments/],
  'a call with an empty body': [
    `await marketplace.POST('/api/mobile/orders', { body: {} })`,
    /'{}' is not assignable to type '{ store_id/,
  ],
  'a call without an id': [
    `await marketplace.GET('/api/mobile/orders/{id}', {})`,
    /'\{\}' is not assignable to parameter of type '\{ params/,
  ],
  'a call that there is not': [
    `await marketplace.GET('/api/mobile/basket', {})`,
    /"\/api\/mobile\/basket"' is not/,
  ],
  'a field that is missing': [
    `const { area_id: _, ...rest } = basket
    await marketplace.POST('/api/mobile/orders/quote', { body: rest })`,
    /is not assignable to type '{ store_id/,
  ],
  'a number sent as text': [
    `await marketplace.POST('/api/mobile/orders/quote', { body: { ...basket, store_id: '41' } })`,
    /'string' is not assignable to type 'number'/,
  ],
  'a code of another call': [
    `const { error } = await marketplace.POST('/api/mobile/orders/quote', { body: basket })
    if (error?.code === 'orderingMoney.tooMuch') console.log('never')`,
    /"orderingMoney.tooMuch"' have no overlap/,
  ],
  'a field that the answer lacks': [`console.log(order.total)`, /'total' does not exist/],
}

const folder = mkdtempSync(join(tmpdir(), 'sufra-client-'))
/** The compiler's errors by file. */
const errors = new Map<string, string[]>()

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const settings = { extends: join(root, 'tsconfig.base.json'), compilerOptions: { types: ['node'] } }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'guide.ts'), program)
  for (const [name, [source]] of Object.entries(slips))
    writeFileSync(join(folder, `${name}.ts`), `${program}${source}\n`)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], { cwd: folder })
  for (const line of stdout.toString().split('\n')) {
    const [, file, error] = /^(.+)\.ts\(\d+,\d+\): error (.+)$/.exec(line) ?? []
    if (file && error) errors.set(file, [...(errors.get(file) ?? []), error])
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

it("compiles the guide's TypeScript against the client alone", () => {
  expect(program).toContain('/api/mobile/orders/quote')
  expect([...errors.keys()].filter((file) => !(file in slips))).toEqual([])
})

it.each(Object.entries(slips))('does not compile %s', (name, [, error]) => {
  expect(errors.get(name)).toEqual([expect.stringMatching(error)])
})
