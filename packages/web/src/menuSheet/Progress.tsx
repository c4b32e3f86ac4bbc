import { Button } from '@mantine/core'
import { Said } from '../kernel/Said.tsx'
import { useText } from '../kernel/text/language.tsx'
import { menuSheetText } from './menuSheet.text.ts'
import css from './Progress.module.css'
import type { Busy } from './useImport.ts'

/** How far a file is: read, sent, compared or saved. What only reads can be stopped. */
export function Progress({ busy, onStop }: { busy: Busy; onStop: () => void }) {
  const t = useText(menuSheetText)
  const sending = busy.what !== 'reading' && busy.share < 1
  const percent = sending ? Math.round(busy.share * 100) : undefined
  const words = () => {
    if (busy.what === 'reading') return t('reading', { name: busy.name })
    if (percent !== undefined) return t('sending', { percent })
    return t(busy.what === 'looking' ? 'checking' : 'saving')
  }
  return (
    <Said tone="info">
      <div className={css.progress}>
        <span>{words()}</span>
        <progress className={css.bar} max={100} value={percent} aria-label={words()} />
        {busy.what !== 'making' && (
          <Button variant="subtle" color="gray" size="xs" onClick={onStop}>
            {t('stop')}
          </Button>
        )}
      </div>
    </Said>
  )
}
