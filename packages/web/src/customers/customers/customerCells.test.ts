import { expect, it } from 'vitest'
import { translator } from '../../kernel/text/texts.ts'
import { cellsOf } from './customerCells.ts'
import { customersText } from './customers.text.ts'

it('a customer added after midnight in Qatar has that day in the export', () => {
  const customer = {
    id: 7,
    fullname: 'Hessa Al-Thani',
    email: null,
    mobile: '55123456',
    image: null,
    created_at: '2026-03-09T21:30:00.000Z',
    status: true,
    active: true,
    last_order_day: '2026-03-11',
  }
  const days = cellsOf(customer, translator(customersText, 'en')).filter((cell) => cell instanceof Date)
  expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual(['2026-03-10', '2026-03-11'])
})
