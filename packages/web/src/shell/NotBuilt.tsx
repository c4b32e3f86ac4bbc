import { IconHammer } from '@tabler/icons-react'
import { PageHeader } from '../kernel/page/PageHeader.tsx'
import { useText } from '../kernel/text/language.tsx'
import css from './NotBuilt.module.css'
import { shellText } from './shell.text.ts'

/** Says honestly that a route's screen is still to come. */
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
