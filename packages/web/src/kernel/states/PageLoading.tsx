import { Loader } from '@mantine/core'
import { network, useLost } from '../browser/network.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { Failed } from './states.tsx'

/** Instead of a page whose code is on its way, or can't come before the network is back. */
export function PageLoading() {
  const t = useText(kernelText)
  const lost = useLost()
  if (lost) return <Failed error={null} title={t('pageFailed')} onRetry={() => void network.reached()} />
  return <Loader aria-label={t('loading')} role="status" mx="auto" my="xl" display="block" />
}
