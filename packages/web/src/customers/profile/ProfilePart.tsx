import type { ReactNode } from 'react'
import { SkeletonRows } from '../../kernel/states/SkeletonRows.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import css from './profile.module.css'

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}
interface Props<Data> {
  readonly title: string
  readonly query: Query<Data>
  readonly children: (data: Data) => ReactNode
  /** Below it, loaded or not. */
  readonly below?: ReactNode
}

/** A part of the profile with a list of its own: skeleton rows while it loads, a way to try again if that failed. */
export function ProfilePart<Data>({ title, query, children, below }: Props<Data>) {
  return (
    <section className={css.section} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
      </div>
      {query.data ? (
        children(query.data)
      ) : query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows />
      )}
      {below}
    </section>
  )
}
