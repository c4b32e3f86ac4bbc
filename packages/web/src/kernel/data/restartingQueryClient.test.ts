import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { RestartingQueryClient } from './restartingQueryClient.ts'

/** A query whose loads finish when told to. */
function steered() {
  const client = new RestartingQueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  const loads: PromiseWithResolvers<string>[] = []
  const options = {
    queryKey: ['figures'],
    queryFn: () => {
      const load = Promise.withResolvers<string>()
      loads.push(load)
      return load.promise
    },
  }
  return { client, loads, options }
}

it('invalidated during its first load, a query that is shown loads again and ignores what the first one read', async () => {
  const { client, loads, options } = steered()
  const observer = new QueryObserver(client, options)
  const stop = observer.subscribe(() => undefined)
  const invalidated = client.invalidateQueries({ queryKey: ['figures'] })
  expect(loads).toHaveLength(2)
  loads[0]?.resolve('before')
  loads[1]?.resolve('after')
  await invalidated
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', isError: false, isStale: false })
  stop()
})

it('who waits for a load that is restarted is given the second result', async () => {
  const { client, loads, options } = steered()
  const stop = new QueryObserver(client, options).subscribe(() => undefined)
  const waited = client.fetchQuery(options)
  void client.invalidateQueries()
  loads[1]?.resolve('after')
  expect(await waited).toBe('after')
  stop()
})

it('filtered out, a first load goes on', async () => {
  const { client, loads, options } = steered()
  const stop = new QueryObserver(client, options).subscribe(() => undefined)
  await client.invalidateQueries({ queryKey: ['orders'] })
  expect(loads).toHaveLength(1)
  stop()
})
