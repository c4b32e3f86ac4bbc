import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { PopLink, PopMenu } from '../kernel/display/PopMenu.tsx'
import { useSession } from '../kernel/session/session.tsx'
import { useText } from '../kernel/text/language.tsx'
import { type Group, isGroup, menuOf, type Place } from './menu.ts'
import css from './SideMenu.module.css'
import { placeText, shellText } from './shell.text.ts'

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)
const useIsWithin = () => {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (to: string) => isWithin(decodeURIComponent(pathname), to)
}

function PlaceLink({ place, collapsed }: { place: Place; collapsed: boolean }) {
  const name = useText(placeText)(place.name)
  const active = useIsWithin()(place.to)
  return (
    <Link
      to={place.to}
      className={css.item}
      data-active={active || undefined}
      data-tip={collapsed ? name : undefined}
      data-tip-side="end"
      aria-current={active ? 'page' : undefined}
    >
      <place.icon size={20} stroke={1.6} aria-hidden />
      <span className={css.name}>{name}</span>
    </Link>
  )
}

/** In the collapsed menu, a group opens as a pop-up menu (spec 1 §2.5). */
function PopUpGroup({ group }: { group: Group }) {
  const t = useText(placeText)
  const within = useIsWithin()
  const active = group.entries.some((entry) => within(entry.to))
  return (
    <PopMenu
      place="beside"
      label={t(group.name)}
      buttonClass={css.item}
      active={active}
      button={<group.icon size={20} stroke={1.6} aria-hidden />}
    >
      <p className={css.heading}>{t(group.name)}</p>
      {group.entries.map((entry) => (
        <PopLink key={entry.to} to={entry.to} here={within(entry.to)}>
          {t(entry.name)}
        </PopLink>
      ))}
    </PopMenu>
  )
}

function FoldedGroup({ group }: { group: Group }) {
  const t = useText(placeText)
  const within = useIsWithin()
  const active = group.entries.some((entry) => within(entry.to))
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
        {group.entries.map((entry) => {
          const here = within(entry.to)
          return (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className={css.entry}
                data-active={here || undefined}
                aria-current={here ? 'page' : undefined}
              >
                {t(entry.name)}
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
        {menuOf(kind, can).map((item) => (
          <li key={item.name}>
            {!isGroup(item) ? (
              <PlaceLink place={item} collapsed={collapsed} />
            ) : collapsed ? (
              <PopUpGroup group={item} />
            ) : (
              <FoldedGroup group={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
