import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './coupons.module.css'
import { couponFormText } from './coupons.text.ts'
import type { Named, Target } from './couponValues.ts'
import { StoreItems } from './StoreItems.tsx'

interface Props {
  readonly target: Target
  readonly chosen: boolean
  readonly withItems: boolean
  /** No other store is chosen. */
  readonly isOnly: boolean
  readonly wrong: boolean
  readonly onChoose: () => void
  readonly onDrop: () => void
  readonly onItems: (items: readonly Named[]) => void
}

/** A store to choose; chosen, it opens its items. */
export function StoreRow({ target, chosen, withItems, isOnly, wrong, onChoose, onDrop, onItems }: Props) {
  const t = useText(couponFormText)
  const pick = usePick()
  const [open, setOpen] = useState(isOnly)
  return (
    <li>
      <div className={css.row}>
        <label className={css.store}>
          <input
            type="checkbox"
            name="coupons"
            checked={chosen}
            aria-invalid={wrong || undefined}
            onChange={(event) => {
              setOpen(true)
              if (event.currentTarget.checked) onChoose()
              else onDrop()
            }}
          />
          <bdi>{pick(target.name)}</bdi>
          <bdi className={css.note}>{pick(target.restaurant)}</bdi>
        </label>
        {chosen && withItems && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={open}
            c={wrong && target.items.length === 0 ? 'red' : undefined}
            rightSection={
              <IconChevronDown size={16} stroke={1.6} aria-hidden data-open={open || undefined} />
            }
            onClick={() => setOpen(!open)}
          >
            {t('itemsChosen', { count: target.items.length })}
            <span className="visually-hidden"> {t('itemsOf', { store: pick(target.name) })}</span>
          </Button>
        )}
      </div>
      {chosen && withItems && open && <StoreItems store={target} onChange={onItems} />}
    </li>
  )
}
