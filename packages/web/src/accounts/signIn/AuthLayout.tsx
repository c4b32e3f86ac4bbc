import type { ReactNode } from 'react'
import { LanguageSwitch, SchemeSwitch } from '../../kernel/page/AppearanceSwitches.tsx'
import { Logo } from '../../kernel/page/Logo.tsx'
import { useTitle } from '../../kernel/states/useTitle.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './AuthLayout.module.css'
import { DeskIllustration } from './DeskIllustration.tsx'
import { PatternBackground } from './PatternBackground.tsx'
import { authText } from './signIn.text.ts'

/** The frame of every page shown before signing in. */
export function AuthLayout({
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
        <PatternBackground />
        <DeskIllustration />
        <p>{t('strapline')}</p>
      </div>
    </div>
  )
}
