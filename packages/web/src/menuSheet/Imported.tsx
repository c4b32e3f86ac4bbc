import { Button } from '@mantine/core'
import type { GivesOf } from '@sufra/contract/kernel/operation'
import { menuChanges } from '@sufra/contract/menuChanges'
import type { menuSheet } from '@sufra/contract/menuSheet'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { confirm } from '../kernel/confirm.tsx'
import { Said } from '../kernel/Said.tsx'
import { useSession } from '../kernel/session.tsx'
import { useText } from '../kernel/text/language.tsx'
import { useUndo } from '../menuTable/useUndo.ts'
import css from './Import.module.css'
import { menuSheetText } from './menuSheet.text.ts'

interface Props {
  readonly made: GivesOf<typeof menuSheet.apply>
  /** The path of the store's menu. */
  readonly menu: string
}

/** What an import came to, and the way back from it. */
export function Imported({ made, menu }: Props) {
  const t = useText(menuSheetText)
  const { can } = useSession()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  const [came, setCame] = useState<Awaited<ReturnType<typeof undo>>>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const ask = async () => {
    if (!(await confirm({ title: t('undoAsk'), text: t('undoText'), action: t('undo') }))) return
    setBusy(true)
    setCame(await undo(made.change.id))
    setBusy(false)
  }
  const { added, changed } = made
  const counts = [
    (changed > 0 || added === 0) && t('doneChanged', { count: changed }),
    added > 0 && t('doneAdded', { count: added }),
  ]
  return (
    <div ref={place} tabIndex={-1} className={css.imported}>
      {came?.tone !== 'success' && (
        <Said tone="success">
          <strong>{t('done')}</strong>
          <p>{counts.filter(Boolean).join(' · ')}</p>
        </Said>
      )}
      {came && <Said tone={came.tone}>{came.text}</Said>}
      <div className={css.actions}>
        <Button renderRoot={(props) => <Link {...props} to={menu} />}>{t('toMenu')}</Button>
        {can(menuChanges.undo) && came?.tone !== 'success' && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp className="turns" size={18} stroke={1.6} aria-hidden />}
            loading={busy}
            onClick={() => void ask()}
          >
            {t('undo')}
          </Button>
        )}
      </div>
    </div>
  )
}
