import { describe, expect, it } from 'vitest'
import { isComplete, notBelow, raised, withMax } from './limits.rules.ts'

const limits = (min_selection_needed: string, max_selection_needed: string, max_quantity: string) => ({
  min_selection_needed,
  max_selection_needed,
  max_quantity,
})

describe('limits of a choice', () => {
  it('set the quantity with the maximum', () => {
    expect(withMax('4')).toEqual({ max_selection_needed: '4', max_quantity: '4' })
  })

  it('are never below the one before', () => {
    expect(raised(limits('3', '2', '1'))).toEqual(limits('3', '3', '3'))
    expect(raised(limits('1', '4', '2'))).toEqual(limits('1', '4', '4'))
    expect(raised(limits('1', '2', '10'))).toEqual(limits('1', '2', '10'))
  })

  it('compare as numbers, not as texts', () => {
    expect(notBelow('9', '10')).toBe('10')
    expect(notBelow('10', '9')).toBe('10')
  })

  it('leave alone what is still empty', () => {
    expect(raised(limits('3', '', ''))).toEqual(limits('3', '', ''))
    expect(raised(limits('', '2', '2'))).toEqual(limits('', '2', '2'))
  })

  it('are complete when all three are there', () => {
    expect(isComplete(limits('0', '1', '1'))).toBe(true)
    expect(isComplete(limits('0', '1', ''))).toBe(false)
    expect(isComplete(limits('0', '', '1'))).toBe(false)
    expect(isComplete(limits('', '1', '1'))).toBe(false)
  })
})
