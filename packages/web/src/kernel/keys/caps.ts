import { physical, signs } from './keySets.ts'

/** What is printed on the keys of a chord. */
export const capsOf = (chord: string): readonly string[] =>
  signs[chord]
    ? [signs[chord].slice(0, 1)]
    : chord.split('+').map((part) => {
        const arrow = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }[physical(part)]
        return arrow ?? (part === 'Escape' ? 'Esc' : part.replace(/^Key/, ''))
      })
