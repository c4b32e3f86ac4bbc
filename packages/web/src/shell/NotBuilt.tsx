import { IconHammer } from '@tabler/icons-react'
import { PageHeader } from '../kernel/page/PageHeader.tsx'
import { useText } from '../kernel/text/language.tsx'
import css from './NotBuilt.module.css'
import { shellText } from './shell.text.ts'

/** Shown for routes whose screen does not exist yet. */
export function NotBuilt() {
  const t = useText(shellText)
  return (
    <>
      <PageHeader />
      <div className={css.note}>
        <IconHammer size={24} stroke={1.5} aria-hidden />
        <div>
          <h2>{t('notBuiltTitle')}</h2>
          <p>{t('notBuilt')}</p>
        </div>
      </div>
    </>
  )
}
