import { readAddresses, sortAddresses } from '@sufra/contract/engagement/mailAddresses'
import { atQatar } from '@sufra/contract/kernel/clock'
import { expect, it } from 'vitest'
import { PushRefused } from '../../kernel/push/pusher.ts'
import { quietUntil } from './notifications.rules.ts'
import { mailOutcome, pushOutcome } from './outcome.ts'

it('is quiet from 22:00 until 8:00 in Qatar', () => {
  const until = (time: string) => quietUntil(atQatar('2030-03-14', time))?.toISOString()
  expect(until('07:59')).toBe('2030-03-14T05:00:00.000Z')
  expect(until('08:00')).toBeUndefined()
  expect(until('21:59')).toBeUndefined()
  expect(until('22:00')).toBe('2030-03-15T05:00:00.000Z')
})

it('tells broken addresses from good ones, each once', () => {
  expect(sortAddresses(['A@b.qa', ' a@b.qa', 'nora', 'x@y', 'c@d.qa\r\nBcc: e@f.qa'])).toMatchObject({
    good: ['a@b.qa'],
    broken: ['nora', 'x@y', 'c@d.qa\r\nBcc: e@f.qa'],
  })
})

it('reads addresses from lines and spreadsheets', () => {
  expect(readAddresses('a@b.qa, c@d.qa;\r\n\te@f.qa\nnora').good).toEqual(['a@b.qa', 'c@d.qa', 'e@f.qa'])
})

it('says that a mail may have arrived if the connection broke while it was handed over', () => {
  const error = (values: object) => Object.assign(new Error('no'), values)
  expect(mailOutcome(error({ code: 'ESOCKET', syscall: 'connect' })).result).toBe('again')
  expect(mailOutcome(error({ code: 'ECONNECTION' })).result).toBe('unknown')
  expect(mailOutcome(error({ code: 'ETIMEDOUT' })).result).toBe('unknown')
  expect(mailOutcome(error({ responseCode: 451, command: 'DATA' })).result).toBe('again')
  expect(mailOutcome(error({ responseCode: 421 })).hold).toBe(60)
})

it('retires addresses that do not exist, and none because the sender is unwelcome', () => {
  const refused = (response: string, command = 'RCPT TO') =>
    mailOutcome(
      Object.assign(new Error('no'), { responseCode: Number(response.slice(0, 3)), command, response }),
    )
  for (const response of [
    '550 no such user',
    '550 5.1.1 no such user',
    '550-5.1.10 null MX',
    '551 5.1.6 moved',
  ])
    expect(refused(response), response).toMatchObject({ reason: 'bounced', retire: true })
  for (const response of ['550 5.7.1 blocked, see spam list', '553 5.1.8 bad sender', '554 5.7.1 refused'])
    expect(refused(response), response).toEqual({ result: 'failed', reason: 'refused', detail: response })
  expect(refused('550 5.1.1 no such user', 'DATA').retire).toBeUndefined()
})

it('retires devices without the app, and holds everything if Firebase asks for patience', () => {
  expect(pushOutcome(new PushRefused(404, 'UNREGISTERED')).retire).toBe(true)
  expect(pushOutcome(new PushRefused(410, 'GONE')).retire).toBe(true)
  expect(pushOutcome(new PushRefused(429, 'QUOTA_EXCEEDED', 7)).hold).toBe(7)
  expect(pushOutcome(new PushRefused(400, 'INVALID_ARGUMENT')).reason).toBe('refused')
  expect(pushOutcome(new Error('socket hang up')).result).toBe('unknown')
})
