import '@mantine/core/styles/ScrollArea.css'
import '@mantine/spotlight/styles.css'
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import type { FindResult } from '@sufra/contract/insight/find'
import {
  IconBuildingStore,
  IconReceipt,
  IconSearch,
  IconTicket,
  IconToolsKitchen2,
  IconUser,
  IconWallet,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useCovered } from '../kernel/dialogs/useCovered.ts'
import { useSession } from '../kernel/session/session.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { useOrderPath } from '../orders/order/useOrderPath.ts'
import { foundPath } from './foundPath.ts'
import css from './Palette.module.css'
import { kindText, paletteText } from './palette.text.ts'
import { ranked } from './paletteRanked.ts'
import { noteUse, usage } from './paletteUsed.ts'
import { shellText } from './shell.text.ts'
import { type Entry, usePaletteEntries } from './usePaletteEntries.ts'
import { usePaletteResults } from './usePaletteResults.ts'

const icons = {
  order: IconReceipt,
  payment_request: IconWallet,
  customer: IconUser,
  restaurant: IconBuildingStore,
  store: IconBuildingStore,
  item: IconToolsKitchen2,
  coupon: IconTicket,
}
const mostPages = 8
const [store, palette] = createSpotlight()

/** What Enter opens: the library chooses the first while somebody types, but not when answers come later. */
function chooseFirst(): void {
  const first = document.querySelector('[data-action]')
  if (!first || document.querySelector('[data-action][data-selected]')) return
  first.setAttribute('data-selected', 'true')
  store.setState({ ...store.getState(), selected: 0 })
}

/** Finds pages, what can be done on this one, and the rows of lists, in both languages and with typing errors. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const covered = useCovered()
  const t = useText(paletteText)
  const kinds = useText(kindText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind, user } = useSession()
  const orderPath = useOrderPath()
  const label = useText(shellText)('goTo')
  const [query, setQuery] = useState('')
  const [usedOf] = useState(() => usage(user.id))
  const entries = usePaletteEntries()
  const { found, state } = usePaletteResults(query)
  useEffect(() => {
    palette.open()
  }, [])
  // What was chosen happens once the palette is gone, so that it does not take the focus back.
  const chosen = useRef<() => void>(undefined)

  const action = ({ id, label, note, icon: Icon, to, element }: Entry): SpotlightActionData => ({
    id,
    label,
    description: note,
    leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
    onClick: () => {
      noteUse(user.id, id)
      chosen.current = () => {
        if (to !== undefined) void navigate({ to })
        const row = element?.closest<HTMLElement>('[data-row]')
        ;(row?.matches('[tabindex]') ? row : element)?.focus()
        element?.click()
      }
    },
  })
  const foundEntry = (row: FindResult): Entry => {
    const name = row.name ? pick(row.name) : ''
    const numbered = row.kind === 'order' ? t('openOrder', { id: row.id }) : t('openRequest', { id: row.id })
    return {
      id: `${row.kind}:${row.id}`,
      label: row.name ? name : numbered,
      note: row.of ? `${kinds(row.kind)} · ${pick(row.of)}` : kinds(row.kind),
      words: '',
      icon: icons[row.kind],
      to: foundPath(row, kind, orderPath),
    }
  }
  // A number is an order's or another row's, not the one in the name of a button.
  const isNumber = /^\s*#?\s*\p{Nd}+\s*$/u.test(query)
  const matching = (all: readonly Entry[]) => (isNumber ? [] : ranked(all, query, usedOf))
  const groups = [
    { group: t('here'), actions: matching(entries.actions) },
    {
      group: t('pages'),
      actions: matching(entries.pages).slice(0, query.trim() === '' ? undefined : mostPages),
    },
    // The server's order, but what this person uses comes first.
    {
      group: t('found'),
      actions: found.map(foundEntry).sort((a, b) => usedOf(b.id) - usedOf(a.id)),
    },
  ]
  const shown = groups.filter(({ actions }) => actions.length > 0)
  const first = query.trim() === '' ? undefined : shown[0]?.actions[0]?.id
  useEffect(() => {
    if (first !== undefined) chooseFirst()
  }, [first])
  const nothing = { searching: t('searching'), failed: t('failed'), done: t('nothing') }[state]
  return (
    <Spotlight
      store={store}
      actions={shown.map(({ group, actions }) => ({ group, actions: actions.map(action) }))}
      filter={(_, actions) => actions}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={() => {
        onClose()
        setTimeout(() => chosen.current?.())
      }}
      closeOnEscape={!covered}
      shortcut={null}
      highlightQuery={false}
      nothingFound={nothing}
      scrollable
      centered={false}
      yOffset={96}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      classNames={{ action: css.action, search: css.search }}
      maxHeight={420}
      attributes={{ content: { 'aria-label': label } }}
      searchProps={{
        'aria-label': label,
        placeholder: label,
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
      }}
    />
  )
}
