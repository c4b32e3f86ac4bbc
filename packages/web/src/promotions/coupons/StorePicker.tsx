import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { PickOption } from '../../kernel/list/pickOption.ts'
import { folded } from '../../kernel/text/folded.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storeOptions } from '../../stores/stores/placeOptions.ts'
import css from './coupons.module.css'
import { couponFormText } from './coupons.text.ts'
import type { Target } from './couponValues.ts'
import { StoreItems } from './StoreItems.tsx'

interface Props {
  readonly targets: readonly Target[]
  /** Each chosen store opens its items. */
  readonly withItems: boolean
  readonly error: string | undefined
  readonly onChange: (targets: readonly Target[]) => void
}

/** Stores drawn at once; typing more of a name finds the others. */
const mostDrawn = 50

const matches = ({ name, note }: PickOption, wanted: string): boolean =>
  [name.en, name.ar, note?.en ?? '', note?.ar ?? ''].some((each) => folded(each).includes(wanted))

/** Chooses stores among thousands: the chosen ones first, then those whose name or restaurant matches. */
export function StorePicker({ targets, withItems, error, onChange }: Props) {
  const t = useText(couponFormText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const id = useId()
  const [search, setSearch] = useState('')
  const { data, isError, refetch } = useQuery({
    queryKey: ['options', 'stores of all'],
    queryFn: () => storeOptions(undefined),
    staleTime: 60_000,
  })
  const chosen = new Set(targets.map(({ store }) => store))
  const wanted = folded(search.trim())
  const found = (data ?? []).filter((option) => !chosen.has(option.id) && matches(option, wanted))
  const picked = (data ?? []).filter((option) => chosen.has(option.id))
  const more = found.length - Math.min(found.length, mostDrawn)
  const choose = (ids: readonly number[]) =>
    onChange([...targets, ...ids.map((store) => ({ store, items: [] }))])
  const drop = (store: number) => onChange(targets.filter((each) => each.store !== store))

  const row = (option: PickOption) => (
    <label className={css.store}>
      <input
        type="checkbox"
        name="coupons"
        checked={chosen.has(option.id)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => (event.currentTarget.checked ? choose([option.id]) : drop(option.id))}
      />
      <bdi>{pick(option.name)}</bdi>
      {option.note && <bdi className={css.note}>{pick(option.note)}</bdi>}
    </label>
  )
  return (
    <fieldset className={css.stores} data-wrong={error ? '' : undefined}>
      <legend>{t('targets')}</legend>
      <Group gap="xs">
        <TextInput
          className={css.search}
          aria-label={t('searchStores')}
          placeholder={t('searchStores')}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        {wanted !== '' && found.length > 1 && (
          <Button size="xs" variant="default" onClick={() => choose(found.map((option) => option.id))}>
            {t('chooseFound', { count: found.length })}
          </Button>
        )}
      </Group>
      {targets.length > 0 && (
        <Group gap="xs" role="status">
          <span>{t('chosen', { count: targets.length })}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
            {t('clearChosen')}
          </Button>
        </Group>
      )}
      <ul className={css.list} aria-busy={!data && !isError}>
        {picked.map((option) => (
          <li key={option.id}>
            {row(option)}
            {withItems && (
              <StoreItems
                store={option.id}
                name={pick(option.name)}
                value={targets.find(({ store }) => store === option.id)?.items ?? []}
                onChange={(items) =>
                  onChange(targets.map((each) => (each.store === option.id ? { ...each, items } : each)))
                }
              />
            )}
          </li>
        ))}
        {found.slice(0, mostDrawn).map((option) => (
          <li key={option.id}>{row(option)}</li>
        ))}
      </ul>
      {isError && !data && (
        <p role="alert">
          {kernel('failed')}{' '}
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {kernel('tryAgain')}
          </Button>
        </p>
      )}
      {data && !data.some((option) => matches(option, wanted)) && <p className={css.note}>{t('noStores')}</p>}
      {more > 0 && <p className={css.note}>{t('more', { count: more.toLocaleString('en-US') })}</p>}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
