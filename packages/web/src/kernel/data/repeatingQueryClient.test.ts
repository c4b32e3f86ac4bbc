import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { RepeatingQueryClient } from './repeatingQueryClient.ts'

/** A query that is shown, whose loads finish when told to. */
function shown() {
  const client = new RepeatingQueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: false } },
  })
  const loads: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['figures'],
    queryFn: () => {
      const load = Promise.withResolvers<string>()
      loads.push(load)
      return load.promise
    },
  })
  const stop = observer.subscribe(() => undefined)
  return { client, loads, observer, stop }
}

it('invalidated during its first load, a query loads once more', async () => {
  const { client, loads, observer, stop } = shown()
  const invalidated = [client.invalidateQueries({ queryKey: ['figures'] }), client.invalidateQueries()]
  loads[0]?.resolve('before')
  await expect.poll(() => loads.length).toBe(2)
  loads[1]?.resolve('after')
  await Promise.all(invalidated)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', isError: false, isStale: false })
  expect(loads).toHaveLength(2)
  stop()
})

it('invalidated during a first load that fails, a query stays failed', async () => {
  const { client, loads, observer, stop } = shown()
  const invalidated = client.invalidateQueries()
  loads[0]?.reject(new Error('down'))
  await invalidated
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isError: true })
  expect(loads).toHaveLength(1)
  stop()
})

it('invalidated later, a query loads again at once', async () => {
  const { client, loads, observer, stop } = shown()
  loads[0]?.resolve('before')
  await expect.poll(() => observer.getCurrentResult().data).toBe('before')
  const invalidated = client.invalidateQueries()
  loads[1]?.resolve('after')
  await invalidated
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})

it('invalidating others does not repeat a first load', async () => {
  const { client, loads, observer, stop } = shown()
  await client.invalidateQueries({ queryKey: ['orders'] })
  loads[0]?.resolve('before')
  await expect.poll(() => observer.getCurrentResult().data).toBe('before')
  expect(loads).toHaveLength(1)
  stop()
})
