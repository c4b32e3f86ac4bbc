import { useEffect, useRef } from 'react'
import { dialogOpen, isTyping } from '../kernel/browser/typing.ts'

interface ShellKeys {
  readonly toggle: () => void
  readonly showKeys: () => void
  readonly showPalette: () => void
}

/** Letters are matched by physical key, so that they also work on an Arabic keyboard. */
export function useShellKeys(keys: ShellKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const command = event.ctrlKey || event.metaKey
      if (command && event.code === 'KeyK') {
        event.preventDefault()
        latest.current.showPalette()
        return
      }
      if (command || event.altKey || isTyping(event.target) || dialogOpen()) return
      if (event.key === '?' || event.key === '؟') latest.current.showKeys()
      else if (event.key === '[' || event.code === 'BracketLeft') latest.current.toggle()
      else if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('[data-list-search]')
        if (!search) return
        event.preventDefault()
        search.focus()
        search.select()
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
