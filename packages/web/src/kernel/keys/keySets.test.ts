import { describe, expect, it } from 'vitest'
import { capsOf } from './caps.ts'
import { type KeySetName, keySets, neverTogether } from './keySets.ts'

const names = Object.keys(keySets) as KeySetName[]
const chordsOf = (name: KeySetName): readonly string[] => Object.values(keySets[name]).flat()

/** Codes of keys that are at the same place on Latin and Arabic keyboards. */
const placed = /^((Ctrl|Shift)\+)?(Key[A-Z]|Digit\d|Slash|BracketLeft|Enter|Escape|Arrow(Up|Down|Start|End))$/
/** What browsers and screen readers do with Ctrl is theirs. */
const takenCtrl = /^Ctrl\+Key[NTWLRPFDSACVX]$/

describe('the keys of all pages', () => {
  it('do not clash within a set, nor between sets that may be on one page', () => {
    const apart = (a: KeySetName, b: KeySetName) =>
      neverTogether.some((pair) => pair.includes(a) && pair.includes(b))
    const clashes = names.flatMap((one, at) => [
      ...chordsOf(one).filter((chord, index, all) => all.indexOf(chord) !== index),
      ...names
        .slice(at + 1)
        .filter((other) => !apart(one, other))
        .flatMap((other) => chordsOf(one).filter((chord) => chordsOf(other).includes(chord))),
    ])
    expect(clashes).toEqual([])
  })

  it('are physical keys without AltGr, which types letters on other keyboards', () => {
    const all = names.flatMap(chordsOf)
    expect(all.filter((chord) => !placed.test(chord) || takenCtrl.test(chord))).toEqual([])
  })

  it('are named by what is printed on them', () => {
    expect(capsOf('Ctrl+KeyK')).toEqual(['Ctrl', 'K'])
    expect(capsOf('Shift+Slash')).toEqual(['?'])
    expect(capsOf('Escape')).toEqual(['Esc'])
  })
})
