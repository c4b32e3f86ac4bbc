type Graph = ReadonlyMap<string, ReadonlySet<string>>

export function graphOf(pairs: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of pairs) {
    const known = graph.get(from) ?? new Set()
    graph.set(from, known.add(to))
  }
  return graph
}

/** The shortest path from a node back to itself. */
function wayBack(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [node]
        for (let at = node; at !== start; ) {
          at = cameFrom.get(at) ?? start
          way.unshift(at)
        }
        return way
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  }
  return undefined
}

/** Circles of a graph, each once. Not necessarily all, but at least one if there are any. */
export function circlesOf(graph: Graph): string[][] {
  const seen = new Set<string>()
  const found: string[][] = []
  for (const node of graph.keys()) {
    if (seen.has(node)) continue
    const way = wayBack(graph, node)
    if (!way) continue
    for (const each of way) seen.add(each)
    found.push(way)
  }
  return found
}
