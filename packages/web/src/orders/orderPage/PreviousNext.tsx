import { ActionIcon } from '@mantine/core'
import { orders } from '@sufra/contract/orders/orders'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useKeys } from '../../kernel/keys/useKeys.ts'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { deskFilters, listFilter } from '../order/deskFilters.rules.ts'
import css from './OrderPage.module.css'
import { orderPageText } from './orderPage.text.ts'

interface Props {
  readonly id: number
  readonly pathOf: (id: number) => string
}

/** Links to the previous and next order of the list this one was opened from, by button and by key. */
export function PreviousNext({ id, pathOf }: Props) {
  const t = useText(orderPageText)
  const navigate = useNavigate()
  const list = useListSearch()
  const { needs_attention, card_unpaid, uncancelled, ...filters } = deskFilters(list)
  const { data } = useOperation(orders.neighbours, {
    params: { id },
    body: {
      ...filters,
      ...(needs_attention && { needs_attention: 'true' }),
      ...(card_unpaid && { card_unpaid: 'true' }),
      ...(uncancelled && { uncancelled: 'true' }),
    },
  })
  const search = listFilter(list)
  // A key pressed before the neighbours are loaded is followed once they are.
  const wanted = useRef<'previous' | 'next'>(undefined)
  const follow = useRef<() => void>(undefined)
  follow.current = () => {
    if (!data || !wanted.current) return
    const to = data[wanted.current]
    wanted.current = undefined
    if (to) void navigate({ to: pathOf(to), search, replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: new neighbours are what it waits for
  useEffect(() => follow.current?.(), [data])
  const go = (name: 'previous' | 'next') => () => {
    wanted.current = name
    follow.current?.()
  }
  useKeys('neighbours', { previous: go('previous'), next: go('next') })
  const step = (name: 'previous' | 'next') => {
    const to = data?.[name]
    const Icon = name === 'previous' ? IconChevronLeft : IconChevronRight
    const icon = <Icon className="turns" size={20} stroke={1.6} aria-hidden />
    const label = { 'aria-label': t(name), variant: 'default' } as const
    return to ? (
      <ActionIcon
        renderRoot={(props) => <Link {...props} to={pathOf(to)} search={search} replace />}
        data-tip={t(name)}
        {...label}
      >
        {icon}
      </ActionIcon>
    ) : (
      <ActionIcon disabled {...label}>
        {icon}
      </ActionIcon>
    )
  }
  return (
    <nav aria-label={t('neighbours')} className={css.neighbours}>
      {step('previous')}
      {step('next')}
    </nav>
  )
}
