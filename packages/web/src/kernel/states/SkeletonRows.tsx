import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './SkeletonRows.module.css'

/** Stands in for a short list while it loads. */
export function SkeletonRows() {
  const t = useText(kernelText)
  return (
    <div role="status" aria-label={t('loading')} className={css.rows}>
      <span />
      <span />
      <span />
    </div>
  )
}
