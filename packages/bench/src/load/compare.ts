import type { Child } from '../children.ts'
import { median } from '../figures.ts'
import { loadWith, type Request } from './load.ts'

const usualRounds = Number(process.env.BENCH_ROUNDS ?? 15)
const seconds = Number(process.env.BENCH_SECONDS ?? 1)
/** Runs before the measurement, so that both are compiled as they are after an hour of work. */
const warmUp = { connections: 16, seconds: 5 }

interface Turn {
  readonly callsPerSecond: number
  /** Processor time of the server's process per call. */
  readonly cpuMs: number
}

async function turn(server: Child, request: Request, connections: number): Promise<Turn> {
  const before = await server.cpuMs()
  const { callsPerSecond, calls } = await loadWith(server.origin, request, { connections, seconds })
  return { callsPerSecond, cpuMs: ((await server.cpuMs()) - before) / calls }
}

const shown = (turns: readonly Turn[]) =>
  `${median(turns.map((turn) => turn.callsPerSecond)).toFixed(0)}/s (${median(turns.map((turn) => turn.cpuMs)).toFixed(2)} ms of processor a call)`

/** The ratio of two servers' throughput, measured in alternation, so that other load on the machine affects both. */
export async function compare(
  ours: Child,
  theirs: Child,
  request: Request,
  connections: number,
  rounds = usualRounds,
) {
  for (const { origin } of [ours, theirs]) {
    await loadWith(origin, request, warmUp)
  }
  const pairs: [Turn, Turn][] = []
  for (let round = 0; round < rounds; round++) {
    const mine = await turn(ours, request, connections)
    pairs.push([mine, await turn(theirs, request, connections)])
  }
  const ratios = pairs.map(([mine, other]) => mine.callsPerSecond / other.callsPerSecond)
  const [mine, other] = [pairs.map(([each]) => each), pairs.map(([, each]) => each)]
  return {
    ratio: median(ratios),
    from: `${shown(mine)} to ${shown(other)}; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  }
}
