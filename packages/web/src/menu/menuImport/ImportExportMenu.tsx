import { Loader } from '@mantine/core'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { menuImport } from '@sufra/contract/menu/menuImport'
import { IconChevronDown, IconFileExport, IconFileImport, IconFileSpreadsheet } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../kernel/data/operations.ts'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './ImportExportMenu.module.css'
import { menuImportText } from './menuImport.text.ts'

/** Exports and imports the store's menu as a spreadsheet. */
export function SheetMenu({ store }: { store: { readonly id: number; readonly name: Bilingual } }) {
  const t = useText(menuImportText)
  const { language } = useLanguage()
  const { can } = useSession()
  const navigate = useNavigate()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const [writing, setWriting] = useState(false)
  const write = async () => {
    if (writing) return
    setWriting(true)
    try {
      // Loaded when it is used.
      const { exportMenu } = await import('./exportMenu.ts')
      const { cut } = await exportMenu(store, language)
      if (cut) toast.error(t('cut'))
      else toast.success(t('exported'))
    } catch (error) {
      toast.error(messageOf(error) ?? t('exportFailed'))
    }
    setWriting(false)
  }
  return (
    <PopMenu
      label={t('spreadsheet')}
      button={
        <span className={css.button} aria-hidden>
          {writing ? <Loader size={18} /> : <IconFileSpreadsheet size={18} stroke={1.6} />}
          <span className={css.word}>{t('spreadsheet')}</span>
          <IconChevronDown size={16} stroke={1.6} />
        </span>
      }
      buttonClass={css.trigger}
      place="below"
    >
      <PopAction
        icon={<IconFileExport className="turns" size={18} stroke={1.6} aria-hidden />}
        run={() => void write()}
      >
        {t('exportMenu')}
      </PopAction>
      {can(menuImport.apply) && (
        <PopAction
          icon={<IconFileImport className="turns" size={18} stroke={1.6} aria-hidden />}
          run={() => void navigate({ to: `${here}/import-menu` })}
        >
          {t('importMenu')}
        </PopAction>
      )}
    </PopMenu>
  )
}
