import { Button } from '@mantine/core'
import type { TodayFigure } from '@sufra/contract/insight/today.figures'
import type { ReactNode } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { SkeletonRows } from '../../kernel/states/SkeletonRows.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { Explanation } from '../reports/Explanation.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

const Formulas = late(() => import('./Formulas.tsx'))

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}
interface Props<Data> {
  readonly title: string
  readonly aside?: ReactNode
  /** What it shows, explained on demand. */
  readonly explains?: readonly TodayFigure[]
  readonly query: Query<Data>
  readonly children: (data: Data) => ReactNode
}

/** A part of the first page: skeleton rows while it loads, and a way to try again if it failed. */
export function HomeSection<Data>({ title, aside, explains = [], query, children }: Props<Data>) {
  const t = useText(todayText)
  const kernel = useText(kernelText)
  return (
    <section className={css.section} aria-label={title}>
      <header>
        <span className={css.title}>
          <h2>{title}</h2>
          {explains.length > 0 && (
            <Explanation label={t('explain', { title })}>
              <Formulas of={explains} />
            </Explanation>
          )}
        </span>
        {aside}
      </header>
      {query.data ? (
        children(query.data)
      ) : query.error ? (
        <p className={css.quiet} role="alert">
          {t('failed')}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => void query.refetch()}>
            {kernel('tryAgain')}
          </Button>
        </p>
      ) : (
        <SkeletonRows />
      )}
    </section>
  )
}
