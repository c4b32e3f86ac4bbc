import { Button } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCovered } from '../../dialogs/useCovered.ts'
import { folded } from '../../text/folded.ts'
import { kernelText } from '../../text/kernel.text.ts'
import { usePick, useText } from '../../text/language.tsx'
import css from './Filters.module.css'
import type { PickOption } from './pickOption.ts'

interface Props {
  readonly label: string
  readonly any: string
  readonly value: number | undefined
  readonly options: {
    readonly data: readonly PickOption[] | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly onPick: (id: number | undefined) => void
}

/** Maximum options rendered; typing more of a name finds the others. */
const mostDrawn = 50
/** A search field and its results, matched by name in either language. */
export default function PickList({ label, any, value, options, onPick }: Props) {
  useCovered()
  const t = useText(kernelText)
  const pick = usePick()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  useEffect(() => input.current?.focus(), [])
  const wanted = folded(text.trim())
  const found = (options.data ?? []).filter(({ name }) =>
    [name.en, name.ar].some((each) => folded(each).includes(wanted)),
  )
  const shown: readonly {
    readonly id: number | undefined
    readonly name: string
    readonly note?: string | undefined
  }[] = [
    ...(wanted === '' ? [{ id: undefined, name: any }] : []),
    ...found.slice(0, mostDrawn).map((option) => ({
      id: option.id,
      name: pick(option.name),
      note: option.note && pick(option.note),
    })),
  ]
  const current = Math.min(at, shown.length - 1)
  const walk = (event: KeyboardEvent) => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: shown.length - 1 }[event.key]
    const chosen = shown[current]
    if (event.key === 'Enter' && chosen) onPick(chosen.id)
    else if (next !== undefined && shown.length > 0) {
      const wrapped = (next + shown.length) % shown.length
      setAt(wrapped)
      list.current?.children[wrapped]?.scrollIntoView({ block: 'nearest' })
    } else return
    event.preventDefault()
  }
  return (
    <>
      <input
        ref={input}
        type="text"
        role="combobox"
        className={css.find}
        aria-label={t('searchIn', { what: label })}
        placeholder={t('search')}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={walk}
      />
      {options.isError && !options.data ? (
        <p role="alert" className={css.none}>
          {t('failed')}
          <Button size="xs" variant="default" onClick={() => void options.refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={label}
          aria-busy={!options.data}
          className={css.options}
        >
          {shown.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's above
            <div
              key={option.id ?? 'any'}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === value}
              data-at={index === current || undefined}
              onClick={() => onPick(option.id)}
            >
              <bdi>{option.name}</bdi>
              {option.note && <bdi className={css.note}>{option.note}</bdi>}
            </div>
          ))}
        </div>
      )}
      {found.length === 0 && !options.isError && (
        <p role="status" className={css.none}>
          {t(options.data ? 'nothingFound' : 'loading')}
        </p>
      )}
    </>
  )
}
