import { westernDigits } from '@sufra/contract/kernel/digits'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useKeys } from '../../keys/useKeys.ts'
import { kernelText } from '../../text/kernel.text.ts'
import { useText } from '../../text/language.tsx'
import { useFilterChip } from './filterChip.ts'
import css from './Search.module.css'

interface Props {
  readonly label: string
  /** Placeholder: what can be searched for. Defaults to `label`. */
  readonly hint?: string
  readonly value: string
  readonly numeric?: boolean
  readonly onSearch: (text: string) => void
}

/** Short enough not to be noticed, long enough not to search for every letter (DECISIONS 43). */
const pauseMs = 300

/** Searches while typing, and at once on Enter. `/` focuses it. */
export function Search({ label, hint, value, numeric, onSearch }: Props) {
  const t = useText(kernelText)
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The last search from here: when it comes back from the URL, it does not replace text typed since. */
  const asked = useRef(value)
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    clearTimeout(timer.current)
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (typed: string) => {
    clearTimeout(timer.current)
    const wanted = typed.trim()
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted)
  }
  useFilterChip(value !== '' && { label: t('search'), value, remove: () => onSearch('') })
  // The pause must call the latest function, not that of an earlier render.
  useKeys('search', {
    search: () => {
      input.current?.focus()
      input.current?.select()
    },
  })
  const run = useRef(search)
  run.current = search
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          search(text)
        }}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          ref={input}
          data-list-search
          type="text"
          aria-label={label}
          placeholder={hint ?? label}
          inputMode={numeric ? 'numeric' : 'search'}
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => {
            const typed = event.currentTarget.value
            const next = numeric ? westernDigits(typed) : typed
            setText(next)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => run.current(next), pauseMs)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') input.current?.blur()
          }}
        />
        {text ? (
          <button
            type="button"
            aria-label={t('clearSearch')}
            onClick={() => {
              setText('')
              search('')
              input.current?.focus()
            }}
          >
            <IconX size={16} aria-hidden />
          </button>
        ) : (
          <kbd aria-hidden>/</kbd>
        )}
      </form>
    </search>
  )
}
