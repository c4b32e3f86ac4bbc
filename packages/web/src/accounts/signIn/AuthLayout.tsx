import type { ReactNode } from 'react'
import { useText } from '../../kernel/text/language.tsx'
import { useTitle } from '../../kernel/states/useTitle.ts'
import { Logo } from '../../kernel/page/Logo.tsx'
import { LanguageSwitch, SchemeSwitch } from '../../shell/TopBar.tsx'
import { authText } from './signIn.text.ts'
import { DrawnDesk } from './DeskIllustration.tsx'
import css from './AuthLayout.module.css'
import { Lattice } from './PatternBackground.tsx'

/** The frame of every page in front of the door. */
export function EntryFrame({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  const t = useText(authText)
  useTitle(title)
  return (
    <div className={css.frame}>
      <div className={css.side}>
        <header className={css.top}>
          <Logo />
          <div>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </header>
        <main className={css.main}>
          <h1>{title}</h1>
          {text && <p className={css.text}>{text}</p>}
          {children}
        </main>
      </div>
      <div className={css.cloth} aria-hidden>
        <Lattice />
        <DrawnDesk />
        <p>{t('strapline')}</p>
      </div>
    </div>
  )
}
