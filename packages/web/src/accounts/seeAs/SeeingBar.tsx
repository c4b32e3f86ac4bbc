import { Button } from '@mantine/core'
import { IconEyeglass } from '@tabler/icons-react'
import { useState } from 'react'
import type { Look } from '../../kernel/data/sessionStore.ts'
import { endSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './SeeingBar.module.css'
import { seeAsText } from './seeAs.text.ts'

/** On every page while a Super Admin sees the product as somebody else, with the way out. */
export default function SeeingBar({ look }: { look: string }) {
  const { name, role } = JSON.parse(look) as Look
  const t = useText(seeAsText)
  const pick = usePick()
  const [ending, setEnding] = useState(false)
  const who = name === null ? pick(role) : t('person', { name, role: pick(role) })
  const stop = () => {
    setEnding(true)
    endSession()
  }
  return (
    <div className={css.bar} data-seeing>
      <IconEyeglass size={18} stroke={1.6} aria-hidden />
      <span className={css.text} title={t('seeing', { who })}>
        {t('seeing', { who })}
      </span>
      <Button size="compact-sm" variant="default" loading={ending} onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  )
}
