import { Button } from '@mantine/core'
import { bulkEdits, type MadeChange } from '@sufra/contract/menu/bulkEdits'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useWayBack } from '../../kernel/url/wayBack.ts'
import { useUndo } from '../bulkEdits/useUndo.ts'
import css from './Import.module.css'
import { menuImportText } from './menuImport.text.ts'

interface Props {
  readonly title: string
  readonly counts: readonly string[]
  readonly change: MadeChange
  /** The path of the store's menu. */
  readonly menu: string
}

/** The result of an import or a copy, and the way back to the menu. */
export function Imported({ title, counts, change, menu }: Props) {
  const t = useText(menuImportText)
  const { can } = useSession()
  const wayBack = useWayBack()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  const [undone, setUndone] = useState<Awaited<ReturnType<typeof undo>>>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const ask = async () => {
    if (!(await confirm({ title: t('undoAsk'), text: t('undoText'), action: t('undo') }))) return
    setBusy(true)
    setUndone(await undo(change.id))
    setBusy(false)
  }
  return (
    <div ref={place} tabIndex={-1} className={css.imported}>
      {undone?.tone !== 'success' && (
        <Callout tone="success">
          <strong>{title}</strong>
          <p>{counts.join(' · ')}</p>
        </Callout>
      )}
      {undone && <Callout tone={undone.tone}>{undone.text}</Callout>}
      <div className={css.actions}>
        <Button renderRoot={(props) => <Link {...props} {...wayBack(menu)} />}>{t('toMenu')}</Button>
        {can(bulkEdits.undo) && undone?.tone !== 'success' && (
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
