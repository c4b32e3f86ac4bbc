import { Button } from '@mantine/core'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { useTitle } from './useTitle.ts'

/** Shown when a screen crashes, or when its code can't be loaded because a new version was deployed. */
export function ErrorBoundary() {
  const t = useText(kernelText)
  useTitle(t('crashed'))
  return (
    <div role="alert" style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: 'var(--gutter)' }}>
      <h1>{t('crashed')}</h1>
      <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>
    </div>
  )
}
