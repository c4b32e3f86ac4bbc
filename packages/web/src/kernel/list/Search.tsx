import { westernDigits } from '@sufra/contract/kernel/digits'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { kernelText } from '../kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './Search.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly numeric?: boolean
  readonly onSearch: (text: string) => void
}

/** Runs on Enter, as the lists of the spec do; `/` brings the focus here. */
export function Search({ label, value, numeric, onSearch }: Props) {
  const t = useText(kernelText)
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setText(value), [value])
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          ref={input}
          data-list-search
          type="text"
          aria-label={label}
          placeholder={label}
          inputMode={numeric ? 'numeric' : 'search'}
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) =>
            setText(numeric ? westernDigits(event.currentTarget.value) : event.currentTarget.value)
          }
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
              onSearch('')
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
