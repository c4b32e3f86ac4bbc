import type { KitchenPack } from '@sufra/contract/orders/orders'
import { expect, it } from 'vitest'
import { demandsOf, servingsText } from './kitchen.rules.ts'

it('names servings and people in both languages, with Arabic’s plurals', () => {
  const full = { enough_for: 6, servings: 3, people: 18 }
  expect(servingsText(full, 'en')).toBe('3 × serves 6 = 18 people')
  expect(servingsText(full, 'ar')).toBe('3 × يكفي 6 أشخاص = 18 شخصًا')
  expect(servingsText({ enough_for: 2, servings: 1, people: 2 }, 'ar')).toBe('1 × يكفي شخصين = شخصان')
  expect(servingsText({ enough_for: 12, servings: 1, people: 20 }, 'en')).toBe(
    '1 × serves 12 + 8 people = 20 people',
  )
  expect(servingsText({ enough_for: 100, servings: 1, people: 103 }, 'ar')).toBe(
    '1 × يكفي 100 شخص + 3 أشخاص = 103 أشخاص',
  )
  expect(servingsText({ enough_for: 6, servings: 1, people: 4 }, 'en')).toBe('1 × serves 6, 4 people in all')
})

const slip = (demands: readonly string[], notes = ''): KitchenPack['slips'][number] => ({
  id: 1,
  date: '2030-03-14',
  picked_time_iso_date: '2030-03-14T16:30:00.000Z',
  delivery_area: null,
  customer: 'Aisha',
  notes,
  lines: demands.map((additionalDemandsText, index) => ({
    name_en: `Dish ${index}`,
    name_ar: `طبق ${index}`,
    quantity: 1,
    servings: null,
    additionalDemandsText,
    choices: [],
    addons: [],
  })),
})

it('lists each demand once', () => {
  const { own, shared, notes } = demandsOf(slip(['No nuts', 'Extra hot', 'no  nuts ', ''], 'No nuts'))
  expect([...own.values()]).toEqual(['Extra hot'])
  expect(shared.map(({ text, lines }) => [text, lines.map(({ name_en }) => name_en)])).toEqual([
    ['No nuts', ['Dish 0', 'Dish 2']],
  ])
  expect(notes).toBe('')
  expect(demandsOf(slip(['No nuts'], 'Ring twice')).notes).toBe('Ring twice')
})
