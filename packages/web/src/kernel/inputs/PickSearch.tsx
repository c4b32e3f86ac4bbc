import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

/** As for lists (DECISIONS 43). */
const pauseMs = 300

/** A search within a form: it runs while typing and at once on Enter, which does not send the form. */
export function PickSearch({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (typed: string) => {
    clearTimeout(timer.current)
    onSearch(typed.trim())
  }
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      maxLength={100}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value
        setText(typed)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => search(typed), pauseMs)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        search(text)
      }}
    />
  )
}
