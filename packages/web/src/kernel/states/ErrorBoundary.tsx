import { Button } from '@mantine/core'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { useTitle } from './useTitle.ts'

/** A screen that broke, or whose code could not be loaded (a new version was put in place meanwhile). */
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
