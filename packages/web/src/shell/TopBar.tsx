import { orders } from '@sufra/contract/orders/orders'
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconLayoutSidebar,
  IconMenu2,
  IconSearch,
} from '@tabler/icons-react'
import { Suspense } from 'react'
import { setDensity, useDensity } from '../kernel/browser/density.ts'
import { late } from '../kernel/browser/late.ts'
import { ToolButton } from '../kernel/display/ToolButton.tsx'
import { LanguageSwitch, SchemeSwitch } from '../kernel/page/AppearanceSwitches.tsx'
import { useSession } from '../kernel/session/session.tsx'
import { useText } from '../kernel/text/language.tsx'
import { Bell } from '../orders/live/Bell.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { shellText } from './shell.text.ts'
import css from './TopBar.module.css'

const StoreSwitch = late(() => import('../accounts/ownStores/StoreSwitch.tsx'))

interface Props {
  readonly phone: boolean
  readonly expanded: boolean
  readonly onToggle: () => void
  readonly onPalette: () => void
  readonly onKeys: () => void
}

export function TopBar({ phone, expanded, onToggle, onPalette, onKeys }: Props) {
  const t = useText(shellText)
  const compact = useDensity() === 'compact'
  const { kind, user, can } = useSession()
  return (
    <section aria-label={t('tools')} className={css.bar}>
      <ToolButton
        name={phone ? t('openMenu') : t('toggleMenu')}
        icon={phone ? IconMenu2 : IconLayoutSidebar}
        className="turns"
        aria-expanded={expanded}
        onClick={onToggle}
      />
      {!phone && (
        <button type="button" className={css.palette} onClick={onPalette}>
          <IconSearch size={16} aria-hidden />
          <span>{t('goTo')}</span>
          <kbd dir="ltr">Ctrl K</kbd>
        </button>
      )}
      <Suspense>{user.stores[1] && <StoreSwitch />}</Suspense>
      <div className={css.toasts} data-toasts />
      <div className={css.tools}>
        <LanguageSwitch />
        {kind !== 'admin' && can(orders.events) && <Bell />}
        <SchemeSwitch />
        {!phone && (
          <ToolButton
            name={compact ? t('comfortableRows') : t('compactRows')}
            icon={compact ? IconBaselineDensityMedium : IconBaselineDensitySmall}
            onClick={() => setDensity(compact ? 'comfortable' : 'compact')}
          />
        )}
        <ProfileMenu phone={phone} onKeys={onKeys} />
      </div>
    </section>
  )
}
