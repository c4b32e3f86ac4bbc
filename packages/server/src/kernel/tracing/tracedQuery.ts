import { problemOf, tracing } from './tracing.ts'

type Send = (...query: unknown[]) => unknown

/** Statements have placeholders, so that their text has no values. */
const longest = 2000

const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query
      ? String(query.text)
      : ''

/** How many rows came back, as OpenTelemetry calls it. */
const returned = (result: unknown) => ({
  'db.response.returned_rows': [result]
    .flat()
    .reduce<number>((sum, each) => sum + ((each as { rows?: unknown[] } | undefined)?.rows?.length ?? 0), 0),
})

/** Runs a statement as a step of what runs now; what belongs to nothing, such as polling, is no trace. */
export function tracedQuery(send: Send, query: unknown, rest: readonly unknown[]): unknown {
  const text = textOf(query).trim()
  const now = text ? tracing() : undefined
  if (!now?.traceparent()) return send(query, ...rest)
  const step = now.begin({
    name: /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longest) },
  })
  const callback = rest.at(-1)
  if (typeof callback === 'function') {
    return send(query, ...rest.slice(0, -1), (error: unknown, result: unknown) => {
      if (error) step.end(problemOf(error))
      else step.end(undefined, returned(result))
      callback(error, result)
    })
  }
  const answer = send(query, ...rest)
  if (!(answer instanceof Promise)) {
    step.end()
    return answer
  }
  return answer.then(
    (result) => {
      step.end(undefined, returned(result))
      return result
    },
    (error) => {
      step.end(problemOf(error))
      throw error
    },
  )
}
