import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { Failed } from './states.tsx'
import { useTitle } from './useTitle.ts'

interface Props {
  readonly error: unknown
  readonly trying: boolean
  readonly onRetry: () => void
}

/** Replaces the whole page while the server can't verify the session. */
export function PageUnavailable({ error, trying, onRetry }: Props) {
  const title = useText(kernelText)('pageFailed')
  useTitle(title)
  return (
    <main style={{ display: 'grid', placeContent: 'center', minBlockSize: '100dvh' }}>
      <Failed error={error} title={title} trying={trying} onRetry={onRetry} />
    </main>
  )
}
