import type { ReactNode } from 'react'
import { LanguageSwitch, SchemeSwitch } from '../../kernel/page/AppearanceSwitches.tsx'
import { Logo } from '../../kernel/page/Logo.tsx'
import { useTitle } from '../../kernel/states/useTitle.ts'
import css from './PublicLayout.module.css'

interface Props {
  readonly title: string
  readonly back?: ReactNode
  /** Shown beside the title. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** An order outside the shell: on a phone, or by a link. */
export function PublicLayout({ title, back, aside, actions, children }: Props) {
  useTitle(title)
  return (
    <div className={css.frame}>
      <header className={css.top}>
        {back ?? <Logo />}
        <div>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </header>
      <main className={css.main}>
        <div className={css.line}>
          <h1>{title}</h1>
          {aside}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {children}
      </main>
    </div>
  )
}
