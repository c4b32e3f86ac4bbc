import { Button } from '@mantine/core'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { menuImportText } from './menuImport.text.ts'
import css from './Progress.module.css'
import type { Busy } from './useImport.ts'

const grouped = (count: number) => count.toLocaleString('en-US')

/** The progress of a file: reading, sending, comparing or saving, by rows. Steps that only read can be stopped. */
export function Progress({ busy, onStop }: { busy: Busy; onStop: () => void }) {
  const t = useText(menuImportText)
  const { progress } = busy.what === 'reading' ? { progress: null } : busy
  const sending = busy.what !== 'reading' && !progress && busy.share < 1
  const percent = sending
    ? Math.round(busy.share * 100)
    : progress
      ? Math.floor((progress.done / progress.of) * 100)
      : undefined
  const words = () => {
    if (busy.what === 'reading') return t('reading', { name: busy.name })
    if (sending) return t('sending', { percent: percent ?? 0 })
    const saving = progress ? progress.step === 'writing' : busy.what === 'making'
    if (!progress) return t(saving ? 'saving' : 'checking')
    const counts = { done: grouped(progress.done), of: grouped(progress.of) }
    return t(saving ? 'savingRows' : 'checkingRows', counts)
  }
  return (
    <Callout tone="info">
      <div className={css.progress}>
        <span>{words()}</span>
        <progress className={css.bar} max={100} value={percent} aria-label={words()} />
        {busy.what !== 'making' && (
          <Button variant="subtle" color="gray" size="xs" onClick={onStop}>
            {t('stop')}
          </Button>
        )}
      </div>
    </Callout>
  )
}
