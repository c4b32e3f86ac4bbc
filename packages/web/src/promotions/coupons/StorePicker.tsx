import { Button, Group } from '@mantine/core'
import { coupons } from '@sufra/contract/promotions/coupons'
import { useId, useRef, useState } from 'react'
import { call } from '../../kernel/data/api.ts'
import { messageOf, useOperation } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { PickSearch } from '../../kernel/inputs/PickSearch.tsx'
import { mostShown } from '../../kernel/inputs/picked.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './coupons.module.css'
import { couponFormText } from './coupons.text.ts'
import type { Target } from './couponValues.ts'
import { StoreRow } from './StoreRow.tsx'

interface Props {
  readonly targets: readonly Target[]
  /** Each chosen store has its items beneath it. */
  readonly withItems: boolean
  readonly error: string | undefined
  readonly onChange: (targets: readonly Target[]) => void
}

type FoundStore = Awaited<ReturnType<typeof search>>['stores'][number]
const search = (text: string) => call(coupons.stores, { body: { search: text } })
const targetOf = ({ id, name, restaurant_name }: FoundStore): Target => ({
  id,
  name,
  restaurant: restaurant_name,
  items: [],
})

/** Chosen stores drawn at once. */
const mostChosen = 50

/** Chooses stores among thousands, found by the server: those chosen before first, then others. */
export function StorePicker({ targets, withItems, error, onChange }: Props) {
  const t = useText(couponFormText)
  const kernel = useText(kernelText)
  const id = useId()
  const [wanted, setWanted] = useState('')
  // They stay where they are while they are ticked and unticked.
  const [first, setFirst] = useState(targets)
  const [pending, setPending] = useState(false)
  const latest = useRef(targets)
  latest.current = targets
  const { data, isError, refetch } = useOperation(
    coupons.stores,
    { body: { count: mostShown, ...(wanted && { search: wanted }) } },
    { keep: true },
  )
  const chosen = new Map(targets.map((target) => [target.id, target]))
  const found = (data?.stores ?? []).map(targetOf)
  const standing = new Set(first.map((target) => target.id))
  const others = found.filter((target) => !standing.has(target.id))
  const before = (data ? first : targets).slice(0, mostChosen)
  const shown = wanted && data ? found : [...before, ...others]
  const add = (more: readonly Target[]) => {
    const there = new Set(latest.current.map((target) => target.id))
    onChange([...latest.current, ...more.filter((target) => !there.has(target.id))])
  }
  const chooseFound = async () => {
    setPending(true)
    try {
      add((await search(wanted)).stores.map(targetOf))
    } catch (failure) {
      toast.error(messageOf(failure) ?? kernel('unavailable'))
    } finally {
      setPending(false)
    }
  }
  return (
    <fieldset
      className={css.stores}
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{t('targets')}</legend>
      <Group gap="xs">
        <div className={css.search}>
          <PickSearch
            label={t('searchStores')}
            onSearch={(text) => {
              setWanted(text)
              setFirst(targets)
            }}
          />
        </div>
        {wanted !== '' && !withItems && found.length > 1 && (
          <Button size="xs" variant="default" loading={pending} onClick={() => void chooseFound()}>
            {t('chooseFound')}
          </Button>
        )}
      </Group>
      {targets.length > 0 && (
        <Group gap="xs" role="status">
          <span>{t('chosen', { count: targets.length.toLocaleString('en-US') })}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
            {t('clearChosen')}
          </Button>
        </Group>
      )}
      <ul className={css.list} data-tree={withItems || undefined} aria-busy={!data && !isError}>
        {shown.map((target) => (
          <StoreRow
            key={target.id}
            target={chosen.get(target.id) ?? target}
            chosen={chosen.has(target.id)}
            withItems={withItems}
            isOnly={targets.length === 1}
            wrong={error !== undefined}
            onChoose={() => add([target])}
            onDrop={() => onChange(targets.filter((each) => each.id !== target.id))}
            onItems={(items) =>
              onChange(targets.map((each) => (each.id === target.id ? { ...each, items } : each)))
            }
          />
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
      {data && shown.length === 0 && <p className={css.note}>{t('noStores')}</p>}
      {!wanted && first.length > mostChosen && (
        <p className={css.note}>
          {t('moreChosen', { count: (first.length - mostChosen).toLocaleString('en-US') })}
        </p>
      )}
      {data?.cut && <p className={css.note}>{t('more')}</p>}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
