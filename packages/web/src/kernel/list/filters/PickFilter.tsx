import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { late } from '../../browser/late.ts'
import { popBelow } from '../../browser/popBelow.ts'
import { usePick } from '../../text/language.tsx'
import css from './Filters.module.css'
import { useFilterChip } from './filterChip.ts'
import type { PickOption } from './pickOption.ts'

const PickList = late(() => import('./PickList.tsx'))

interface Props {
  readonly label: string
  /** The text for no choice. */
  readonly any: string
  /** Names the options in the query cache. */
  readonly name: string
  readonly value: number | undefined
  readonly load: () => Promise<readonly PickOption[]>
  readonly onPick: (id: number | undefined) => void
}

/** A filter with very many options, found by name. The options are loaded on demand. */
export function PickFilter({ label, any, name, value, load, onPick }: Props) {
  const id = useId()
  const pick = usePick()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const options = useQuery({
    queryKey: ['options', name],
    queryFn: load,
    enabled: open || value !== undefined,
    staleTime: 60_000,
  })
  const chosen = options.data?.find((option) => option.id === value)
  const words = chosen ? pick(chosen.name) : value
  useFilterChip(value !== undefined && { label, value: String(words), remove: () => onPick(undefined) })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.chip}
        data-active={value !== undefined || undefined}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        <span className={css.picked}>
          {label}
          {value !== undefined && (
            <>
              {': '}
              <bdi>{words}</bdi>
            </>
          )}
        </span>
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={css.panel}
        onToggle={(event) => {
          const opened = event.newState === 'open'
          setOpen(opened)
          if (opened && panel.current && button.current) popBelow(panel.current, button.current, 'start')
        }}
      >
        {open && (
          <Suspense>
            <PickList
              label={label}
              any={any}
              value={value}
              options={options}
              onPick={(next) => {
                panel.current?.hidePopover()
                onPick(next)
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
