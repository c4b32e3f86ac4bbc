import { homes } from '@sufra/contract/kernel/kinds'
import type { Icon } from '@tabler/icons-react'
import { IconCheck, IconFileSpreadsheet, IconPlus, IconPrinter, IconUser, IconX } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { pageActions } from '../kernel/keys/pageKeys.ts'
import { useSession } from '../kernel/session/session.tsx'
import { usePick } from '../kernel/text/language.tsx'
import { crumbsOf } from './crumbs.ts'
import { isGroup, menuOf } from './menu.ts'
import { actionWords, pageWords } from './palette.text.ts'
import { navText } from './shell.text.ts'

export interface Entry {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  readonly words: string
  readonly icon: Icon
  /** A page to open, or a button to press. */
  readonly to?: string
  readonly element?: HTMLElement
}

const icons = {
  add: IconPlus,
  export: IconFileSpreadsheet,
  print: IconPrinter,
  accept: IconCheck,
  reject: IconX,
}
const both = (text: { readonly en: string; readonly ar: string } | null | undefined) =>
  text ? `${text.en} ${text.ar}` : ''

/** What can be done on this page, and every page this person may open, found by its names in both languages. */
export function usePaletteEntries(): {
  readonly actions: readonly Entry[]
  readonly pages: readonly Entry[]
} {
  const pick = usePick()
  const { kind, can } = useSession()
  const pathname = useLocation({ select: (location) => location.pathname })
  // As the page was when the palette opened: the row that had the focus counts.
  const [offered] = useState(() => pageActions())
  return useMemo(() => {
    const here = both(crumbsOf(pathname, kind).at(-1)?.name)
    const actions = offered
      .filter(({ name }, at) => offered.findIndex((each) => each.name === name) === at)
      .map(
        ({ action, name, element }): Entry => ({
          id: `do:${action}`,
          label: name,
          words: `${name} ${both(actionWords[action])} ${here}`,
          icon: icons[action],
          element,
        }),
      )
    const pages = menuOf(kind, can).flatMap((entry) =>
      (isGroup(entry) ? entry.items : [entry]).map(
        ({ to, name }): Entry => ({
          id: to,
          label: pick(navText[name]),
          note: isGroup(entry) ? pick(navText[entry.name]) : undefined,
          words: `${both(navText[name])} ${both(navText[entry.name])} ${both(pageWords[name])}`,
          icon: entry.icon,
          to,
        }),
      ),
    )
    // In no menu: it is opened by one's name.
    const to = `${homes[kind]}/profile`
    const profile: Entry = {
      id: to,
      label: pick(navText.profile),
      words: `${both(navText.profile)} ${both(pageWords.profile)}`,
      icon: IconUser,
      to,
    }
    return { actions, pages: [...pages, profile] }
  }, [offered, pathname, kind, can, pick])
}
