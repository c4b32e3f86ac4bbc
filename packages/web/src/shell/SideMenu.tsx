import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { PopLink, PopMenu } from '../kernel/display/PopMenu.tsx'
import { useSession } from '../kernel/session/session.tsx'
import { useText } from '../kernel/text/language.tsx'
import { isGroup, menuOf, type NavGroup, type TopNavItem } from './menu.ts'
import css from './SideMenu.module.css'
import { navText, shellText } from './shell.text.ts'

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)
const useIsWithin = () => {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (to: string) => isWithin(decodeURIComponent(pathname), to)
}

function NavLink({ item, collapsed }: { item: TopNavItem; collapsed: boolean }) {
  const name = useText(navText)(item.name)
  const active = useIsWithin()(item.to)
  return (
    <Link
      to={item.to}
      className={css.item}
      data-active={active || undefined}
      data-tip={collapsed ? name : undefined}
      data-tip-side="end"
      aria-current={active ? 'page' : undefined}
    >
      <item.icon size={20} stroke={1.6} aria-hidden />
      <span className={css.name}>{name}</span>
    </Link>
  )
}

/** In the collapsed menu, a group opens as a pop-up menu (spec 1 §2.5). */
function PopUpGroup({ group }: { group: NavGroup }) {
  const t = useText(navText)
  const within = useIsWithin()
  const active = group.items.some((item) => within(item.to))
  return (
    <PopMenu
      place="beside"
      label={t(group.name)}
      buttonClass={css.item}
      active={active}
      button={<group.icon size={20} stroke={1.6} aria-hidden />}
    >
      <p className={css.heading}>{t(group.name)}</p>
      {group.items.map((item) => (
        <PopLink key={item.to} to={item.to} here={within(item.to)}>
          {t(item.name)}
        </PopLink>
      ))}
    </PopMenu>
  )
}

function FoldedGroup({ group }: { group: NavGroup }) {
  const t = useText(navText)
  const within = useIsWithin()
  const active = group.items.some((item) => within(item.to))
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? active
  const id = `menu-${group.name}`
  return (
    <>
      <button
        type="button"
        className={css.item}
        aria-expanded={open}
        aria-controls={id}
        data-holds={(active && !open) || undefined}
        onClick={() => setChosen(!open)}
      >
        <group.icon size={20} stroke={1.6} aria-hidden />
        <span className={css.name}>{t(group.name)}</span>
        <IconChevronDown className={css.fold} size={16} aria-hidden />
      </button>
      <ul id={id} className={css.entries} hidden={!open}>
        {group.items.map((item) => {
          const here = within(item.to)
          return (
            <li key={item.to}>
              <Link
                to={item.to}
                className={css.entry}
                data-active={here || undefined}
                aria-current={here ? 'page' : undefined}
              >
                {t(item.name)}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}

export function SideMenu({ collapsed = false }: { collapsed?: boolean }) {
  const t = useText(shellText)
  const { kind, can } = useSession()
  return (
    <nav aria-label={t('mainMenu')} className={css.menu} data-collapsed={collapsed || undefined}>
      <ul>
        {menuOf(kind, can).map((entry) => (
          <li key={entry.name}>
            {!isGroup(entry) ? (
              <NavLink item={entry} collapsed={collapsed} />
            ) : collapsed ? (
              <PopUpGroup group={entry} />
            ) : (
              <FoldedGroup group={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
