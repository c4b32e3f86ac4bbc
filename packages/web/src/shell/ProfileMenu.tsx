import { homes } from '@sufra/contract/kernel/kinds'
import { IconChevronDown, IconKeyboard, IconLock, IconLogout, IconUser } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../kernel/browser/late.ts'
import { Mail } from '../kernel/display/Mail.tsx'
import { PopAction, PopLink, PopMenu, PopRule } from '../kernel/display/PopMenu.tsx'
import { endSession, useSession } from '../kernel/session/session.tsx'
import { useText } from '../kernel/text/language.tsx'
import { shellText } from './shell.text.ts'
import css from './TopBar.module.css'

const ChangePasswordDialog = late(() => import('../accounts/profile/ChangePasswordDialog.tsx'))

/** Prevents Arabic letters from joining. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('\u200c')
    .toUpperCase()

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

export function ProfileMenu({ phone, onKeys }: { phone: boolean; onKeys: () => void }) {
  const t = useText(shellText)
  const { user, kind } = useSession()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <PopMenu
        place="below"
        label={t('account')}
        buttonClass={css.person}
        button={
          <>
            <span className={css.initials} aria-hidden>
              {initialsOf(user.name)}
            </span>
            <bdi className={phone ? 'visually-hidden' : css.personName}>{user.name}</bdi>
            {!phone && <IconChevronDown size={16} aria-hidden />}
          </>
        }
      >
        <div className={css.who} role="presentation">
          <strong>
            <bdi>{user.name}</bdi>
          </strong>
          <span>
            <Mail address={user.email} />
          </span>
        </div>
        <PopRule />
        <PopLink icon={<IconUser {...icon} />} to={`${homes[kind]}/profile`}>
          {t('profile')}
        </PopLink>
        <PopAction icon={<IconLock {...icon} />} run={() => setChanging(true)}>
          {t('changePassword')}
        </PopAction>
        {!phone && (
          <PopAction icon={<IconKeyboard {...icon} />} run={onKeys}>
            {t('keys')}
          </PopAction>
        )}
        <PopRule />
        <PopAction icon={<IconLogout className="turns" {...icon} />} run={endSession}>
          {t('logout')}
        </PopAction>
      </PopMenu>
      <Suspense>{changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}</Suspense>
    </>
  )
}
