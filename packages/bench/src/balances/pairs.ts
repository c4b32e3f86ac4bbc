import { prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { Child } from '../children.ts'
import { median } from '../figures.ts'
import { alternate } from '../load/alternate.ts'
import type { Request } from '../load/load.ts'

const calls = Number(process.env.BENCH_CALLS ?? 60)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

/** A call of an admin's. */
export const requestOf = ({ paths }: Operation, token: string, body: object) => ({
  path: `${prefixes.admin}/${paths.admin}`,
  token,
  body,
})

export type Pair = readonly [less: number, more: number]
type Side = readonly [Child, Request]

export const ratioOf = (pairs: readonly Pair[]) => median(pairs.map(([less, more]) => more / less))

export const shown = (name: string, pairs: readonly Pair[]) => {
  const of = (side: 0 | 1) => median(pairs.map((pair) => pair[side])).toFixed(1)
  return `${name}: ${of(1)} to ${of(0)} ms, ${ratioOf(pairs).toFixed(2)} ×`
}

/** Two calls in alternation, in rounds after one that warms both servers up. */
export async function pairsOf(less: Side, more: Side): Promise<Pair[]> {
  const pairs: Pair[] = []
  const side = ([{ origin }, request]: Side) => ({ origin, request })
  for (let round = 0; round <= rounds; round++) {
    const pair = await alternate(side(less), side(more), calls)
    if (round > 0) pairs.push(pair)
  }
  return pairs
}
