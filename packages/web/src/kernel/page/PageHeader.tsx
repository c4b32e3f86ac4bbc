import { IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { useTitle } from '../states/useTitle.ts'
import { kernelText } from '../text/kernel.text.ts'
import { usePick, useText } from '../text/language.tsx'
import type { ListSearch } from '../url/search.ts'
import { useWayBack } from '../url/wayBack.ts'
import { type Crumb, CrumbsContext } from './crumbs.ts'
import css from './PageHeader.module.css'

interface Props {
  /**
   * Name of the restaurant, or of what the page shows. Defaults to the nav item's name, then to the path (spec 1
   * §2.5).
   */
  readonly title?: string | undefined
  /** Names for ids in the path, by segment, or by path if two ids may be equal: `{ '12': 'Saffron House' }`. */
  readonly names?: Readonly<Record<string, string>> | undefined
  /** Filter of the list, if the page's address has it: the breadcrumb of a page opened by its address keeps it. */
  readonly search?: ListSearch
  /** After the title: a status, a count. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
}

export function PageHeader({ title, names = {}, search, aside, actions }: Props) {
  const t = useText(kernelText)
  const pick = usePick()
  const pathname = useLocation({ select: (location) => location.pathname })
  const crumbs = use(CrumbsContext)(pathname)
  const wayBack = useWayBack()
  const nameOf = (crumb: Crumb) =>
    crumb.name ? pick(crumb.name) : (names[crumb.path] ?? names[crumb.segment] ?? crumb.segment)
  const here = crumbs.at(-1)
  const named = here?.name ? pick(here.name) : undefined
  const heading = title ?? named ?? (here ? nameOf(here) : pathname)
  useTitle(heading)
  return (
    <header className={css.header}>
      {crumbs.length > 1 && (
        <nav aria-label={t('breadcrumb')}>
          <ol className={css.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.path}>
                {crumb === here ? (
                  <span aria-current="page">
                    <bdi>{nameOf(crumb)}</bdi>
                  </span>
                ) : (
                  <>
                    <Link search={search} {...wayBack(crumb.path)}>
                      <bdi>{nameOf(crumb)}</bdi>
                    </Link>
                    <IconChevronRight className="turns" size={14} aria-hidden />
                  </>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={css.line}>
        <h1>{heading}</h1>
        {aside}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  )
}
