import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../data/operations.ts'
import { toast } from '../display/toast.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { mostRows } from './sheet.ts'
import { sheetsText } from './sheets.text.ts'

interface Props {
  readonly label: string
  /** Rows to export; undefined while they load. */
  readonly total: number | undefined
  /** Writes the file. Returns the message that says so. */
  readonly write: (onProgress: (done: number, count?: number) => void) => Promise<string>
}

const shown = (count: number) => count.toLocaleString('en-US')

/** Exports a list as a spreadsheet and shows the progress. The page stays usable meanwhile. */
export function ExportButton({ label, total, write }: Props) {
  const t = useText(sheetsText)
  const kernel = useText(kernelText)
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null)
  const save = async () => {
    if (progress || !total) return
    if (total > mostRows) {
      toast.error(t('tooManyRows', { most: shown(mostRows) }))
      return
    }
    setProgress({ done: 0, count: total })
    try {
      toast.success(await write((done, count = total) => setProgress({ done, count })))
    } catch (error) {
      toast.error(messageOf(error) ?? kernel('unavailable'))
    }
    setProgress(null)
  }
  return (
    <Button
      variant="default"
      data-do="export"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
      disabled={!total}
      // Not disabled, or the focus would be lost.
      aria-disabled={progress !== null || undefined}
      data-disabled={progress !== null || undefined}
      onClick={() => void save()}
    >
      {progress && progress.done > 0
        ? t('exporting', { done: shown(progress.done), count: shown(progress.count) })
        : label}
    </Button>
  )
}
