import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useText } from '../text/language.tsx'
import { copyText } from './copy.text.ts'

interface Props {
  /** From `useCopy`. */
  readonly copied: boolean
  readonly onCopy: () => void
}

/** Copies what stands beside it, and says so. */
export function CopyButton({ copied, onCopy }: Props) {
  const t = useText(copyText)
  const Icon = copied ? IconCheck : IconCopy
  return (
    <Button variant="default" leftSection={<Icon size={18} stroke={1.6} aria-hidden />} onClick={onCopy}>
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
    </Button>
  )
}
