import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * Restarts first loads that are invalidated while under way. The library lets them finish, and keeps what they read
 * before the change as if it were current.
 */
export class RestartingQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      const { data, fetchStatus } = query.state
      // Cancelled silently, a load hands its callers the result of the one that follows it.
      if (data === undefined && fetchStatus === 'fetching' && query.isActive())
        void query.cancel({ silent: true })
    }
    return super.invalidateQueries(filters, options)
  }
}
