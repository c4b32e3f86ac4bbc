import { Drawer } from '../kernel/dialogs/Drawer.tsx'
import { Logo } from '../kernel/page/Logo.tsx'
import { useText } from '../kernel/text/language.tsx'
import css from './Shell.module.css'
import { SideMenu } from './SideMenu.tsx'
import { shellText } from './shell.text.ts'

/** The menu on a phone. */
export default function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(shellText)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={<Logo />}
      size={300}
      close={t('closeMenu')}
      classNames={{ content: css.drawer, header: css.drawer, body: css.drawerBody }}
    >
      <SideMenu />
    </Drawer>
  )
}
