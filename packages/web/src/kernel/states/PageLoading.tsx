import { Loader } from '@mantine/core'
import { network, useLost } from '../browser/network.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { Failed } from './states.tsx'

/** Shown while a page's code loads, or waits for the network. */
export function PageLoading() {
  const t = useText(kernelText)
  const lost = useLost()
  if (lost) return <Failed error={null} title={t('pageFailed')} onRetry={() => void network.reached()} />
  return <Loader aria-label={t('loading')} role="status" mx="auto" my="xl" display="block" />
}
