import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../kernel/text/language.tsx'
import css from './NewVersion.module.css'
import { newVersionText } from './newVersion.text.ts'
import { useIdle } from './useIdle.ts'
import { useNewVersion } from './useNewVersion.ts'

/** After an upgrade the page goes on as it is. Once nobody is busy with it, it offers to reload, and asks but once. */
export function NewVersion() {
  const t = useText(newVersionText)
  const [declined, setDeclined] = useState(false)
  const newer = useNewVersion()
  const idle = useIdle(newer && !declined)
  if (!idle) return null
  return (
    <div className={css.bar} data-newer>
      <strong>{t('ready')}</strong>
      <Button size="compact-sm" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setDeclined(true)}>
        {t('later')}
      </Button>
    </div>
  )
}
