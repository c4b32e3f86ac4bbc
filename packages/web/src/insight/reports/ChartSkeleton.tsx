import css from './reports.module.css'

/** Stands in for a chart or a map while it loads. */
export const ChartSkeleton = () => <div className={css.chartSkeleton} aria-busy />
