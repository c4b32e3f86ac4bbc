import { useEffect, useRef } from 'react'
import { dialogOpen, isTyping } from '../browser/typing.ts'
import { isChord, type KeyName, type KeySetName, keySets } from './keySets.ts'

/** Runs for its keys. `false`: there is nothing to do here, so the next binding is tried. */
type Run = (event: KeyboardEvent) => unknown
type Handlers<Name extends KeySetName> = Partial<Readonly<Record<KeyName<Name>, Run>>>

interface Binding {
  readonly id: string
  readonly chords: readonly string[]
  readonly run: Run
}

let live: readonly Binding[] = []

/** The bindings of the page as it is now, in the order of their declaration. */
export const liveKeys = (): readonly Pick<Binding, 'id' | 'chords'>[] =>
  Object.entries(keySets).flatMap(([set, keys]) =>
    Object.keys(keys).flatMap((key) => live.find(({ id }) => id === `${set}.${key}`) ?? []),
  )

const offKey = 'single-keys-off'
/** Keys without Ctrl can be switched off for whoever talks to the computer (WCAG 2.1.4). */
export const singleKeysOff = (): boolean => localStorage.getItem(offKey) === '1'
export const switchSingleKeys = (off: boolean): void => localStorage.setItem(offKey, off ? '1' : '0')

const isSingle = (chord: string) => /^(Key|Bracket|Slash|Shift\+)/.test(chord)

/** What a key is for while something is typed or a dialog is open. */
function isFree({ target }: KeyboardEvent, chord: string): boolean {
  if (chord === 'Ctrl+KeyK' || chord === 'Escape') return true
  const leadsToRows =
    chord === 'ArrowDown' && target instanceof Element && target.matches('[data-list-search]')
  if ((isTyping(target) && !leadsToRows) || dialogOpen()) return false
  return document.querySelector(':popover-open') === null && !(isSingle(chord) && singleKeysOff())
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  for (const { chords, run } of live.toReversed()) {
    const chord = chords.find((each) => isChord(event, each))
    if (chord === undefined || !isFree(event, chord) || run(event) === false) continue
    event.preventDefault()
    return
  }
}

/** Two sets on one page must not share a key: the page says so, and fails its test. */
function refuseClashes(added: readonly Binding[]): void {
  for (const { id, chords } of added)
    for (const other of live)
      if (other.id !== id && other.chords.some((chord) => chords.includes(chord)))
        reportError(new Error(`${id} and ${other.id} have the same key`))
}

/** Binds keys of a set while the component is there. Of two that bind the same, the later one is asked first. */
export function useKeys<Name extends KeySetName>(set: Name, handlers: Handlers<Name>): void {
  const latest = useRef(handlers)
  latest.current = handlers
  const names = Object.keys(handlers).join(' ')
  useEffect(() => {
    const added = (names.split(' ').filter(Boolean) as KeyName<Name>[]).map(
      (key): Binding => ({
        id: `${set}.${key}`,
        chords: keySets[set][key] as readonly string[],
        run: (event) => latest.current[key]?.(event),
      }),
    )
    refuseClashes(added)
    if (live.length === 0) window.addEventListener('keydown', onKey)
    live = [...live, ...added]
    return () => {
      live = live.filter((binding) => !added.includes(binding))
      if (live.length === 0) window.removeEventListener('keydown', onKey)
    }
  }, [set, names])
}
