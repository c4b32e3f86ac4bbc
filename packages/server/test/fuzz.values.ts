/** Seeded random numbers: the same seed makes the same calls. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const repeated = (open: string, close: string, times: number) =>
  `${open.repeat(times)}1${close.repeat(times)}`

export const deepList = repeated('[', ']', 12_000)
export const deepObject = repeated('{"a":', '}', 12_000)

const doc = (content: unknown) => JSON.stringify({ type: 'doc', content })
const nested = (levels: number): unknown => {
  let node: unknown = { type: 'paragraph' }
  for (let at = 0; at < levels; at++) node = { type: 'blockquote', content: [node] }
  return node
}

/** Unexpected values as JSON text, which can express more than JavaScript objects. */
export const oddValues: readonly string[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 0.001, 2 ** 31, 2 ** 53, 9_007_199_254_740_991, [], {}].map((value) =>
    JSON.stringify(value),
  ),
  '1e308',
  '1e400',
  '-0',
  ...[
    '',
    ' ',
    'x',
    '1',
    '-1',
    '0x10',
    '1e3',
    '٣',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '\u202eabc\u2066',
    '\u0085\u009f\u0007',
    "'; drop table orders; --",
    '%',
    '\\',
    '*:*&|!',
    '<b>x',
    'https://[::1',
    'a'.repeat(201),
    'س'.repeat(40_000),
    '🥙'.repeat(3000),
    '9'.repeat(400),
    'true',
    'null',
    '{"toString":1}',
    '[[[]]]',
  ].map((value) => JSON.stringify(value)),
  ...[
    '0000-01-01',
    '0001-01-01',
    '-000001-01-01',
    '9999-12-31',
    '+275760-09-13',
    '2030-02-30',
    '2030-13-01',
    '2030-01-01T24:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '9999-12-31T23:59:59.999Z',
    '2030-01-01T00:00:60Z',
    '2030-01-01T00:00:00.123456789Z',
    '25:00',
    '24:00',
    '00:00',
    '12:60 pm',
    '0-99',
  ].map((value) => JSON.stringify(value)),
  '{"toString":1}',
  '{"valueOf":1,"toString":1}',
  '{"length":-1}',
  '{"size":1,"name":"x"}',
  '{"then":1}',
  '{"toJSON":1}',
  '{"en":1,"ar":{"toString":1}}',
  '{"constructor":{"prototype":1}}',
  '[{"toString":1}]',
  '[null]',
  '[0,-1,1.5,"1"]',
  '[1,1]',
  '[999999999]',
  '[9007199254740993]',
  '["\\ud800"]',
  `[${Array.from({ length: 6000 }, (_, at) => at + 1).join()}]`,
  repeated('[', ']', 40),
  repeated('{"a":', '}', 40),
  ...[
    doc(undefined),
    doc([]),
    doc([nested(30)]),
    doc({ toString: 1 }),
    doc([{ type: 'text', text: { toString: 1 } }]),
    doc([{ type: { toString: 1 } }]),
    doc([{ type: 'paragraph', content: [{ type: 'text', text: '\ud800' }] }]),
    doc([{ type: 'heading', attrs: { level: { toString: 1 } } }]),
    deepList,
  ].map((value) => JSON.stringify(value)),
]

/** Strings for paths and queries, URL-encoded. */
export const oddParts: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '999999999',
  '9007199254740993',
  '99999999999999999999',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E2%80%AE',
  '%',
  '%zz',
  '..%2F..',
  '%20',
  'x'.repeat(300),
  '%D9%A3',
  '[object%20Object]',
  '__proto__',
  'null',
]
