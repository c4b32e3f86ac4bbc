import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * Repeats first loads that are invalidated while under way. The library keeps what they read before the change as if it
 * were current. They are not cancelled: on a slow network, changes in a row would keep a page from ever loading.
 */
export class RepeatingQueryClient extends QueryClient {
  readonly #awaited = new WeakSet<Query>()

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...first.map((query) => this.#repeat(query)),
    ])
  }

  async #repeat(query: Query): Promise<void> {
    if (this.#awaited.has(query)) return
    this.#awaited.add(query)
    const loaded = await query.promise?.then(
      () => true,
      () => false,
    )
    this.#awaited.delete(query)
    if (loaded) await super.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}
