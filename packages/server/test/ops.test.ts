import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { gauges } from '../src/features.ts'
import { countForPrometheus } from '../src/kernel/metrics/prometheus.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const registered = async () => {
  const pool = { idleCount: 0, totalCount: 0, waitingCount: 0, options: { max: 1 } }
  const text = await countForPrometheus(gauges).text({ database: { pool }, events: {} } as never)
  return [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
}
const named = (text: string) =>
  new Set([...text.matchAll(/\b(?:sufra|nodejs|process)_[a-z0-9_]+\b/g)].map(([name]) => name))

it('watch only metrics that exist, in the dashboard, the alerts and the promises', async () => {
  const known = new Set((await registered()).flatMap((name) => [name, `${name}_count`, `${name}_bucket`]))
  for (const file of ['ops/grafana/sufra.json', 'ops/prometheus/alerts.yml', 'docs/slo.md']) {
    const names = named(read(file))
    expect(names.size).toBeGreaterThan(3)
    expect([...names].filter((name) => !known.has(name))).toEqual([])
  }
})

it('has a dashboard whose recorded results are recorded', () => {
  const rules = read('ops/prometheus/alerts.yml')
  const names = [...read('ops/grafana/sufra.json').matchAll(/\b(?:ordering|webhooks):\w+:\w+/g)].map(
    ([name]) => name,
  )
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !rules.includes(`record: ${name}`))).toEqual([])
})

it('documents every metric of its own and every alert', async () => {
  const manual = read('docs/operating.md')
  const own = (await registered()).filter((name) => name.startsWith('sufra_'))
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter((name) => !manual.includes(`\`${name}`))).toEqual([])
  const alerts = [...read('ops/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(alerts.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
})

/** In one line, without the line breaks that YAML and Markdown allow. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

it('quotes the rules in the promises as they are', () => {
  const rules = flat(read('ops/prometheus/alerts.yml'))
  const quoted = [...read('docs/slo.md').matchAll(/```promql\n([\s\S]*?)```/g)].map(([, expr = '']) =>
    flat(expr),
  )
  expect(quoted.length).toBeGreaterThan(3)
  expect(quoted.filter((expr) => !rules.includes(expr))).toEqual([])
})

it('have alerts that say what they should, by promtool', ({ skip }) => {
  const folder = fileURLToPath(new URL('ops/prometheus/', root))
  for (const args of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: folder })
    if (error) skip('promtool is not installed')
    expect(status, `${stdout}${stderr}`).toBe(0)
  }
})

it('has a dashboard whose panels do not overlap', () => {
  const { panels } = JSON.parse(read('ops/grafana/sufra.json')) as {
    panels: { id: number; gridPos: { x: number; y: number; w: number; h: number } }[]
  }
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})
