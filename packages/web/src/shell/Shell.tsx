import { useMediaQuery } from '@mantine/hooks'
import { moneyLive } from '@sufra/contract/money/live'
import { orders } from '@sufra/contract/orders/orders'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { fetched, late } from '../kernel/browser/late.ts'
import { keySets } from '../kernel/keys/keySets.ts'
import type { ActionName } from '../kernel/keys/pageKeys.ts'
import { useKeys } from '../kernel/keys/useKeys.ts'
import { CrumbsContext } from '../kernel/page/crumbs.ts'
import { Logo } from '../kernel/page/Logo.tsx'
import { useSession } from '../kernel/session/session.tsx'
import { useText } from '../kernel/text/language.tsx'
import { crumbsOf } from './crumbs.ts'
import css from './Shell.module.css'
import { SideMenu } from './SideMenu.tsx'
import { shellText } from './shell.text.ts'
import { TopBar } from './TopBar.tsx'
import { useFocusOnPage } from './useFocusOnPage.ts'

const collapsedKey = 'menu-collapsed'
/** As last set. On tablets the menu is collapsed by default, which leaves the room to the page. */
const startsCollapsed = (): boolean =>
  (localStorage.getItem(collapsedKey) ?? (window.matchMedia('(max-width: 75em)').matches ? '1' : '0')) === '1'

const press = async (action: ActionName) =>
  (await fetched(() => import('../kernel/keys/pageKeys.ts'))).press(action)
const pageKeys = Object.fromEntries(
  (Object.keys(keySets.page) as ActionName[]).map((action) => [action, () => void press(action)]),
)

const Palette = late(() => import('./Palette.tsx'))
const MenuDrawer = late(() => import('./MenuDrawer.tsx'))
const Keys = late(() => import('./Keys.tsx'))
const ReconciliationBanner = late(() => import('../money/reconciliation/ReconciliationBanner.tsx'))
const LiveMoney = late(() => import('../money/live/LiveMoney.tsx'))
const LiveAccess = late(() => import('../accounts/access/LiveAccess.tsx'))
const LiveOrders = late(() => import('../orders/live/LiveOrders.tsx'))

export function Shell({ children }: { children: ReactNode }) {
  const t = useText(shellText)
  const { can, kind } = useSession()
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [collapsed, setCollapsed] = useState(startsCollapsed)
  const [drawer, setDrawer] = useState(false)
  // Loaded on the first tap, then kept mounted for the closing animation.
  const [asked, setAsked] = useState(false)
  const [palette, setPalette] = useState(false)
  const [keys, setKeys] = useState(false)
  const pathname = useLocation({ select: (location) => location.pathname })

  const crumbs = useCallback((path: string) => crumbsOf(path, kind), [kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => setDrawer(false), [pathname])
  const toggle = useCallback(() => {
    setAsked(true)
    if (phone) setDrawer((open) => !open)
    else {
      localStorage.setItem(collapsedKey, collapsed ? '0' : '1')
      setCollapsed(!collapsed)
    }
  }, [phone, collapsed])
  const main = useRef<HTMLElement>(null)
  useFocusOnPage(main)
  useKeys('shell', { palette: () => setPalette(true), menu: toggle, keys: () => setKeys(true) })
  useKeys('page', pageKeys)

  return (
    <div className={css.shell} data-collapsed={collapsed || undefined}>
      <a className={css.skip} href="#content">
        {t('skip')}
      </a>
      {!phone && (
        <aside className={css.side}>
          <div className={css.brand}>
            <Logo small={collapsed} />
          </div>
          <SideMenu collapsed={collapsed} />
        </aside>
      )}
      <div className={css.page}>
        <TopBar
          phone={phone}
          expanded={phone ? drawer : !collapsed}
          onToggle={toggle}
          onPalette={() => setPalette(true)}
          onKeys={() => setKeys(true)}
        />
        <main ref={main} id="content" tabIndex={-1} className={css.content}>
          <Suspense>{kind === 'admin' && <ReconciliationBanner />}</Suspense>
          <CrumbsContext value={crumbs}>{children}</CrumbsContext>
        </main>
      </div>
      <Suspense>
        {phone && asked && <MenuDrawer opened={drawer} onClose={() => setDrawer(false)} />}
        {palette && <Palette onClose={() => setPalette(false)} />}
        <LiveAccess />
        {can(orders.events) && <LiveOrders />}
        {pathname.split('/')[2] === 'payments' && can(moneyLive.events) && <LiveMoney />}
        {keys && <Keys onClose={() => setKeys(false)} />}
      </Suspense>
    </div>
  )
}
