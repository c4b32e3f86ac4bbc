/**
 * Every key of the pages, declared once: what binds them and what `?` shows. A chord is a physical key
 * (`KeyboardEvent.code`), so that it is the same key on an Arabic keyboard. `ArrowStart` and `ArrowEnd` follow the
 * direction of the page. Keys within a widget (menus, grids, calendars) are WAI-ARIA's and stand with the widget.
 */
export const keySets = {
  /** Press the button that has this name as `data-do`. */
  page: { add: ['KeyN'], export: ['KeyE'], print: ['KeyP'], accept: ['KeyA'], reject: ['KeyR'] },
  search: { search: ['Slash'] },
  rows: { down: ['KeyJ', 'ArrowDown'], up: ['KeyK', 'ArrowUp'], open: ['Enter'] },
  neighbours: { previous: ['KeyK', 'ArrowStart'], next: ['KeyJ', 'ArrowEnd'] },
  print: { back: ['Escape'] },
  toast: { undo: ['Ctrl+KeyZ'] },
  shell: { palette: ['Ctrl+KeyK'], menu: ['BracketLeft'], keys: ['Shift+Slash'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type KeySetName = keyof typeof keySets
export type KeyName<Name extends KeySetName> = keyof (typeof keySets)[Name] & string

/** Sets that are never on one page, and so may share keys. */
export const neverTogether: readonly (readonly [KeySetName, KeySetName])[] = [['rows', 'neighbours']]

/** Signs whose place differs between keyboards, also by what they type. */
export const signs: Readonly<Record<string, string>> = { Slash: '/', 'Shift+Slash': '?؟', BracketLeft: '[' }

export const physical = (code: string): string => {
  if (code !== 'ArrowStart' && code !== 'ArrowEnd') return code
  return (code === 'ArrowStart') === (document.documentElement.dir === 'rtl') ? 'ArrowRight' : 'ArrowLeft'
}

/** Whether this event is the chord. */
export function isChord(event: KeyboardEvent, chord: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key, code } = event
  const sign = signs[chord]
  // AltGr, which types signs on some keyboards, is Ctrl and Alt on Windows.
  if (sign?.includes(key)) return ctrlKey === altKey && !metaKey
  const parts = chord.split('+')
  return (
    code === physical(parts.at(-1) ?? '') &&
    (ctrlKey || metaKey) === parts.includes('Ctrl') &&
    shiftKey === parts.includes('Shift') &&
    !altKey &&
    // Where the key types another Latin sign, that sign is meant.
    (sign === undefined || key > '~')
  )
}
