import { Button } from '@mantine/core'
import { items } from '@sufra/contract/menu/items'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { type ListSearch, listSearch } from '../../kernel/url/search.ts'
import { menuText } from '../items/menu.text.ts'

/** Adds an item or, for admins, copies one (DECISIONS 11). */
export function AddMenu({ category }: { category: number }) {
  const t = useText(menuText)
  const { can } = useSession()
  const navigate = useNavigate()
  const here = useLocation({ select: ({ pathname }) => pathname })
  /** Carried along, so that the way back leads to the menu as it is: its table, or the category's grid. */
  const search = (before: ListSearch) => listSearch({ ...before, category })
  if (!can(items.save)) return null
  if (!can(items.copy))
    return (
      <Button
        renderRoot={(props) => <Link {...props} to={`${here}/form-menu`} search={search} />}
        data-do="add"
        leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      >
        {t('newMenu')}
      </Button>
    )
  return (
    <PopMenu label={t('addMenu')} button={<IconPlus size={18} stroke={1.6} />} filled place="below">
      <PopAction
        icon={<IconPlus size={18} stroke={1.6} aria-hidden />}
        run={() => void navigate({ to: `${here}/form-menu`, search })}
      >
        {t('newMenu')}
      </PopAction>
      <PopAction
        icon={<IconCopy size={18} stroke={1.6} aria-hidden />}
        run={() => void navigate({ to: `${here}/form-menu-duplicate`, search })}
      >
        {t('duplicate')}
      </PopAction>
    </PopMenu>
  )
}
