import { describe, expect, it } from 'vitest'
import { FrontendReader, type Incoming, message, readAnswer, readsStdin, simpleQuery, sync } from './wire.ts'

const startup = Buffer.concat([Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])])
const parse = (name: string, text: string) => message('P', name, text, Buffer.from([0, 0]))
const bind = (portal: string, statement: string) => message('B', portal, statement, Buffer.alloc(6))

function readInPieces(bytes: Buffer, size: number): Incoming[] {
  const reader = new FrontendReader('c1_', new Set())
  const found: Incoming[] = []
  for (let at = 0; at < bytes.length; at += size) found.push(...reader.read(bytes.subarray(at, at + size)))
  return found
}

describe('reading what a client sends', () => {
  const batch = Buffer.concat([parse('', 'select 1'), bind('', ''), sync])
  const all = Buffer.concat([startup, batch, simpleQuery('select 2'), message('X')])

  it.each([1, 2, 3, 7, 1000])('yields whole batches, however the bytes arrive (%i at once)', (size) => {
    expect(readInPieces(all, size)).toEqual([
      { startup: 196608 },
      { batch: { bytes: batch, complete: true } },
      { batch: { bytes: simpleQuery('select 2'), complete: true } },
      { terminate: true },
    ])
  })

  it('prefixes named statements in every message that names one', () => {
    const named = new Set<string>()
    const reader = new FrontendReader('c7_', named)
    const sent = [parse('q', 'select 1'), bind('portal', 'q'), message('D', 'Sq'), message('C', 'Pq'), sync]
    const wanted = [
      parse('c7_q', 'select 1'),
      bind('portal', 'c7_q'),
      message('D', 'Sc7_q'),
      message('C', 'Pq'),
      sync,
    ]
    const found = [...reader.read(Buffer.concat([startup, ...sent]))]
    expect(found[1]).toEqual({ batch: { bytes: Buffer.concat(wanted), complete: true } })
    expect([...named]).toEqual(['q'])
  })

  it('rejects malformed messages instead of waiting for more', () => {
    const reader = new FrontendReader('', new Set())
    expect(() => [...reader.read(Buffer.from([0, 0, 0, 1, 0, 0]))]).toThrow('malformed')
  })
})

describe('reading an answer', () => {
  it('finds notifications and the state of the transaction', () => {
    const notification = message('A', Buffer.alloc(4), 'channel', 'payload')
    const answer = Buffer.concat([message('C', 'NOTIFY'), notification, message('Z', Buffer.from('T'))])
    expect(readAnswer(answer)).toEqual({ notifications: [notification], status: 'T' })
  })

  it('distinguishes COPY FROM STDIN from a text that contains it', () => {
    expect(readsStdin(simpleQuery(' copy t (a) from stdin'))).toBe(true)
    expect(readsStdin(parse('x', 'COPY t FROM STDIN'))).toBe(true)
    expect(readsStdin(simpleQuery("select 'copy t from stdin'"))).toBe(false)
    expect(readsStdin(simpleQuery('copy t to stdout; select 1 from stdin'))).toBe(false)
  })
})
