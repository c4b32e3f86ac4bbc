import type { auth } from '@sufra/contract/accounts/auth'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { useNavigate } from '@tanstack/react-router'
import { landingOf } from '../../kernel/session/landing.ts'
import { beginSession } from '../../kernel/session/session.tsx'
import { languageChosen, useLanguage } from '../../kernel/text/language.tsx'

/** What happens after signing in, however that was. */
export function useEnter(back: string | undefined) {
  const { setLanguage } = useLanguage()
  const navigate = useNavigate()
  return ({ token, loggedInUser }: OutputOf<typeof auth.signIn>) => {
    if (!languageChosen()) setLanguage(loggedInUser.language)
    beginSession(token, loggedInUser)
    void navigate({ href: back ?? landingOf(loggedInUser), replace: true })
  }
}
