import type { Settings } from '../config/settings.ts'
import type { Gauges } from './gauges.ts'
import type { Metrics } from './metrics.ts'

const nothing = () => {}

const off: Metrics = {
  call: () => nothing,
  job: () => nothing,
  webhook: nothing,
  text: async () => '',
}

/** Without a port to read them on, nothing is counted or loaded. */
export async function openMetrics(
  { metrics }: Pick<Settings, 'metrics'>,
  all: readonly Gauges[],
): Promise<Metrics> {
  if (!metrics) return off
  const { countForPrometheus } = await import('./prometheus.ts')
  return countForPrometheus(all)
}
