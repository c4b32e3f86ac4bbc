import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import {
  type Icon,
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconLayoutSidebar,
  IconMenu2,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { setDensity, useDensity } from '../kernel/browser/density.ts'
import { useSession } from '../kernel/session/session.tsx'
import { useLanguage, useText } from '../kernel/text/language.tsx'
import { Bell } from '../orders/live/Bell.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { shellText } from './shell.text.ts'
import css from './TopBar.module.css'

interface Props {
  readonly phone: boolean
  readonly expanded: boolean
  readonly onToggle: () => void
  readonly onPalette: () => void
  readonly onKeys: () => void
}

function Tool({ name, icon: Sign, className, ...rest }: ToolProps) {
  return (
    <ActionIcon aria-label={name} data-tip={name} {...rest}>
      <Sign className={className} size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
interface ToolProps {
  readonly name: string
  readonly icon: Icon
  readonly className?: string
  readonly onClick: () => void
  readonly 'aria-expanded'?: boolean
}

export function LanguageSwitch() {
  const t = useText(shellText)
  const { language, setLanguage } = useLanguage()
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <Button
      variant="subtle"
      color="gray"
      px="xs"
      lang={other}
      className={css.language}
      onClick={() => setLanguage(other)}
    >
      {t('otherLanguage')}
    </Button>
  )
}

export function SchemeSwitch() {
  const t = useText(shellText)
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme() === 'dark'
  return (
    <Tool
      name={dark ? t('lightScheme') : t('darkScheme')}
      icon={dark ? IconSun : IconMoon}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    />
  )
}

export function TopBar({ phone, expanded, onToggle, onPalette, onKeys }: Props) {
  const t = useText(shellText)
  const compact = useDensity() === 'compact'
  const { kind } = useSession()
  return (
    <section aria-label={t('tools')} className={css.bar}>
      <Tool
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
      <div className={css.snacks} data-snacks />
      <div className={css.tools}>
        <LanguageSwitch />
        {kind !== 'admin' && <Bell />}
        <SchemeSwitch />
        {!phone && (
          <Tool
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
