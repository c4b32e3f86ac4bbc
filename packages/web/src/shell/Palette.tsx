import '@mantine/core/styles/ScrollArea.css'
import '@mantine/spotlight/styles.css'
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight'
import { westernDigits } from '@sufra/contract/kernel/digits'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../kernel/session/session.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { useOrderPath } from '../orders/order/useOrderPath.ts'
import { isGroup, menuOf } from './menu.ts'
import css from './Palette.module.css'
import { placeText, shellText } from './shell.text.ts'

/** Every page this person may open, found by its name in either language. Digits search for an order. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useText(shellText)
  const place = useText(placeText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind, can } = useSession()
  const pathOf = useOrderPath()
  const [query, setQuery] = useState('')
  useEffect(() => {
    spotlight.open()
  }, [])
  const actions = useMemo(() => {
    const go = (to: string) => () => void navigate({ to })
    const places = menuOf(kind, can).flatMap((item) => {
      const entries = isGroup(item) ? item.entries : [item]
      return entries.map(
        (entry): SpotlightActionData => ({
          id: entry.to,
          label: place(entry.name),
          description: isGroup(item) ? pick(placeText[item.name]) : undefined,
          keywords: Object.values(placeText[entry.name]),
          leftSection: <item.icon size={20} stroke={1.6} aria-hidden />,
          onClick: go(entry.to),
        }),
      )
    })
    const id = /^\s*#?(\d{1,15})\s*$/.exec(westernDigits(query))?.[1]
    const order: SpotlightActionData[] =
      id && can('orders.read')
        ? [
            {
              id: 'order',
              label: t('openOrder', { id }),
              keywords: query,
              leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
              onClick: go(pathOf(Number(id))),
            },
          ]
        : []
    return [...order, ...places]
  }, [kind, can, query, place, pick, navigate, t, pathOf])
  return (
    <Spotlight
      actions={actions}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      highlightQuery={false}
      nothingFound={t('nothingToGoTo')}
      scrollable
      centered={false}
      yOffset={96}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      classNames={{ action: css.action, search: css.search }}
      maxHeight={420}
      attributes={{ content: { 'aria-label': t('goTo') } }}
      searchProps={{
        'aria-label': t('goTo'),
        placeholder: t('goTo'),
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
      }}
    />
  )
}
